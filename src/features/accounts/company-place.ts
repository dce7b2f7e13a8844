import { safeRedirect } from './rules.ts'

const PORTAL = '/app/company'

/**
 * The way to a page of this company's portal for whoever comes from elsewhere, as news does: whichever of their companies is
 * open, that one opens first. `place` is a path of the portal (SHELL-32).
 */
export const companyPlace = (companyId: string, place: string): string =>
  `${PORTAL}/open/${companyId}?to=${encodeURIComponent(place)}`

/** Where to go once the company is open: a page of the portal; anything else becomes its first one. */
export function placeInPortal(said: unknown): string {
  const place = safeRedirect(said)
  // to open one from the page that opens one would never end
  return /^\/app\/company(?!\/open(?:[/?#]|$))(?:[/?#]|$)/.test(place) ? place : PORTAL
}
