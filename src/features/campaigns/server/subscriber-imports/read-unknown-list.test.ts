import { describe, expect, it } from 'vitest'
import { fileQuestion } from '../../imports/leaver-signs.ts'
import type { SubscribersOptions } from '../../imports/read-subscribers.ts'
import { readList } from './read-list.ts'

const today = '2026-11-30'
async function read(lines: string[] | Uint8Array, options: Partial<SubscribersOptions> = {}) {
  const bytes = lines instanceof Uint8Array ? lines : Buffer.from(lines.join('\n'))
  const file = await readList(bytes, { fileName: 'list.csv', today, ...options })
  if (typeof file === 'string') throw new Error(file)
  const open = file.questions.filter(({ suggestion }) => suggestion === null)
  return { ...file, open, states: file.people.map(({ state }) => state) }
}

describe('a list that does not say who left', () => {
  const lines = ['email,Name,Kreis', 'ida@x.example,Ida,drin', 'bo@x.example,Bo,draussen']

  it('is asked about once, and everybody is what the answer says', async () => {
    expect(await read(lines)).toMatchObject({ openQuestions: 1, states: ['asked', 'asked'] })
    for (const state of ['active', 'left'])
      expect((await read(lines, { answers: { [fileQuestion]: state } })).states).toEqual([state, state])
  })

  it('can have a column that says it, whose values are then asked', async () => {
    const chosen = await read(lines, { answers: { [fileQuestion]: 'column:2' } })
    expect(chosen.states).toEqual(['asked', 'asked'])
    expect(chosen.open.map(({ text }) => text)).toEqual([expect.stringContaining('does not say'), 'drin', 'draussen'])
    const [, one = { id: '' }, two = { id: '' }] = chosen.open
    const answers = { [fileQuestion]: 'column:2', [one.id]: 'active', [two.id]: 'left' }
    const answered = await read(lines, { answers })
    expect(answered).toMatchObject({ openQuestions: 0, states: ['active', 'left'] })
    // as the worker reads it
    const again = await read(lines, { answers: answered.chosenAnswers, columns: answered.chosenColumns })
    expect(again.states).toEqual(['active', 'left'])
  })

  it('keeps the answer of an import that was started before the question was another one', async () => {
    const answers = { 'choice:whole file:no column says who agreed': 'active' }
    expect((await read(lines, { answers })).states).toEqual(['active', 'active'])
  })
})

describe('a column that no name explains', () => {
  it('is asked about if it has days: they can be those of leaving', async () => {
    const lines = [
      'email,Status,Vermerk',
      'ida@x.example,active,2024-02-13',
      'bo@x.example,active,2024-03-14',
      'cy@x.example,active,',
    ]
    const first = await read(lines)
    expect(first.states).toEqual(['asked', 'asked', 'active'])
    expect(first.people[0]).toMatchObject({ subscribedOn: 'asked' })
    const [{ id = '', options = [] } = {}] = first.open
    expect(options.map(({ value }) => value)).toEqual(['subscribed', 'left_on', ''])
    expect((await read(lines, { answers: { [id]: 'left_on' } })).people).toMatchObject([
      { state: 'left', leftOn: '2024-02-13' },
      { state: 'left' },
      { state: 'active' },
    ])
    const answered = await read(lines, { answers: { [id]: 'subscribed' } })
    expect(answered.people[0]).toMatchObject({ state: 'active', subscribedOn: '2024-02-13' })
    const again = await read(lines, { answers: answered.chosenAnswers, columns: answered.chosenColumns })
    expect(again.people).toEqual(answered.people)
    expect((await read(lines, { answers: { [id]: '' } })).openQuestions).toBe(0)
  })

  it('is asked about if it has a few words that repeat', async () => {
    const lines = [
      'email,Status,Kreis',
      ...['A', 'B', 'A', 'B'].map((one, at) => `p${at}@x.example,active,Kreis ${one}`),
    ]
    const first = await read(lines)
    expect(first.open).toMatchObject([{ kind: 'whole', column: 'Kreis' }])
    const [{ id = '' } = {}] = first.open
    expect((await read(lines, { answers: { [id]: 'tags' } })).people[0]).toMatchObject({ tags: ['Kreis A'] })
    expect((await read(lines, { answers: { [id]: 'state' } })).states).toEqual(['asked', 'asked', 'asked', 'asked'])
    expect((await read(lines, { answers: { [id]: '' } })).people[0]).toMatchObject({ state: 'active', tags: [] })
  })

  it('is not asked about if its name says that it is about something else, or the system is known', async () => {
    const other = ['email,Status,Country,Last opened,Birthday', 'ida@x.example,active,DE,2024-01-01,1990-01-01']
    expect((await read(other)).openQuestions).toBe(0)
    const listmonk = [
      'uuid,email,name,attributes,status,created_at,updated_at',
      'u1,ida@x.example,Ida,{},enabled,2024-01-01,2024-01-02',
    ]
    expect((await read(listmonk)).openQuestions).toBe(0)
  })
})

