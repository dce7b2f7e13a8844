import type { OfferDraft } from './offer-draft.ts'

/** Working days of a year: 52 weeks of five. */
export const workingDays = 260
const equityYears = 4

/** What an offer is worth a year and over four years, in US dollars. */
export type OfferWorth = {
  cash: number
  equityAYear: number
  /** What the paid days cost the employer: they are inside the base salary and never added to the total. */
  paidDaysValue: number
  benefits: number
  total: number
  fourYears: number
  /** The base salary for each day worked. */
  basePerWorkedDay: number
  /** The total as it would buy at the national average. */
  adjustedTotal: number
}

/** The yearly worth of an offer: base, bonus, a quarter of the equity and the benefits; adjusted by cost of living where 100 is average. */
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

/** The offer that is worth most by this figure, and by how much of the second; null for fewer than two, or where the first two are even. */
export function leadingOffer<T extends OfferDraft>(offers: readonly T[], by: keyof OfferWorth) {
  const [first, second] = offers
    .map((offer) => ({ offer, worth: worthOf(offer)[by] }))
    .toSorted((a, b) => b.worth - a.worth)
  if (!first || !second || first.worth === second.worth) return null
  return { offer: first.offer, second: second.offer, lead: first.worth - second.worth }
}
