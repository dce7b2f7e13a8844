import type { Context } from '#server/context.ts'
import { JobArrival } from '../contract.ts'
import { recordJobView } from './record-job-view.ts'
import { findVisibleJob } from './visible-jobs.ts'

/** Counts a view of a job's public page, with the tracking parameters of its URL. NOT_FOUND. */
export async function countJobReading(ctx: Context, slug: string, search: URLSearchParams): Promise<void> {
  const said = (name: string) => search.get(name) ?? undefined
  const { data: arrival } = JobArrival.safeParse({
    ref: said('ref'),
    utmSource: said('utm_source'),
    utmMedium: said('utm_medium'),
    utmCampaign: said('utm_campaign'),
  })
  const { id } = await findVisibleJob(ctx, slug)
  await recordJobView(ctx, { jobId: id, arrival })
}
