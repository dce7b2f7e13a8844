import type { OfferDraft } from './offer-draft.ts'

/** Working days per year: 52 weeks of five days. */
export const workingDays = 260
const equityYears = 4

/** The value of an offer per year and over four years, in US dollars. */
export type OfferWorth = {
  cash: number
  equityAYear: number
  /** The value of the paid days off. They are part of the base salary and never added to the total. */
  paidDaysValue: number
  benefits: number
  total: number
  fourYears: number
  /** The base salary for each day worked. */
  basePerWorkedDay: number
  /** The total adjusted to the national average cost of living. */
  adjustedTotal: number
}

/**
 * The yearly value of an offer: base salary, bonus, a quarter of the equity and the benefits; also adjusted by the cost of
 * living.
 */
export function worthOf(offer: OfferDraft): OfferWorth {
  const cash = offer.base + offer.bonus
  const equityAYear = offer.equity / equityYears
  const benefits = offer.healthValue + offer.matchValue + offer.otherValue
  const total = cash + equityAYear + benefits
  return {
    cash,
    equityAYear,
    paidDaysValue: (offer.base / workingDays) * offer.paidDays,
    benefits,
    total,
    fourYears: total * equityYears,
    basePerWorkedDay: offer.paidDays < workingDays ? offer.base / (workingDays - offer.paidDays) : 0,
    adjustedTotal: (total * 100) / offer.costIndex,
  }
}

/**
 * The offer with the highest value in the field `by`, the second-best one, and the lead. Null for fewer than two offers or if the top two
 * are equal.
 */
export function leadingOffer<T extends OfferDraft>(offers: readonly T[], by: keyof OfferWorth) {
  const [first, second] = offers
    .map((offer) => ({ offer, worth: worthOf(offer)[by] }))
    .toSorted((a, b) => b.worth - a.worth)
  if (!first || !second || first.worth === second.worth) return null
  return { offer: first.offer, second: second.offer, lead: first.worth - second.worth }
}
