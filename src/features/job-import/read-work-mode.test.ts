import { describe, expect, it } from 'vitest'
import { readWorkMode } from './read-work-mode.ts'

type Cells = Partial<Record<'work_mode' | 'remote' | 'location', string>>
const of = (cells: Cells) => readWorkMode((column) => cells[column] ?? '')

describe('the work mode of a line', () => {
  it.each<[string, Cells, ReturnType<typeof of>['workMode'], number | null]>([
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
    ['the older column, no', { remote: 'no' }, null, null],
    ['the older column, a mode', { remote: 'Hybrid' }, 'hybrid', null],
    ['both columns', { work_mode: 'on-site', remote: 'no' }, 'on-site', null],
    ['a location', { location: 'Hybrid, Berlin' }, 'hybrid', null],
    ['a location that is a place', { location: 'Remote Oregon' }, null, null],
    ['nothing', {}, null, null],
  ])('is read: %s', (_, cells, workMode, onSiteDays) => {
    expect(of(cells)).toEqual({ workMode, onSiteDays, notes: [] })
  })

  it('is left out and noted where it is not understood', () => {
    expect(of({ work_mode: 'flexible', remote: 'maybe' })).toEqual({
      workMode: null,
      onSiteDays: null,
      notes: [
        { column: 'work_mode', reason: "“flexible” isn't on-site, hybrid or remote: it is left out" },
        { column: 'remote', reason: "“maybe” isn't on-site, hybrid or remote: it is left out" },
      ],
    })
  })
})
