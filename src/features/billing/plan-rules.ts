/** The prices of a plan in US dollars, and what replaces them while an offer runs. */
export type PlanPrices = {
  priceMonthly: number
  priceYearly: number
  offerActive: boolean
  offerExpiresAt: Date | null
  offerPriceMonthly: number | null
  offerPriceYearly: number | null
  offerPercentage: number | null
}
export type BillingCycle = 'monthly' | 'yearly'

/** So many features a card shows before '+n more features' (SUB-13). */
const featuresShown = 6

/** 'Limited Time': the offer is on and not over (SUB-15). */
export const isOfferLive = ({ offerActive, offerExpiresAt }: PlanPrices, now: Date): boolean =>
  offerActive && (offerExpiresAt === null || offerExpiresAt > now)

/** What the plan costs now: a live offer's price replaces the regular one, which returns by itself (SUB-16). */
export function priceNow(plan: PlanPrices, cycle: BillingCycle, now: Date): number {
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  const offered = cycle === 'yearly' ? plan.offerPriceYearly : plan.offerPriceMonthly
  return isOfferLive(plan, now) ? (offered ?? regular) : regular
}

/** The live offer in per cent: as given, else 1 - offer / regular, rounded; null where there is none (SUB-17). */
export function percentOff(plan: PlanPrices, cycle: BillingCycle, now: Date): number | null {
  if (!isOfferLive(plan, now)) return null
  if (plan.offerPercentage !== null) return plan.offerPercentage
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  const off = regular > 0 ? Math.round((1 - priceNow(plan, cycle, now) / regular) * 100) : 0
  return off > 0 ? off : null
}

/** What paying by the year saves in per cent: 1 - yearly / 12 / monthly, rounded; 0 where nothing (SUB-17). */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  return monthly > 0 ? Math.max(0, Math.round((1 - yearly / 12 / monthly) * 100)) : 0
}

type Named = { id: string; name: string; featured: boolean; priceYearly: number }

/**
 * The one plan with 'Most Popular' (SUB-14): the featured one, else one whose name contains 'elite', else the one called 'pro';
 * of several the dearer. Null where none is.
 */
export function mostPopular(plans: readonly Named[]): string | null {
  const kinds = [
    (plan: Named) => plan.featured,
    (plan: Named) => /elite/i.test(plan.name),
    (plan: Named) => /^\s*pro\s*$/i.test(plan.name),
  ]
  for (const isKind of kinds) {
    const [dearest] = plans.filter(isKind).toSorted((a, b) => b.priceYearly - a.priceYearly)
    if (dearest) return dearest.id
  }
  return null
}

/** The features that a card shows, and '+n more features' for the rest (SUB-13). */
export function shownFeatures(features: readonly string[]): { shown: readonly string[]; more: string | null } {
  const rest = features.length - featuresShown
  return {
    shown: features.slice(0, featuresShown),
    more: rest > 0 ? `+${rest} more ${rest === 1 ? 'feature' : 'features'}` : null,
  }
}

/** The subscription page with a plan chosen; whoever is signed in is led on into the app. */
export const planAddress = (planId: string, cycle: BillingCycle): string => `/subscribe?plan=${planId}&cycle=${cycle}`
