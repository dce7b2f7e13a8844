import { id, oneOf, type Read, readAddress, words } from '#lib/read-address.ts'

/** What the address of the subscription page may say (SUB-03); anything else is as good as nothing. */
export const SubscribeSearch = readAddress({
  payment: oneOf(['success', 'cancelled']),
  session_id: words(255),
  from: oneOf(['banner']),
  /** The plan and cycle that somebody chose before they came here. */
  plan: id,
  cycle: oneOf(['monthly', 'yearly']),
})
export type SubscribeSearch = Read<typeof SubscribeSearch>

/** Did the person come from signing in for the subscription page: by the address of the page before (SUB-04)? */
export function cameFromSigningIn(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin: place, pathname, searchParams } = new URL(referrer)
  const [target] = (searchParams.get('redirect') ?? '').split('?')
  return place === origin && pathname === '/auth' && target === '/subscribe'
}
