import { and, eq } from 'drizzle-orm'
import { externalStatusChanges as changes, externalApplications as external } from '#db/schema/job-tracker.ts'
import { trackerImportApplications as log, type StoredValues, type trackerImports } from '#db/schema/tracker-import.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { readRates } from '#features/exchange-rates/server/read-rates.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { salaryTopOf } from '#features/job-tracker/salary-top.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { TrackedRow } from '../read-tracked-row.ts'
import { importedOf, type PlannedApplication } from './plan-applications.ts'
import { addPeople } from './store-contacts.ts'

export type Import = typeof trackerImports.$inferSelect
type InDollars = Awaited<ReturnType<typeof readRates>>
type Of<C extends PlannedApplication['change']> = Extract<PlannedApplication, { change: C }>

/**
 * Stores planned applications with the days of the file: the timeline begins on the day of applying. No reminder is made and nothing is sent.
 * Returns contacts that found no room.
 */
export async function storeApplications(db: Db, own: Import, planned: readonly PlannedApplication[]) {
  const rates = await readRates(db)
  const added = planned.flatMap((one) => (one.change === 'new' ? [prepare(one.row, own, rates)] : []))
  await addNew(db, own, added)
  const notes: RowProblem[] = []
  let people = 0
  const bring = async (row: TrackedRow, externalId: string, persons: TrackedRow['contacts']) => {
    const result = await addPeople(db, own, { about: { externalId }, people: persons, row: row.row })
    people += result.added
    notes.push(...result.notes)
  }
  for (const { row, id } of added) if (row.contacts.length > 0) await bring(row, id, row.contacts)
  const known = planned.filter(
    (one): one is Of<'changed' | 'same'> => one.change === 'changed' || one.change === 'same',
  )
  for (const one of known) {
    await updateOne(db, own, one, rates)
    if (one.people.length > 0) await bring(one.row, one.known.id, one.people)
  }
  const changed = known.filter(({ change }) => change === 'changed').length
  return { added: added.length, changed, same: known.length - changed, people, notes }
}

/** The day of a file at midnight UTC, never later than the import itself. */
function instantOf(day: string | null, latest: Date): Date | null {
  if (day === null) return null
  const at = new Date(`${day}T00:00:00Z`)
  return at < latest ? at : latest
}

function prepare(row: TrackedRow, { userId, createdAt }: Import, rates: InDollars) {
  const appliedAt = instantOf(row.appliedOn, createdAt) ?? createdAt
  const stated = instantOf(row.statusOn, createdAt)
  // a step cannot come before the application
  const later = stated ? (stated < appliedAt ? appliedAt : stated) : createdAt
  const statusUpdatedAt = row.status === 'submitted' ? appliedAt : later
  const id = newId()
  const { title, companyName, status } = row
  return {
    id,
    row,
    values: {
      ...{ id, userId, title, companyName, status, appliedAt, statusUpdatedAt },
      ...optionalColumns(row, rates),
      appliedOn: row.appliedOn ?? isoDay(createdAt),
    },
  }
}

type Optional = Pick<TrackedRow, 'location' | 'link' | 'employmentType' | 'salaryText' | 'notes'>

const optionalColumns = ({ location, link, employmentType, salaryText, notes }: Optional, rates: InDollars) => ({
  location: location || null,
  link: link || null,
  employmentType: employmentType || null,
  salaryText: salaryText || null,
  salaryTop: salaryText ? salaryTopOf(salaryText, rates) : null,
  notes: notes || null,
})

async function addNew(db: Db, { id: importId }: Import, added: ReturnType<typeof prepare>[]): Promise<void> {
  if (added.length === 0) return
  await db.insert(external).values(added.map(({ values }) => values))
  const steps = added.flatMap(({ id: externalId, values: { status, appliedAt, statusUpdatedAt } }) => {
    const sent = { externalId, fromStatus: null, toStatus: 'submitted' as const, changedAt: appliedAt }
    if (status === 'submitted') return [sent]
    return [sent, { externalId, fromStatus: 'submitted' as const, toStatus: status, changedAt: statusUpdatedAt }]
  })
  await db.insert(changes).values(steps)
  await db
    .insert(log)
    .values(added.map(({ id: externalId, row }) => ({ importId, externalId, imported: importedOf(row) })))
}

/** Changes what the plan says, and remembers what was there before. */
async function updateOne(db: Db, own: Import, one: Of<'changed' | 'same'>, rates: InDollars): Promise<void> {
  const { row, known, values } = one
  const before: StoredValues = Object.fromEntries(Object.keys(values).map((key) => [key, known.values[key] ?? '']))
  if (Object.keys(values).length > 0) {
    const { status, salaryText, ...texts } = values
    const statusAt = instantOf(row.statusOn, own.createdAt) ?? own.createdAt
    await db
      .update(external)
      .set({
        ...texts,
        ...(salaryText !== undefined && { salaryText, salaryTop: salaryTopOf(salaryText, rates) }),
        ...(status !== undefined && { status: status as ApplicationStatus, statusUpdatedAt: statusAt }),
      })
      .where(and(eq(external.id, known.id), eq(external.userId, own.userId)))
    if (status !== undefined) {
      const [fromStatus, toStatus] = [known.values.status, status] as [ApplicationStatus, ApplicationStatus]
      const id = newId()
      await db.insert(changes).values({ id, externalId: known.id, fromStatus, toStatus, changedAt: statusAt })
      before.step = id
    }
  }
  const said = importedOf(row)
  // what an earlier file said and this one does not is still known
  const imported = {
    ...known.imported,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
  }
  await db.insert(log).values({ importId: own.id, externalId: known.id, imported, before }).onConflictDoNothing()
}
