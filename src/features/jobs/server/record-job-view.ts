import { createHash } from 'node:crypto'
import { jobViews } from '#db/schema/jobs.ts'
import { isoDay } from '#lib/dates.ts'
import { isPlatformStaff, roleInCompany } from '#lib/viewer.ts'
import type { Context } from '#server/context.ts'
import { type Arrival, readSource } from '../rules.ts'

type Reading = Pick<Context, 'db' | 'env' | 'viewer' | 'headers' | 'clientAddress'>

const machines = /bot|crawl|spider|slurp|preview|headless|monitor|curl|wget/i

/**
 * Counts that a posting was read: once a job, reader and day, with how they came there first. The posting's own company,
 * platform staff and machines are no readers. Somebody signed out is known for that day alone, by a salted hash.
 */
export async function recordJobView(ctx: Reading, job: { id: string; companyId: string }, arrival: Arrival) {
  const { viewer, headers } = ctx
  if (isPlatformStaff(viewer) || roleInCompany(viewer, job.companyId) !== null) return
  if (machines.test(headers.get('user-agent') ?? '')) return
  const day = isoDay(new Date())
  const source = readSource({ referrer: headers.get('referer'), ...arrival }, new URL(ctx.env.PUBLIC_URL).host)
  const reader = viewer?.userId ?? passerBy(ctx, day)
  await ctx.db.insert(jobViews).values({ jobId: job.id, reader, day, source }).onConflictDoNothing()
}

/** How somebody who is signed out is known on this day alone. */
export function passerBy({ env, clientAddress, headers }: Omit<Reading, 'db' | 'viewer'>, day: string): string {
  const client = [day, clientAddress, headers.get('user-agent') ?? ''].join('\n')
  return createHash('sha256').update(env.APP_SECRET).update(client).digest('base64url')
}
