import { and, eq, ne } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { accountErasures } from '#db/schema/privacy.ts'
import { avatars } from '#db/schema/profiles.ts'
import { deleteUser } from '#features/accounts/server/delete-user.ts'
import { emitIfStaff } from '#features/accounts/server/staff-left.ts'
import { deleteNewsletterAddress } from '#features/campaigns/server/delete-address.ts'
import { deleteInvitationsTo } from '#features/companies/server/delete-invitations.ts'
import { deleteFilesOf } from '#features/documents/server/stored-files.ts'
import { anonymizeViews } from '#features/job-board/server/anonymize-views.ts'
import type { Db, Services } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { accountDeleted } from '../events.ts'

export type Person = { userId: string; name: string; email: string }

/**
 * Deletes a person and all their rows in the caller's transaction. Sessions end, and open application lists of companies update.
 * `finishErasure` then removes files and texts in other people's notifications and sends the goodbye email.
 */
export async function eraseAccount(tx: Pick<Services, 'db'> & UnitOfWork, person: Person): Promise<void> {
  const { userId, email } = person
  await tx.db.insert(accountErasures).values(await countRemaining(tx.db, person))
  const readers = await companyPeople(tx.db, userId)
  await anonymizeViews(tx.db, userId)
  await deleteInvitationsTo(tx.db, email)
  await deleteNewsletterAddress(tx.db, email)
  await emitIfStaff(tx, userId)
  await deleteUser(tx.db, userId)
  for (const { userId: reader, ...payload } of readers) await publish(tx.db, [reader], 'application_changed', payload)
  await tx.emit(accountDeleted({ userId }))
}

/** The data that `finishErasure` needs: the keys of files, and the names and addresses that occur in other people's notifications. */
async function countRemaining(db: Db, { userId, name, email }: Person) {
  const pictures = await db.select({ key: avatars.key }).from(avatars).where(eq(avatars.userId, userId))
  const sent = await db
    .select({ name: applications.fullName, email: applications.email })
    .from(applications)
    .where(eq(applications.userId, userId))
  const pendingLinks = await db
    .select({ email: oneTimeLinks.email })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.userId, userId))
  const quotes = [
    name,
    email,
    ...sent.flatMap((one) => [one.name, one.email]),
    ...pendingLinks.map((one) => one.email ?? ''),
  ]
  const fileKeys = [...(await deleteFilesOf(db, userId)), ...pictures.map(({ key }) => key)]
  return { id: userId, name, email, fileKeys, quotes: [...new Set(quotes)].filter(Boolean) }
}

/** The company members whose lists show an application of the person, with the application. */
async function companyPeople(db: Db, userId: string) {
  return db
    .selectDistinct({ userId: companyMembers.userId, applicationId: applications.id, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .where(and(eq(applications.userId, userId), ne(companyMembers.userId, userId)))
}
