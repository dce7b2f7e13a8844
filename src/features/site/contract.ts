// Site: the public pages that need no sign-in. Their texts are in content/site and copy.ts, except the refund and trial days
// of the policy record, which are stored in the platform settings so that one change shows on every page.
import { z } from 'zod'
import { procedure } from '#lib/contract.ts'
import { AnyPageText, pageNames } from './page-texts.ts'

/** Facts for public pages: the site's address, and the days of the policy record (PLAT-07). */
export const SiteFacts = z.object({
  origin: z.string(),
  trialDays: z.number().int(),
  refundDaysAnnual: z.number().int(),
  refundDaysMonthly: z.number().int(),
  /** Whether the global employment program is on, with its pages and links (PLAT-08). */
  hasProgramme: z.boolean(),
  /** The support email address, if set. */
  supportEmail: z.string().nullable(),
})
export type SiteFacts = z.infer<typeof SiteFacts>

const Counted = z.array(z.object({ name: z.string(), count: z.number().int() }))

/** Today's counts of the jobs that are publicly visible. */
export const Insights = z.object({
  openJobs: z.number().int(),
  newThisWeek: z.number().int(),
  remoteJobs: z.number().int(),
  /** The most frequent first; at most eight places. */
  byKind: Counted,
  byPlace: Counted,
  byIndustry: Counted,
})
export type Insights = z.infer<typeof Insights>

export const siteContract = {
  facts: procedure
    .route({ method: 'GET', path: '/site', summary: 'Get facts shown on every public page' })
    .output(SiteFacts),
  insights: procedure
    .route({ method: 'GET', path: '/site/insights', summary: 'Count open jobs by kind of work, place and industry' })
    .output(Insights),
  page: procedure
    .route({
      method: 'GET',
      path: '/site/pages/{name}',
      summary: 'Get the text of a public page; not found for the employment program while it is switched off',
    })
    .input(z.object({ name: z.enum(pageNames) }))
    .output(AnyPageText),
}
