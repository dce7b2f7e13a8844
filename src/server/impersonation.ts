import { and, eq, sql } from 'drizzle-orm'
import { impersonations } from '#db/schema/accounts.ts'
import { isId } from '#lib/ids.ts'
import type { Context, Db, Impersonation } from './context.ts'
import { DomainError } from './errors.ts'

/** The only procedures that can end an impersonation, and the only ones that may write. */
const ENDS = new Set(['impersonation.end', 'accounts.signOut'])

/**
 * Readings that are closed while impersonating: sign-in methods, keys and secret links, recordings, confidential coach conversations, live
 * streams, and content that only the user may see.
 */
const CLOSED = new Set([
  'accounts.sessions',
  'security.overview',
  'apiKeys.list',
  'webhooks.list',
  'webhooks.deliveries',
  'webhooks.delivery',
  'shares.list',
  // opening it notifies the owner
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
  'trackerImports.list',
  'trackerImports.get',
  'interviewLogs.list',
  'stories.list',
  'interviewQuestions.responses',
  'interviewFeedback.stored',
  'mockInterviews.get',
  'salaries.listOffers',
])

/** Private fields that are null while impersonating: notes, and unsubmitted scorecards. */
const WITHHELD: Record<string, string> = {
  'jobTracker.listOwn': 'notes',
  'jobTracker.getOwn': 'notes',
  'jobs.listSaved': 'notes',
  'jobs.listArchivedSaved': 'notes',
  'scorecards.read': 'draft',
}

const MAX_WRITTEN = 500

type CallDetails = { path: readonly string[]; method: string | undefined; id: unknown }

/**
 * Runs every procedure while impersonating. Anything but a GET in the contract is refused with IMPERSONATION_READ_ONLY, and readings use a
 * read-only connection.
 */
export async function readOnlyContext<T extends { output: unknown }>(
  ctx: Context & { impersonation: Impersonation },
  details: CallDetails,
  next: (db: Db) => Promise<T> | T,
): Promise<T> {
  const procedure = details.path.join('.')
  if (ENDS.has(procedure)) return next(ctx.db)
  if (details.method !== 'GET' || CLOSED.has(procedure)) throw new DomainError('IMPERSONATION_READ_ONLY')
  await recordView(ctx, isId(details.id) ? `${procedure} ${details.id}` : procedure)
  const answer = await next(ctx.readOnly)
  const field = WITHHELD[procedure]
  return field ? { ...answer, output: without(answer.output, field) } : answer
}

/** Removes the field at every level, and the names of contacts in a timeline. */
function without(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, field))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).map(([key, own]) => [key, key === field ? null : without(own, field)])
  return { ...Object.fromEntries(entries), ...('kind' in value && value.kind === 'contact' && { name: '' }) }
}

/** Records each opened page once; the audit log gets the list when the impersonation ends. */
async function recordView(
  { db, impersonation }: { db: Db; impersonation: Impersonation },
  what: string,
): Promise<void> {
  const isNew = sql`not ${what} = any(${impersonations.opened}) and cardinality(${impersonations.opened}) < ${MAX_WRITTEN}`
  await db
    .update(impersonations)
    .set({ opened: sql`array_append(${impersonations.opened}, ${what})` })
    .where(and(eq(impersonations.id, impersonation.id), isNew))
}

/** Open paths below `/api`: procedures, which have their own check, and images. Uploads, files, forms and downloads are closed. */
export const isOpenWhileImpersonating = (method: string, path: string): boolean =>
  /^\/api\/(rpc|v1)\//.test(path) ||
  ((method === 'GET' || method === 'HEAD') && /^\/api\/(avatars|company-logos)\/[^/]+$/.test(path))

/** Whether PostgreSQL refused a write in a read-only transaction. */
export function isReadOnly(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if ((e as { code?: string }).code === '25006') return true
  return false
}

/** The procedures named above, for a test that compares them with the router. */
export const proceduresWithRules = [...ENDS, ...CLOSED]
export const proceduresWithheld = Object.keys(WITHHELD)
