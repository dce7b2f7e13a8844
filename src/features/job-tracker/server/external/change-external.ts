import { count, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { externalStatusChanges as changes, externalApplications } from '#db/schema/job-tracker.ts'
import type { TrackedApplication } from '#features/applications/contract.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { readRates } from '#features/exchange-rates/server/read-rates.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { sanitizeRichText } from '#server/rich-text.ts'
import { transaction } from '#server/transaction.ts'
import type { ExternalFields } from '../../contract.ts'
import { maxExternal } from '../../rules.ts'
import { salaryTopOf } from '../../salary-top.ts'
import { asTrackedExternal, loadExternal } from './external-rows.ts'

/* No audit and no event: external applications are private, and their history belongs to the seeker. */

/** Adds an external application; TOO_MANY_EXTERNAL at the limit. */
export const addExternal = (outer: SignedIn, fields: ExternalFields): Promise<TrackedApplication> =>
  transaction(outer, async ({ db, viewer }) => {
    await requireRoom(db, viewer.userId)
    const [id, now] = [newId(), new Date()]
    const columns = columnsOf(fields, now, await readRates(db))
    const values = { id, userId: viewer.userId, ...columns, statusUpdatedAt: now }
    const notes = { notes: fields.notes || null, notesAt: fields.notes ? now : null }
    const [row] = await db
      .insert(externalApplications)
      .values({ ...values, ...notes })
      .returning()
    await db.insert(changes).values({ externalId: id, fromStatus: null, toStatus: fields.status, changedAt: now })
    return asTrackedExternal(found(row))
  })

/** Changes all fields of an external application; a changed status is added to its history. */
export const updateExternal = (outer: SignedIn, { id, ...fields }: ExternalFields & { id: string }) =>
  transaction(outer, async ({ db, viewer }) => {
    const before = await loadExternal(db, viewer.userId, id, { toChange: true })
    const now = new Date()
    if (before.status !== fields.status) await step(db, before, fields.status, now)
    const notes = fields.notes || null
    const [row] = await db
      .update(externalApplications)
      .set({
        // if the day is unchanged, keep its exact timestamp
        ...columnsOf(fields, before.appliedOn === fields.appliedOn ? before.appliedAt : now, await readRates(db)),
        notes,
        notesAt: notes === before.notes ? before.notesAt : now,
      })
      .where(eq(externalApplications.id, id))
      .returning()
    return asTrackedExternal(found(row))
  })

/** Sets the status of an external application (TRACK-19); setting the same status again changes nothing. */
export const setExternalStatus = (outer: SignedIn, { id, status }: { id: string; status: ApplicationStatus }) =>
  transaction(outer, async ({ db, viewer }) => {
    const before = await loadExternal(db, viewer.userId, id, { toChange: true })
    if (before.status !== status) await step(db, before, status, new Date())
    return asTrackedExternal(await loadExternal(db, viewer.userId, id))
  })

/** Saves the private note on an external application; an empty note removes it. */
export const updateExternalNotes = (outer: SignedIn, { id, notes }: { id: string; notes: string }) =>
  transaction(outer, async ({ db, viewer }) => {
    await loadExternal(db, viewer.userId, id, { toChange: true })
    const set = { notes: notes || null, notesAt: new Date(), updatedAt: sql`${externalApplications.updatedAt}` }
    await db.update(externalApplications).set(set).where(eq(externalApplications.id, id))
    return { notes: set.notes }
  })

/** Deletes an external application with its history, reminders and contacts. */
export const deleteExternal = (outer: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> =>
  transaction(outer, async ({ db, viewer }) => {
    await loadExternal(db, viewer.userId, id, { toChange: true })
    await db.delete(externalApplications).where(eq(externalApplications.id, id))
    return { deleted: true }
  })

async function step(
  db: Db,
  { id, status }: { id: string; status: ApplicationStatus },
  to: ApplicationStatus,
  now: Date,
) {
  await db.update(externalApplications).set({ status: to, statusUpdatedAt: now }).where(eq(externalApplications.id, id))
  await db.insert(changes).values({ externalId: id, fromStatus: status, toStatus: to, changedAt: now })
}

/** Throws TOO_MANY_EXTERNAL at the limit. Locks the person, so that of two parallel additions the second one counts the first. */
async function requireRoom(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [row] = await db
    .select({ taken: count() })
    .from(externalApplications)
    .where(eq(externalApplications.userId, userId))
  if ((row?.taken ?? 0) >= maxExternal) throw new DomainError('TOO_MANY_EXTERNAL')
}

function columnsOf(
  { notes: _notes, employmentType, description, ...fields }: ExternalFields,
  now: Date,
  inDollars: Awaited<ReturnType<typeof readRates>>,
) {
  const { title, companyName, location, link, appliedOn, salaryText, status } = fields
  return {
    title,
    companyName,
    location: location || null,
    link: link || null,
    employmentType: employmentType || null,
    salaryText: salaryText || null,
    ...(description !== undefined && { description: sanitizeRichText(description) || null }),
    salaryTop: salaryTopOf(salaryText, inDollars),
    status,
    appliedOn,
    appliedAt: appliedOn === isoDay(now) ? now : new Date(`${appliedOn}T00:00:00Z`),
  }
}
