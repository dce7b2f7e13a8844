import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { isEntitled, type Subscription } from './rules.ts'

export type ApplyingRight = {
  /** The platform setting; while it is off everyone may apply (PLAT-03). */
  isEnforced: boolean
  subscription: Subscription | null
  /** Applications that the plan includes a month; null is any number. */
  monthlyLimit: number | null
  sentThisMonth: number
}

/** May the person send one more application: by the stored setting, the subscription and what the plan includes. */
export function canSendApplication(
  right: ApplyingRight,
  now: Date,
): Verdict<'SUBSCRIPTION_REQUIRED' | 'MONTHLY_LIMIT_REACHED'> {
  if (!right.isEnforced) return allow
  if (!isEntitled(right.subscription, now)) return deny('SUBSCRIPTION_REQUIRED')
  if (right.monthlyLimit !== null && right.sentThisMonth >= right.monthlyLimit) return deny('MONTHLY_LIMIT_REACHED')
  return allow
}

/** Platform admins alone change what is for sale; platform users read it. */
export const canChangePlans = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')
