import { describe, expect, it } from 'vitest'
import { BoardSearch, boardAddress } from './board-search.ts'
import { boardTitle } from './board-title.ts'
import { closesSoon } from './closes-soon.ts'

const read = (search: Record<string, unknown>) => BoardSearch.read(search)

describe('the address of the board', () => {
  it.each([
    [{}, '/jobs'],
    [{ q: '', location: '', type: '', sort: 'newest' }, '/jobs'],
    [{ q: ' analyst ', remote: true }, '/jobs?q=analyst&remote=true'],
    [{ q: '"data analyst"', sort: 'newest' }, '/jobs?q=%22data+analyst%22&sort=newest'],
    [{ q: '"data analyst"', sort: 'relevance' }, '/jobs?q=%22data+analyst%22'],
    [{ type: 'full-time', location: 'São Paulo' }, '/jobs?location=S%C3%A3o+Paulo&type=full-time'],
    [{ remote: 'true', cursor: 'abc' }, '/jobs?remote=true'],
    [{ level: 'entry', mode: 'hybrid', posted: 'week' }, '/jobs?level=entry&mode=hybrid&posted=week'],
    [{ location: 'Leeds', within: 25 }, '/jobs?location=Leeds&within=25'],
    [{ location: 'Leeds', within: '7' }, '/jobs?location=Leeds'],
    [{ level: 'chief', mode: '', posted: 'ever' }, '/jobs'],
    [{ type: 'gardening', remote: 'perhaps', sort: 'salary', cursor: 7, q: ['a'], ref: 'x' }, '/jobs'],
    [{ q: 'x'.repeat(201), location: { a: 1 } }, `/jobs?q=${'x'.repeat(200)}`],
  ])('reads %o, and drops invalid parameters (JOBS-21)', (search, address) => {
    expect(boardAddress(read(search))).toBe(address)
  })

  it('begins a changed search at its first page, and continues with a cursor', () => {
    const search = read({ q: 'nurse', cursor: 'abc' })
    expect(boardAddress(search, { sort: 'newest' })).toBe('/jobs?q=nurse&sort=newest')
    expect(boardAddress(search, { cursor: 'def' })).toBe('/jobs?q=nurse&cursor=def')
  })

  it.each([
    [{}, { value: 1286, isCapped: false }, '1,286 open jobs'],
    [{}, { value: 1, isCapped: false }, '1 open job'],
    [{}, { value: 10_000, isCapped: true }, '10,000+ open jobs'],
    [{ q: 'analyst', type: 'full-time' }, { value: 41, isCapped: false }, '41 full-time jobs for analyst'],
    [{ location: 'Porto', remote: true }, { value: 1, isCapped: false }, '1 remote job in Porto'],
  ])('shows the number of jobs in the title: %o (JOBS-21)', (search, count, title) => {
    expect(boardTitle(read(search), count)).toBe(title)
  })
})

describe('closesSoon', () => {
  const now = new Date('2025-10-27T15:00:00Z')
  it.each([
    [null, false, null],
    ['2025-10-26', true, 'Closed'],
    ['2025-10-26', false, 'Closes today, UTC'],
    ['2025-10-27', false, 'Closes today, UTC'],
    ['2025-10-28', false, 'Closes tomorrow, UTC'],
    ['2025-10-31', false, 'Closes Friday, UTC'],
    ['2025-11-02', false, 'Closes Sunday, UTC'],
    ['2025-11-03', false, null],
  ])('labels the deadline %s (closed: %s) as %s', (applicationDeadline, isClosed, label) => {
    expect(closesSoon({ applicationDeadline, isClosed, company: { timeZone: 'UTC' } }, now)).toBe(label)
  })
  it.each([
    ['Pacific/Auckland', '2025-10-28', 'Closes today, Auckland time'],
    ['America/Los_Angeles', '2025-10-28', 'Closes tomorrow, Los Angeles time'],
  ])("counts the days by the company's clock in %s", (timeZone, applicationDeadline, label) => {
    expect(closesSoon({ applicationDeadline, isClosed: false, company: { timeZone } }, now)).toBe(label)
  })
})
