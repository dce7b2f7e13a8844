import { and, eq, ne } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/jobs.ts'
import { accountErasures } from '#db/schema/privacy.ts'
import { avatars } from '#db/schema/profiles.ts'
import { deleteUser } from '#features/accounts/server/delete-user.ts'
import { requireOwnPassword } from '#features/accounts/server/own-password.ts'
import { signOut } from '#features/accounts/server/sign-out.ts'
import { dropInvitationsTo } from '#features/companies/server/forget-invited.ts'
import { dropFilesOf } from '#features/documents/server/kept-files.ts'
import { forgetReader } from '#features/jobs/server/forget-reader.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { tell } from '#server/live.ts'
import { transaction } from '#server/transaction.ts'
import { accountDeleted } from '../events.ts'
import { endPayments } from './end-payments.ts'
import { lastAdminOf } from './last-admin.ts'

/**
 * Deletes the viewer's account and every row that is theirs, at once; sessions and live streams end with it. Files, words that
 * others were sent and the goodbye follow by `finishErasure`. Refused for the last admin of the platform or of a company.
 */
export async function deleteAccount(ctx: SignedIn, { password }: { password: string }): Promise<{ deleted: true }> {
  const { userId } = ctx.viewer
  await requireOwnPassword(ctx, password)
  await requireSuccessor(ctx.db, userId)
  await endPayments(ctx, userId)
  await transaction(ctx, async (tx) => {
    await requireSuccessor(tx.db, userId, { lock: true })
    await tx.db.insert(accountErasures).values(await whatRemains(tx.db, ctx.viewer))
    const readers = await companyPeople(tx.db, userId)
    await forgetReader(tx.db, userId)
    await dropInvitationsTo(tx.db, ctx.viewer.email)
    await deleteUser(tx.db, userId)
    for (const { userId: reader, ...payload } of readers) await tell(tx.db, [reader], 'application_changed', payload)
    await tx.audit({ action: 'account.deleted', subjectType: 'user', subjectId: userId })
    await tx.emit(accountDeleted({ userId }))
  })
  await signOut(ctx)
  return { deleted: true }
}

async function requireSuccessor(db: Db, userId: string, how?: { lock: boolean }): Promise<void> {
  const blocked = await lastAdminOf(db, userId, how)
  if (blocked) throw new DomainError(blocked)
}

/** What has to be known until all is done: where files lie, and by which names and addresses others heard of the person. */
async function whatRemains(db: Db, { userId, name, email }: SignedIn['viewer']) {
  const pictures = await db.select({ key: avatars.key }).from(avatars).where(eq(avatars.userId, userId))
  const sent = await db
    .select({ name: applications.fullName, email: applications.email })
    .from(applications)
    .where(eq(applications.userId, userId))
  const asked = await db.select({ email: oneTimeLinks.email }).from(oneTimeLinks).where(eq(oneTimeLinks.userId, userId))
  const quotes = [name, email, ...sent.flatMap((one) => [one.name, one.email]), ...asked.map((one) => one.email ?? '')]
  const fileKeys = [...(await dropFilesOf(db, userId)), ...pictures.map(({ key }) => key)]
  return { id: userId, name, email, fileKeys, quotes: [...new Set(quotes)].filter(Boolean) }
}

/** Whose lists show an application of the person, and which. */
async function companyPeople(db: Db, userId: string) {
  return db
    .selectDistinct({ userId: companyMembers.userId, applicationId: applications.id, jobId: applications.jobId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, jobs.companyId))
    .where(and(eq(applications.userId, userId), ne(companyMembers.userId, userId)))
}
