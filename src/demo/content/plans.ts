import { z } from 'zod'
import { recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)

// The only limit of a plan is its number of applications; the features name nothing that does not exist.
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
  /** US dollars; the yearly price is for the whole year. */
  priceMonthly: z.number().positive(),
  priceYearly: z.number().positive(),
  /** Applications a month; null for no limit. */
  applicationLimit: z.int().nullable(),
})

const written = recordOf('demo/plans.json', z.array(Plan).min(1))

/**
 * The three plans of the landing and subscription pages. Pro is $29 a month, or $278.40 a year: the landing page shows the yearly price by
 * month, $23.20.
 */
export const plans = (): z.output<typeof Plan>[] => structuredClone(written())
