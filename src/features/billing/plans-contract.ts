// Plans for platform staff: also plans that are no longer on offer, and the number of subscribers of each. Admins can change
// plans. Existing subscriptions keep their price, because the payment provider stores it.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'

const CENTS = 'Use at most two decimals'
const Price = z
  .number('Please enter a price')
  .min(0, 'Enter 0 or more')
  .max(99_999.99, 'Enter 99,999.99 or less')
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, CENTS)

const Words = (max: number) =>
  z
    .string()
    .max(10_000, { error: `At most ${max} characters`, abort: true })
    .transform(storableText)
    .pipe(z.string().max(max, `At most ${max} characters`))

const fields = {
  name: Words(60).refine((name) => name !== '', 'Name is required'),
  description: Words(300)
    .transform((text) => text || null)
    .nullable(),
  features: z.array(Words(120).refine((feature) => feature !== '', 'Please enter a name')).max(30, 'At most 30'),
  active: z.boolean(),
  featured: z.boolean(),
  /** Applications per month; null means no limit. */
  applicationLimit: z.number().int().min(1, 'At least 1').max(100_000).nullable(),
  priceMonthly: Price,
  priceYearly: Price,
  offerActive: z.boolean(),
  offerExpiresAt: Timestamp.nullable(),
  offerPriceMonthly: Price.nullable(),
  offerPriceYearly: Price.nullable(),
  offerPercentage: z.number().int().min(1, 'Between 1 and 99').max(99, 'Between 1 and 99').nullable(),
}

const below = (offered: number | null, regular: number): boolean => offered === null || offered < regular

/** The form of a plan. An offer replaces the price with a lower one. */
export const PlanForm = z
  .object(fields)
  .refine(({ offerPriceMonthly, priceMonthly }) => below(offerPriceMonthly, priceMonthly), {
    path: ['offerPriceMonthly'],
    message: 'The offer must be below the regular price',
  })
  .refine(({ offerPriceYearly, priceYearly }) => below(offerPriceYearly, priceYearly), {
    path: ['offerPriceYearly'],
    message: 'The offer must be below the regular price',
  })
  .refine(
    ({ offerActive, offerPriceMonthly, offerPriceYearly }) =>
      !offerActive || offerPriceMonthly !== null || offerPriceYearly !== null,
    { path: ['offerPriceMonthly'], message: 'An offer needs a price' },
  )
export type PlanForm = z.infer<typeof PlanForm>

export const SoldPlan = z.object({ ...fields, id: Id, updatedAt: Timestamp, holders: z.number().int() })
export type SoldPlan = z.infer<typeof SoldPlan>

export const planErrors = {
  PLAN_CHANGED: {
    status: 409,
    message: 'Someone else changed this plan. The current values are shown; please review yours.',
  },
  PLAN_NAME_TAKEN: { status: 409, message: 'A plan with this name already exists.' },
} as const

export const plansContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/plans', summary: 'List all plans with their number of subscribers' })
    .output(z.array(SoldPlan)),
  save: procedure
    .errors(planErrors)
    .route({ method: 'PUT', path: '/admin/plans', summary: 'Update a plan, or create one if no id is given' })
    .input(z.object({ of: z.object({ id: Id, seen: Timestamp }).nullable(), form: PlanForm }))
    .output(z.object({ id: Id })),
}
