import { z } from 'zod'

/** What the address of the subscription page may say (SUB-03); anything else is as good as nothing. */
export const SubscribeSearch = z.object({
  payment: z.enum(['success', 'cancelled']).optional().catch(undefined),
  session_id: z.string().min(1).max(255).optional().catch(undefined),
  from: z.literal('banner').optional().catch(undefined),
  /** The plan and cycle that somebody chose before they came here. */
  plan: z.uuid().optional().catch(undefined),
  cycle: z.enum(['monthly', 'yearly']).optional().catch(undefined),
})
export type SubscribeSearch = z.infer<typeof SubscribeSearch>

/** Did the person come from signing in for the subscription page: by the address of the page before (SUB-04)? */
export function cameFromSigningIn(referrer: string, origin: string): boolean {
  if (!URL.canParse(referrer)) return false
  const { origin: place, pathname, searchParams } = new URL(referrer)
  const [target] = (searchParams.get('redirect') ?? '').split('?')
  return place === origin && pathname === '/auth' && target === '/subscribe'
}
