import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { OwnData } from '../contract.ts'
import { lastAdminOf } from './last-admin.ts'

/** Counts of what a deletion would remove, and why the account cannot be deleted now. */
export const readOwnData = ({ db, viewer: { userId, memberships } }: SignedIn): Promise<OwnData> =>
  readDataOf(db, { userId, memberships })

type Whose = Pick<SignedIn['viewer'], 'userId' | 'memberships'>

/** The same for any person. */
export async function readDataOf(db: Db, { userId, memberships }: Whose): Promise<OwnData> {
  const [sent, written, letters, stored, subscription, blocked] = await Promise.all([
    db.$count(applications, and(eq(applications.userId, userId), ne(applications.status, 'withdrawn'))),
    db.$count(resumes, eq(resumes.userId, userId)),
    db.$count(coverLetters, eq(coverLetters.userId, userId)),
    db.$count(files, eq(files.ownerId, userId)),
    db
      .select({ running: count() })
      .from(userSubscriptions)
      .where(and(eq(userSubscriptions.userId, userId), inArray(userSubscriptions.status, ['active', 'trial']))),
    lastAdminOf(db, userId),
  ])
  return {
    applications: sent,
    documents: written + letters,
    files: stored,
    hasSubscription: (subscription[0]?.running ?? 0) > 0,
    companies: memberships.map(({ companyName }) => companyName),
    blocked,
  }
}
