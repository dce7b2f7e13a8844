/** The prices of a plan in US dollars, and the offer prices that replace them while the offer is live. */
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

/** Number of features on a card before '+n more features' (SUB-13). */
const maxShownFeatures = 6

/** Whether the offer is live and shown as 'Limited Time': switched on and not ended (SUB-15). */
export const isOfferLive = ({ offerActive, offerExpiresAt }: PlanPrices, now: Date): boolean =>
  offerActive && (offerExpiresAt === null || offerExpiresAt > now)

/** The current price: a live offer replaces the regular price until the offer ends (SUB-16). */
export function priceNow(plan: PlanPrices, cycle: BillingCycle, now: Date): number {
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  const offered = cycle === 'yearly' ? plan.offerPriceYearly : plan.offerPriceMonthly
  return isOfferLive(plan, now) ? (offered ?? regular) : regular
}

/** Discount of the live offer in percent: the stored value, else 1 - offer / regular, rounded; null without an offer (SUB-17). */
export function percentOff(plan: PlanPrices, cycle: BillingCycle, now: Date): number | null {
  if (!isOfferLive(plan, now)) return null
  if (plan.offerPercentage !== null) return plan.offerPercentage
  const regular = cycle === 'yearly' ? plan.priceYearly : plan.priceMonthly
  const off = regular > 0 ? Math.round((1 - priceNow(plan, cycle, now) / regular) * 100) : 0
  return off > 0 ? off : null
}

/** Saving of the yearly price in percent: 1 - yearly / 12 / monthly, rounded; 0 if it saves nothing (SUB-17). */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  return monthly > 0 ? Math.max(0, Math.round((1 - yearly / 12 / monthly) * 100)) : 0
}

type Named = { id: string; name: string; featured: boolean; priceYearly: number }

/**
 * The plan with the label 'Most Popular' (SUB-14): the featured plan, else one whose name contains 'elite', else the one named
 * 'pro'. If several plans fit, the most expensive one. Null if no plan fits.
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
  const rest = features.length - maxShownFeatures
  return {
    shown: features.slice(0, maxShownFeatures),
    more: rest > 0 ? `+${rest} more ${rest === 1 ? 'feature' : 'features'}` : null,
  }
}

/** URL of the subscription page with a selected plan. Signed-in visitors are redirected to the page in the app. */
export const planAddress = (planId: string, cycle: BillingCycle): string => `/subscribe?plan=${planId}&cycle=${cycle}`
