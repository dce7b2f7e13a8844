import { asc, eq } from 'drizzle-orm'
import { dismissedAdvice } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { maxDismissed } from '../../advice-contract.ts'
import { loadPosting, lockPosting } from '../load-posting.ts'

type Dismissed = { findings: string[] }

/** The dismissed advice of a job. */
export async function readDismissed(ctx: SignedIn, { id }: { id: string }): Promise<Dismissed> {
  await loadPosting(ctx, id)
  return dismissedOf(ctx.db, id)
}

async function dismissedOf(db: Db, jobId: string): Promise<Dismissed> {
  const rows = await db
    .select({ finding: dismissedAdvice.finding })
    .from(dismissedAdvice)
    .where(eq(dismissedAdvice.jobId, jobId))
    .orderBy(asc(dismissedAdvice.finding))
  return { findings: rows.map(({ finding }) => finding) }
}

/** Dismisses advice for this job and all its editors; beyond 200 pieces nothing more is stored. */
export function dismissAdvice(ctx: SignedIn, { id, findings }: { id: string; findings: string[] }): Promise<Dismissed> {
  return transaction(ctx, async (tx) => {
    await lockPosting(tx, id)
    const known = await dismissedOf(tx.db, id)
    const fresh = findings.filter((finding) => !known.findings.includes(finding))
    const added = [...new Set(fresh)].slice(0, maxDismissed - known.findings.length)
    if (added.length === 0) return known
    await tx.db.insert(dismissedAdvice).values(added.map((finding) => ({ jobId: id, finding })))
    return dismissedOf(tx.db, id)
  })
}

/** Shows all advice on the job again. */
export function restoreAdvice(ctx: SignedIn, { id }: { id: string }): Promise<Dismissed> {
  return transaction(ctx, async (tx) => {
    await lockPosting(tx, id)
    await tx.db.delete(dismissedAdvice).where(eq(dismissedAdvice.jobId, id))
    return { findings: [] }
  })
}