describe('a list of people', () => {
  it('has days of leaving in a column that speaks of leaving, also among marks', async () => {
    const { people } = await read([
      'E-mail;Newsletter;Afgemeld',
      'a@x.example;ja;15-01-2025',
      'b@x.example;ja;x',
      'c@x.example;ja;',
    ])
    expect(people).toMatchObject([
      { state: 'left', leftOn: '2025-01-15' },
      { state: 'left', leftOn: null },
      { state: 'active' },
    ])
  })

  it('asks about people without a day of confirmation where others have one', async () => {
    const lines = [
      'email,registered,activated,deactivated',
      'a@x.example,2025-01-01,2025-01-01,',
      'b@x.example,2025-01-02,,',
    ]
    const { states, open } = await read(lines)
    expect(states).toEqual(['active', 'asked'])
    const [{ id = '' } = {}] = open
    expect((await read(lines, { answers: { [id]: 'left' } })).people[1]).toMatchObject({ reason: 'unconfirmed' })
  })

  it('has several tags in a cell if others have them alone', async () => {
    const lines = [
      'email,Status,Gruppe',
      ...['jobs', 'salary', 'jobs/salary', 'r/d'].map((one, at) => `p${at}@x.example,active,${one}`),
    ]
    expect((await read(lines)).people.map(({ tags }) => tags)).toEqual([
      ['jobs'],
      ['salary'],
      ['jobs', 'salary'],
      ['r/d'],
    ])
  })

  it.each([
    ['names and addresses', ['Ida Ek <ida@x.example>', '"Li, Bo" <bo@x.example>'], ['Ida Ek', 'Bo Li']],
    ['all on one line', ['ida@x.example; bo@x.example'], [null, null]],
    ['titles above', ['Liste: jobs', '2 Mitglieder', '', 'ida@x.example', 'bo@x.example'], [null, null]],
    ['names beside them', ['ida@x.example Ida Ek', 'bo@x.example Bo Li'], ['Ida Ek', 'Bo Li']],
  ])('can be a text with %s', async (_name, lines, names) => {
    const { people, openQuestions } = await read(lines)
    expect(people.map(({ email }) => email)).toEqual(['ida@x.example', 'bo@x.example'])
    expect(people.map(({ name }) => name)).toEqual(names)
    expect(openQuestions).toBe(1)
  })

  it('can be a text whose headings and marks say who left, which are asked', async () => {
    const { open, states } = await read([
      'Members:',
      ' ida@x.example',
      ' bo@x.example (nomail)',
      'Disabled:',
      ' cy@x.example',
    ])
    expect(states).toEqual(['asked', 'asked', 'left'])
    expect(open.map(({ column, text }) => [column, text])).toEqual([
      ['Section status', 'Members'],
      ['Status', 'nomail'],
    ])
  })

  it('has the letters of Central Europe', async () => {
    // 'Wiesław Łoś' as Windows writes it in Poland
    const name = Buffer.from([...Buffer.from('Wies'), 0xb3, ...Buffer.from('aw '), 0xa3, 0x6f, 0x9c])
    const bytes = Buffer.concat([Buffer.from('email;Name;Status\nw@x.example;'), name, Buffer.from(';active\n')])
    expect((await read(bytes)).people[0]?.name).toBe('Wiesław Łoś')
  })
})
