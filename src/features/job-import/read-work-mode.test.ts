import { describe, expect, it } from 'vitest'
import { workModeOf } from './read-work-mode.ts'
import { contextOf } from './row-context.testing.ts'
import { isRemotePlace } from './work-mode-words.ts'

type Cells = Partial<Record<'work_mode' | 'remote' | 'hybrid' | 'on_site' | 'location', string>>
const of = (cells: Cells) => {
  const context = contextOf(cells)
  return { mode: workModeOf(context, cells.location ? [cells.location] : []), open: [...context.open] }
}

describe('the work mode of a line', () => {
  it.each<[string, Cells, string | null, number | null]>([
    ['English', { work_mode: 'On-site' }, 'on-site', null],
    ['English, as an export writes it', { work_mode: 'ON_SITE' }, 'on-site', null],
    ['English, an office', { work_mode: 'In office' }, 'on-site', null],
    ['English, days', { work_mode: 'Hybrid (3 days in the office)' }, 'hybrid', 3],
    ['English, days at home', { work_mode: 'Hybrid, 2 days remote' }, 'hybrid', null],
    ['English, more days than a week leaves', { work_mode: 'Hybrid, 7 days in the office' }, 'hybrid', null],
    ['English, a company', { work_mode: 'Fully remote' }, 'remote', null],
    ['German', { work_mode: 'Hybrid, 2 Tage im Büro' }, 'hybrid', 2],
    ['German, on site', { work_mode: 'Vor Ort' }, 'on-site', null],
    ['German, at home', { work_mode: 'Homeoffice' }, 'remote', null],
    ['French', { work_mode: 'Télétravail complet' }, 'remote', null],
    ['French, on site', { work_mode: 'Présentiel' }, 'on-site', null],
    ['Spanish', { work_mode: 'Híbrido' }, 'hybrid', null],
    ['Portuguese', { work_mode: 'Presencial' }, 'on-site', null],
    ['Dutch', { work_mode: 'Hybride, 3 dagen op kantoor' }, 'hybrid', 3],
    ['Swedish', { work_mode: 'På distans' }, 'remote', null],
    ['Polish', { work_mode: 'Praca zdalna' }, 'remote', null],
    ['Polish, both', { work_mode: 'hybrydowo' }, 'hybrid', null],
    ['the older column', { remote: 'yes' }, 'remote', null],
    ['two flags', { remote: 'false', hybrid: 'false' }, 'on-site', null],
    ['German, possible', { work_mode: 'Homeoffice möglich' }, 'hybrid', null],
    ['German, none', { work_mode: 'kein Homeoffice' }, 'on-site', null],
    ['Italian', { work_mode: 'In presenza' }, 'on-site', null],
    ['a flag of its own', { remote: 'false', hybrid: 'true' }, 'hybrid', null],
    ['a location that is none', { location: 'Remote' }, 'remote', null],
    ['a location and its place', { location: 'Remote - Germany' }, 'remote', null],
    ['the older column, a mode', { remote: 'Hybrid' }, 'hybrid', null],
    ['both columns', { work_mode: 'on-site', remote: 'no' }, 'on-site', null],
    ['a location', { location: 'Hybrid, Berlin' }, 'hybrid', null],
    ['a location that is a place', { location: 'Remote Oregon' }, null, null],
    ['nothing', {}, null, null],
  ])('is read: %s', (_, cells, workMode, onSiteDays) => {
    expect(of(cells)).toEqual({ mode: { workMode, onSiteDays }, open: [] })
  })

  it.each<Cells>([
    { work_mode: 'flexible' },
    { remote: 'maybe' },
    { remote: 'no' },
    { remote: 'false' },
    { work_mode: 'Office or remote' },
  ])('is asked where it is not understood: %j', (cells) => {
    expect(of(cells)).toEqual({ mode: null, open: Object.keys(cells) })
  })

  it.each([
    ['Remote', true],
    ['Remote, Germany', true],
    ['Porto (remote)', true],
    ['Télétravail', true],
    ['Remote Oregon', false],
    ['No remote', false],
  ])('%s in a location means work from home: %s', (location, isRemote) => {
    expect(isRemotePlace(location)).toBe(isRemote)
  })
})
