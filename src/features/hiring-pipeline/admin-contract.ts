// Applications to the jobs of all companies, for platform staff. Opening one, its files and its status use the
// company's own procedures, which staff may call. Answers to private questions are only for the company's admins and
// platform admins.
import { z } from 'zod'
import { applicationSources } from '#features/applications/rules.ts'
import { StatusWord } from '#features/applications/status-word.ts'
import { CappedCount, cursors, Id, procedure } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { ReviewItem } from './contract.ts'

export const ListAllApplications = z.object({
  jobId: z.uuid().optional(),
  status: StatusWord.optional(),
  source: z.enum(applicationSources).optional(),
  /** Words of a name, an address, a job or a resume; all must match. */
  search: typedText(100).optional(),
  cursor: z.string().max(2000).optional(),
})
export type ListAllApplications = z.output<typeof ListAllApplications>

export const StaffReviewItem = ReviewItem.extend({ companyName: z.string() })
export type StaffReviewItem = z.infer<typeof StaffReviewItem>

export const adminApplicationsContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/applications', summary: 'List applications to all companies, newest first' })
    .input(ListAllApplications)
    .output(
      z.object({
        items: z.array(StaffReviewItem),
        ...cursors,
        /** The number of applications under the filters; a capped number is a minimum. */
        total: CappedCount,
        /** The job that the list is filtered by; null without this filter or if the job does not exist. */
        job: z.object({ id: Id, title: z.string(), companyName: z.string() }).nullable(),
      }),
    ),
}
