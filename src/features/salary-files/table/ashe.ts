import type { Table } from '#features/import-files/table.ts'
import { type PayUnit, readPayUnit } from './pay-period.ts'

/** What the title of a table of the Annual Survey of Hours and Earnings says of all its rows. */
export type AsheTitle = { unit: PayUnit; area: string; people: string; isByPlace: boolean }

const NATIONS = [
  'United Kingdom',
  'Great Britain',
  'England and Wales',
  'England',
  'Wales',
  'Scotland',
  'Northern Ireland',
]

const REGIONS =
  /^(North East|North West|Yorkshire and The Humber|East Midlands|West Midlands|East of England|East|London|South East|South West|England and Wales|England|Wales|Scotland|Northern Ireland|United Kingdom|Great Britain)(?:\s*[,:/–-]\s*|\s{2,}|$)/i

/** Tables of regions by occupation have both in one cell: 'North East, Health professionals'. */
export function regionIn(name: string): { region: string; rest: string } | null {
  const [whole = '', region = ''] = REGIONS.exec(name) ?? []
  return region === '' ? null : { region, rest: name.slice(whole.length) }
}

/**
 * Reads 'Table 14.7a Annual pay - Gross (£) - For full-time employee jobs: United Kingdom, 2023' above a table, or 'no pay' for one about
 * hours; null for a table of another office.
 */
export function readAsheTitle({ around }: Pick<Table, 'around'>, fileName: string): AsheTitle | 'no pay' | null {
  const titles = around.map(({ text }) => text)
  const all = [...titles, fileName].join(' ')
  const title = titles.find((text) => /^table \d+\.\d+/i.test(text.trim())) ?? ''
  const isAshe = /\bASHE\b|annual survey of hours and earnings|office for national statistics/i.test(all)
  if (!isAshe && !/employee jobs/i.test(title)) return null
  if (/hours worked|paid hours/i.test(title)) return 'no pay'
  const about = title || all
  const unit = readPayUnit(/\b(annual|weekly|hourly)\b(?! survey)/i.exec(about)?.[0] ?? '') ?? 'year'
  const [, people = 'all employee jobs'] = /\bfor ((?:[\p{L}-]+ ){0,5}employee jobs)/iu.exec(about) ?? []
  return {
    unit,
    area: NATIONS.find((nation) => about.includes(nation)) ?? 'United Kingdom',
    people,
    isByPlace: /table [78]\.|place of (?:work|residence) by/i.test(all),
  }
}
