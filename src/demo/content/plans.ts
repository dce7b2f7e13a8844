import { z } from 'zod'
import { recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)

// The one limit that a plan sets is its number of applications; no other one, and nothing that is not built, is promised.
const Plan = z.strictObject({
  key: z.enum(['basic', 'pro', 'enterprise']),
  name: Line,
  description: Line,
  /** In the order of the subscription page, which shows the first six. */
  features: z.array(Line).min(1),
  /** The three of `features` that the landing page shows. */
  highlights: z.array(Line).length(3),
  featured: z.boolean(),
  active: z.literal(true),
  /** US dollars; the year's price is for the whole year. */
  priceMonthly: z.number().positive(),
  priceYearly: z.number().positive(),
  /** Applications a month; null is unlimited. */
  applicationLimit: z.int().nullable(),
})

const written = recordOf('demo/plans.json', z.array(Plan).min(1))

/**
 * The three plans of the landing and subscription pages. Pro is $29 a month, or $278.40 a year: the $23.20 that the
 * landing page shows is the year's price by the month.
 */
export const plans = (): z.output<typeof Plan>[] => structuredClone(written())
