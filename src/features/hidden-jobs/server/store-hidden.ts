import { and, count, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { maxHidden } from '../rules.ts'

type Hidden = { jobId: string; companyId: null } | { jobId: null; companyId: string }

/** TOO_MANY_HIDDEN if the user has reached the limit. */
export const storeHidden = (outer: SignedIn, hidden: Hidden): Promise<{ id: string }> =>
  transaction(outer, async ({ db, viewer: { userId } }) => {
    // the lock makes a second request wait, so that it counts the entry of the first
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const { jobId, companyId } = hidden
    const isSame = jobId === null ? eq(hiddenJobs.companyId, companyId) : eq(hiddenJobs.jobId, jobId)
    const [stored] = await db
      .select({ id: hiddenJobs.id })
      .from(hiddenJobs)
      .where(and(eq(hiddenJobs.userId, userId), isSame))
    if (stored) return stored
    const [row] = await db.select({ taken: count() }).from(hiddenJobs).where(eq(hiddenJobs.userId, userId))
    if ((row?.taken ?? 0) >= maxHidden) throw new DomainError('TOO_MANY_HIDDEN')
    const [added] = await db
      .insert(hiddenJobs)
      .values({ ...hidden, userId })
      .returning({ id: hiddenJobs.id })
    return found(added)
  })
