import { z } from 'zod'
import { Id, Timestamp } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'
import { maxDollars } from './rules.ts'

const amount = z
  .number({ error: 'Please enter an amount' })
  .min(0, 'Enter 0 or more')
  .max(maxDollars, 'Please enter a smaller amount')

/** A job offer that the user enters; amounts in US dollars. */
export const OfferDraft = z.object({
  name: typedLine(120, "Please enter the company's name"),
  jobTitle: typedLine(200, 'Please enter the job title'),
  location: typedLine(200, 'Please enter the location'),
  /** Per year. */
  base: amount.min(1, 'Please enter the base salary'),
  /** The expected bonus per year. */
  bonus: amount.default(0),
  /** The whole grant over four years. */
  equity: amount.default(0),
  /** Paid days off per year. */
  paidDays: z.number().min(0).max(260, 'Please enter at most 260 days').default(0),
  /** What the employer pays per year for benefits: insurance, 401(k) match and others. */
  healthValue: amount.default(0),
  matchValue: amount.default(0),
  otherValue: amount.default(0),
  /** The cost of living; 100 is the national average. */
  costIndex: z.number().min(20, 'Please enter 20 to 500').max(500, 'Please enter 20 to 500').default(100),
})
export type OfferDraft = z.output<typeof OfferDraft>

export const StoredOffer = OfferDraft.extend({
  id: Id,
  // empty in offers from before these were required
  jobTitle: z.string(),
  location: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type StoredOffer = z.infer<typeof StoredOffer>
