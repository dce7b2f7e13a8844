import type { StoredValues } from '#db/schema/tracker-import.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { maxExternal } from '#features/job-tracker/rules.ts'
import type { Db } from '#server/context.ts'
import { applicationKey, linkKey } from '../application-key.ts'
import type { ReadPerson } from '../read-people.ts'
import { noCompany, noTitle, type TrackedRow } from '../read-tracked-row.ts'
import { type KnownApplication, listKnown } from './known-applications.ts'
import { listOwn } from './own-applications.ts'

type Known = {
  known: KnownApplication
  values: StoredValues
  /** Names of what differs from the file and is kept, because it was changed here. */
  kept: string[]
  people: ReadPerson[]
}
export type PlannedApplication = { row: TrackedRow } & (
  | { change: 'new' }
  | ({ change: 'changed' | 'same' } & Known)
  | { change: 'left-out'; reason: string }
)

const SENT = 'is an application that you sent here'
const FULL = `you can track up to ${maxExternal.toLocaleString('en-US')} external applications`
const labels: Record<string, string> = {
  status: 'Status',
  link: 'Link',
  location: 'Location',
  salaryText: 'Salary',
  employmentType: 'Employment type',
  notes: 'Notes',
}
/** Fields that an application can be without; one that was added by hand gets them from a file. */
const optional = ['link', 'location', 'salaryText', 'employmentType', 'notes'] as const

type PlanOptions = {
  /** 'YYYY-MM-DD' */
  today: string
  /** The import that has begun to store the rows before these. */
  importId?: string
}

/** What an import does with each row. An application is known by company, title and day, or by its link, as here or as an earlier file said. */
export async function planApplications(
  db: Db,
  userId: string,
  rows: readonly TrackedRow[],
  { today, importId }: PlanOptions,
): Promise<PlannedApplication[]> {
  const all = await listKnown(db, userId)
  const own = await listOwn(db, userId)
  // rows that this import has stored are no older applications
  const known = all.filter((one) => one.importId === null || one.importId !== importId)
  const sent = new Set(own.filter(({ isExternal }) => !isExternal).map(applicationKey))
  const here = matchKnown(rows, known, today)
  let room = maxExternal - all.length
  return rows.map((row): PlannedApplication => {
    const one = here.get(row)
    if (one) return planKnown(row, one)
    if (sent.has(applicationKey({ ...row, appliedOn: row.appliedOn ?? today })))
      return { row, change: 'left-out', reason: SENT }
    if (room <= 0) return { row, change: 'left-out', reason: FULL }
    room -= 1
    return { row, change: 'new' }
  })
}

type Keyed = { title?: string; companyName?: string; appliedOn?: string; link?: string }

/** Rows find their application by company, title and day; those that are left find one by its link. */
function matchKnown(rows: readonly TrackedRow[], known: readonly KnownApplication[], today: string) {
  const found = new Map<TrackedRow, KnownApplication>()
  const taken = new Set<KnownApplication>()
  for (const keyOf of [wholeKey, addressKey]) {
    const byKey = new Map<string, KnownApplication>()
    for (const one of known)
      for (const values of [one.imported, one.values]) {
        const key = values && keyOf(values)
        if (key) byKey.set(key, one)
      }
    for (const row of rows) {
      const key = keyOf({ ...row, appliedOn: row.appliedOn ?? today })
      const one = key ? byKey.get(key) : undefined
      if (!one || found.has(row) || taken.has(one)) continue
      found.set(row, one)
      taken.add(one)
    }
  }
  return found
}

const wholeKey = ({ title = '', companyName = '', appliedOn = '' }: Keyed): string | null =>
  applicationKey({ title, companyName, appliedOn })
const addressKey = ({ title = '', companyName = '', appliedOn = '', link = '' }: Keyed): string | null =>
  linkKey({ title, companyName, appliedOn, link })

/** A value of the file replaces only what an earlier file said, or nothing: never what was changed here. */
function planKnown(row: TrackedRow, known: KnownApplication): PlannedApplication {
  const said = importedOf(row)
  const values: StoredValues = {}
  const kept: string[] = []
  for (const [key, value] of Object.entries(said)) {
    const now = known.values[key]
    if (now === undefined || value === '' || value === now || value === noTitle || value === noCompany) continue
    const base = known.imported?.[key] ?? (optional.some((one) => one === key) ? '' : undefined)
    if (now === base) values[key] = value
    else if (labels[key] && value !== known.imported?.[key]) kept.push(labels[key])
  }
  const before = new Set((known.imported?.people ?? '').split('\n'))
  const people = row.contacts.filter(({ name }) => !before.has(name))
  const isChanged = Object.keys(values).length > 0 || people.length > 0
  return { row, change: isChanged ? 'changed' : 'same', known, values, kept, people }
}

/** What the file says, as it is remembered. */
export const importedOf = (row: TrackedRow): StoredValues => ({
  title: row.title,
  companyName: row.companyName,
  appliedOn: row.appliedOn ?? '',
  status: row.status,
  link: row.link,
  location: row.location,
  salaryText: row.salaryText,
  employmentType: row.employmentType,
  notes: row.notes,
  people: row.contacts.map(({ name }) => name).join('\n'),
})

export const leftOutOf = (planned: readonly PlannedApplication[]): RowProblem[] =>
  planned.flatMap((one) => (one.change === 'left-out' ? [{ row: one.row.row, column: '', reason: one.reason }] : []))

export const keptNotes = (planned: readonly PlannedApplication[]): RowProblem[] =>
  planned.flatMap((one) =>
    one.change === 'changed' || one.change === 'same'
      ? one.kept.map((column) => ({ row: one.row.row, column, reason: 'was changed here and is kept' }))
      : [],
  )
