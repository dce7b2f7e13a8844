import { safeRedirect } from './safe-redirect.ts'

const PORTAL = '/app/company'

/**
 * Path that opens a page of this company's portal and makes it the current company first, for links from outside the
 * portal such as notifications. `place` is a path of the portal (SHELL-32).
 */
export const companyPlace = (companyId: string, place: string): string =>
  `${PORTAL}/open/${companyId}?to=${encodeURIComponent(place)}`

/** The page to open once the company is active: a page of the portal, or the first page for any other path. */
export function placeInPortal(value: unknown): string {
  const place = safeRedirect(value)
  // the page that opens a company would redirect to itself without end
  return /^\/app\/company(?!\/open(?:[/?#]|$))(?:[/?#]|$)/.test(place) ? place : PORTAL
}
