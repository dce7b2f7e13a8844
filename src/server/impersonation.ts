import { and, eq, sql } from 'drizzle-orm'
import { impersonations } from '#db/schema/accounts.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db, Impersonation } from './context.ts'
import { DomainError } from './errors.ts'

/** An impersonation ends by these alone. */
const ENDS = new Set(['impersonation.end', 'accounts.signOut'])

/**
 * What stays closed though it changes nothing: ways to sign in, keys and links that open something, recordings, what was said to
 * the coach in confidence, streams, of which each person's are their own, and what a screen says that only its person sees.
 */
const CLOSED = new Set([
  'accounts.sessions',
  'security.overview',
  'apiKeys.list',
  'webhooks.list',
  'webhooks.deliveries',
  'webhooks.delivery',
  'shares.list',
  // it notifies the owner of who opened it
  'shares.open',
  'talentPool.links',
  'recordings.list',
  'sandbox.checkout',
  'sandbox.portal',
  'coach.list',
  'coach.get',
  'coach.follow',
  'notifications.live',
  'jobTracker.getExternal',
  'jobTracker.contactsOf',
  'interviewLogs.list',
  'stories.list',
  'interviewQuestions.responses',
  'interviewFeedback.stored',
  'mockInterviews.get',
  'salaries.listOffers',
])

/** Fields that are empty while impersonating, for the same reason: private notes, and an unsubmitted scorecard. */
const WITHHELD: Record<string, string> = {
  'jobTracker.listOwn': 'notes',
  'jobTracker.getOwn': 'notes',
  'jobs.listSaved': 'notes',
  'jobs.listArchivedSaved': 'notes',
  'scorecards.read': 'draft',
}

const MOST_WRITTEN = 500

type CallDetails = { path: readonly string[]; method: string | undefined; id: unknown }

/**
 * Every procedure runs through this while impersonating: what its contract does not call a GET is refused, and reads use a
 * connection that cannot write. IMPERSONATION_READ_ONLY.
 */
export async function readOnlyContext<T extends { output: unknown }>(
  ctx: Context & { impersonation: Impersonation },
  details: CallDetails,
  next: (db: Db) => Promise<T> | T,
): Promise<T> {
  const procedure = details.path.join('.')
  if (ENDS.has(procedure)) return next(ctx.db)
  if (details.method !== 'GET' || CLOSED.has(procedure)) throw new DomainError('IMPERSONATION_READ_ONLY')
  await writeDown(ctx, isId(details.id) ? `${procedure} ${details.id}` : procedure)
  const answer = await next(ctx.readOnly)
  const field = WITHHELD[procedure]
  return field ? { ...answer, output: without(answer.output, field) } : answer
}

/** The same without what the field says, and without the names of contacts in a timeline. */
function without(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, field))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).map(([key, own]) => [key, key === field ? null : without(own, field)])
  return { ...Object.fromEntries(entries), ...('kind' in value && value.kind === 'contact' && { name: '' }) }
}

/** What was opened, once each; the end of the impersonation is written into the audit log with it. */
async function writeDown({ db, impersonation }: { db: Db; impersonation: Impersonation }, what: string): Promise<void> {
  const isNew = sql`not ${what} = any(${impersonations.opened}) and cardinality(${impersonations.opened}) < ${MOST_WRITTEN}`
  await db
    .update(impersonations)
    .set({ opened: sql`array_append(${impersonations.opened}, ${what})` })
    .where(and(eq(impersonations.id, impersonation.id), isNew))
}

/** Below `/api`: the procedures, which decide by themselves, and pictures; no upload, no file, no form, no download. */
export const isOpenWhileImpersonating = (method: string, path: string): boolean =>
  /^\/api\/(rpc|v1)\//.test(path) ||
  ((method === 'GET' || method === 'HEAD') && /^\/api\/(avatars|company-logos)\/[^/]+$/.test(path))

/** PostgreSQL's code for a write in a read-only transaction. */
export function isReadOnly(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if ((e as { code?: string }).code === '25006') return true
  return false
}

/** The names above, for the test that compares them with the router. */
export const namedWhileImpersonating = [...ENDS, ...CLOSED]
export const withheldWhileImpersonating = Object.keys(WITHHELD)
