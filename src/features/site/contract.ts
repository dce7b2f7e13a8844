// Site: the pages that anybody reads without signing in. What they say is static copy, all of it in copy.ts, except the figures
// of the policy record (refund and trial days), which live in the platform settings so that one change shows on every page.
import { z } from 'zod'
import { procedure } from '#lib/contract.ts'

/** What public pages name: the site's own address, and the figures of the policy record in days (PLAT-07). */
export const SiteFacts = z.object({
  origin: z.string(),
  trialDays: z.number().int(),
  refundDaysAnnual: z.number().int(),
  refundDaysMonthly: z.number().int(),
  /** Is the global employment programme on, of which pages and links speak (PLAT-08)? */
  hasProgramme: z.boolean(),
  /** Where support reads its mail, where that is set. */
  supportEmail: z.string().nullable(),
})
export type SiteFacts = z.infer<typeof SiteFacts>

const Counted = z.array(z.object({ name: z.string(), count: z.number().int() }))

/** What is open today, counted from the jobs that anybody sees. */
export const Insights = z.object({
  openJobs: z.number().int(),
  newThisWeek: z.number().int(),
  remoteJobs: z.number().int(),
  /** Each with the most first; places at most eight. */
  byKind: Counted,
  byPlace: Counted,
  byIndustry: Counted,
})
export type Insights = z.infer<typeof Insights>

export const siteContract = {
  facts: procedure.route({ method: 'GET', path: '/site', summary: 'What every public page names' }).output(SiteFacts),
  insights: procedure
    .route({ method: 'GET', path: '/site/insights', summary: 'Open jobs by kind of work, place and industry' })
    .output(Insights),
}
