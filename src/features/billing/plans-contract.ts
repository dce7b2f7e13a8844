// What is for sale, as platform staff see it: plans that are not on offer any more too, and how many people hold each. Admins
// change them; what was bought before keeps its price, for that is held by the payment provider.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { storableText } from '#lib/tidy-text.ts'

const CENTS = 'At most two decimals'
const Price = z
  .number('Please enter a price')
  .min(0, 'At least 0')
  .max(99_999.99, 'At most 99,999.99')
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, CENTS)

const Words = (most: number) =>
  z
    .string()
    .max(10_000, { error: `At most ${most} characters`, abort: true })
    .transform(storableText)
    .pipe(z.string().max(most, `At most ${most} characters`))

const fields = {
  name: Words(60).refine((name) => name !== '', 'Name is required'),
  description: Words(300)
    .transform((text) => text || null)
    .nullable(),
  features: z.array(Words(120).refine((feature) => feature !== '', 'Please name it')).max(30, 'At most 30'),
  active: z.boolean(),
  featured: z.boolean(),
  /** Applications a month; null is any number. */
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

/** A plan as it is written; an offer replaces the price by a lower one. */
export const PlanForm = z
  .object(fields)
  .refine(({ offerPriceMonthly, priceMonthly }) => below(offerPriceMonthly, priceMonthly), {
    path: ['offerPriceMonthly'],
    message: 'An offer is below the regular price',
  })
  .refine(({ offerPriceYearly, priceYearly }) => below(offerPriceYearly, priceYearly), {
    path: ['offerPriceYearly'],
    message: 'An offer is below the regular price',
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
    message: 'Somebody changed this plan meanwhile. It is shown as it is now; please look at yours again.',
  },
  PLAN_NAME_TAKEN: { status: 409, message: 'There is a plan of this name already.' },
} as const

export const plansContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/plans', summary: 'Every plan with how many people hold it' })
    .output(z.array(SoldPlan)),
  save: procedure
    .errors(planErrors)
    .route({ method: 'PUT', path: '/admin/plans', summary: 'Change a plan, or make one where no id is given' })
    .input(z.object({ of: z.object({ id: Id, seen: Timestamp }).nullable(), form: PlanForm }))
    .output(z.object({ id: Id })),
}
