import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { jobViews } from '#db/schema/job-board.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff, roleInCompany } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { type Arrival, readSource } from '../rules.ts'
import { findVisibleJob } from './visible-jobs.ts'

type Reading = Pick<Context, 'db' | 'env' | 'viewer' | 'headers' | 'clientAddress'>
type View = { jobId: string; arrival?: Arrival | undefined }

/**
 * Counts a view of an open posting: once per job, reader and day, with the first source of that day. Views by members of the company,
 * by platform staff and by bots do not count. A visitor who is not signed in is identified for one day by a salted hash.
 */
export async function recordJobView(ctx: Reading, { jobId, arrival = {} }: View): Promise<{ recorded: true }> {
  const { viewer, headers } = ctx
  const { companyId } = await findVisibleJob(ctx, jobId)
  if (isbot(headers.get('user-agent')) || isPlatformStaff(viewer) || roleInCompany(viewer, companyId) !== null)
    return { recorded: true }
  const day = isoDay(new Date())
  const source = readSource({ referrer: headers.get('referer'), ...arrival }, new URL(ctx.env.PUBLIC_URL).host)
  const reader = viewer?.userId ?? anonymousVisitorKey(ctx, day)
  await ctx.db.insert(jobViews).values({ jobId, reader, day, source }).onConflictDoNothing()
  return { recorded: true }
}

/** The id of a visitor for one day. An application uses it to find the source of the view before the visitor signed in. */
export function anonymousVisitorKey(
  { env, clientAddress, headers }: Omit<Reading, 'db' | 'viewer'>,
  day: string,
): string {
  const client = [day, clientAddress, headers.get('user-agent') ?? ''].join('\n')
  return createHash('sha256').update(env.APP_SECRET).update(client).digest('base64url')
}
