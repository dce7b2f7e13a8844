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
})
export type SiteFacts = z.infer<typeof SiteFacts>

export const siteContract = {
  facts: procedure.route({ method: 'GET', path: '/site', summary: 'What every public page names' }).output(SiteFacts),
}
