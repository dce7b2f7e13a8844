import { z } from 'zod'
import { employmentTypes } from '#features/job-postings/rules.ts'
import { recordOf } from '#server/content.ts'
import { seededJobStatuses } from './types.ts'

const Line = z.string().min(1).max(200)
const Html = z.array(z.string().min(1).max(1000)).min(1)

/** A posting with a fixed title, place, pay and age, because a screen, a test or a story depends on it. */
const Featured = z.strictObject({
  company: Line,
  title: Line,
  /** A title from the professions, whose sentences the posting uses. */
  like: Line,
  location: Line.nullable(),
  region: Line,
  isRemote: z.boolean(),
  type: z.enum(employmentTypes),
  /** The lower and the upper bound. */
  salary: z.tuple([z.int().nullable(), z.int().nullable()]),
  postedHoursAgo: z.int().positive(),
  deadlineInDays: z.int().nullable(),
  status: z.enum(seededJobStatuses).optional(),
  /** The key of the team member who is responsible for it. */
  by: Line,
  opening: z.string().min(1).max(1000).optional(),
})
export type FeaturedJob = z.output<typeof Featured>

export const featuredJobs = recordOf('demo/featured-jobs.json', z.array(Featured).min(1))

const Written = z.strictObject({
  company: Line,
  title: Line,
  key: Line,
  location: Line,
  salaryMin: z.int(),
  salaryMax: z.int(),
  postedHoursAgo: z.int(),
  deadlineInDays: z.int(),
  by: Line,
  descriptionHtml: Html,
  asks: Html,
})

const written = recordOf('demo/senior-data-analyst.json', Written)

/** Fernway's Senior Data Analyst, with exactly the text that the screens show. */
export function seniorDataAnalyst() {
  const { descriptionHtml, asks, ...rest } = written()
  return {
    ...rest,
    descriptionHtml: descriptionHtml.join(''),
    requirementsHtml: `<ul>${asks.map((ask) => `<li>${ask}</li>`).join('')}</ul>`,
  }
}
