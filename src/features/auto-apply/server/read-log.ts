import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { autoApplyLog } from '#db/schema/auto-apply.ts'
import { keepValid } from '#lib/keep-valid.ts'
import { decodeCursor, encodeCursor } from '#lib/pages.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { type LogDetails, SentSubmission } from '../queue-contract.ts'

const PAGE = 30
// cursors have milliseconds, the column microseconds
const at = sql`date_trunc('milliseconds', ${autoApplyLog.at})`

/** What auto apply sent for the person and what failed, newest first, one page at a time (AUTO-07). */
export async function listLog({ db, viewer }: SignedIn, { cursor }: { cursor?: string | undefined }) {
  const place = cursor === undefined ? null : decodeCursor(cursor, ['date', 'id'])
  const after = place ? sql`(${at}, ${autoApplyLog.id}) < (${place[0].toISOString()}, ${place[1]})` : undefined
  const rows = await db
    .select()
    .from(autoApplyLog)
    .where(and(eq(autoApplyLog.userId, viewer.userId), after))
    .orderBy(desc(at), desc(autoApplyLog.id))
    .limit(PAGE + 1)
  const items = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? items.at(-1) : undefined
  return { items, nextCursor: last ? encodeCursor([last.at, last.id]) : null }
}

/** One entry of the log with the submission exactly as it was sent. */
export async function readLogEntry({ db, viewer }: SignedIn, { id }: { id: string }): Promise<LogDetails> {
  const own = and(eq(autoApplyLog.id, id), eq(autoApplyLog.userId, viewer.userId))
  const row = found((await db.select().from(autoApplyLog).where(own))[0])
  return { ...row, submission: row.outcome === 'sent' ? StoredSubmission.parse(row.submission) : null }
}

const { approvedBy: _, ...sent } = SentSubmission.shape
const nothingSent = {
  ...{ details: { fullName: '', email: '', phone: '' }, answers: [] },
  ...{ resume: null, coverLetter: null, rule: null, match: null },
}

/**
 * The log is never changed, so entries from release 0.2.0 still use 'standing' for a rule's approval, and a part that an earlier release
 * stored in another form is empty, while the others are shown.
 */
const StoredSubmission = keepValid(sent, nothingSent).extend({
  approvedBy: z.enum(['person', 'rule', 'standing']).transform((by) => (by === 'standing' ? 'rule' : by)),
})
