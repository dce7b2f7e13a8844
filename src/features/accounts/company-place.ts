import { safeRedirect } from './rules.ts'

const PORTAL = '/app/company'

/**
 * Path that opens a page of this company's portal and makes it the current company first, for links from outside the
 * portal such as notifications. `place` is a path of the portal (SHELL-32).
 */
export const companyPlace = (companyId: string, place: string): string =>
  `${PORTAL}/open/${companyId}?to=${encodeURIComponent(place)}`

/** Where to go once the company is open: a page of the portal; anything else becomes its first one. */
export function placeInPortal(said: unknown): string {
  const place = safeRedirect(said)
  // to open one from the page that opens one would never end
  return /^\/app\/company(?!\/open(?:[/?#]|$))(?:[/?#]|$)/.test(place) ? place : PORTAL
}
