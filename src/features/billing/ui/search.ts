import { id, oneOf, type Read, readAddress, words } from '#lib/read-address.ts'

/** URL parameters of the subscription page (SUB-03). Other values are ignored. */
export const SubscribeSearch = readAddress({
  payment: oneOf(['success', 'cancelled']),
  session_id: words(255),
  from: oneOf(['banner']),
  /** The plan and cycle that the visitor chose on an earlier page. */
  plan: id,
  cycle: oneOf(['monthly', 'yearly']),
})
export type SubscribeSearch = Read<typeof SubscribeSearch>

/** Whether the person came from signing in for the subscription page, by the URL of the previous page (SUB-04). */
export function isFromSignIn(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin: place, pathname, searchParams } = new URL(referrer)
  const [target] = (searchParams.get('redirect') ?? '').split('?')
  return place === origin && pathname === '/auth' && target === '/subscribe'
}
