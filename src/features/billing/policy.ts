import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { isEntitled, type Subscription } from './rules.ts'

export type ApplyingRight = {
  /** The platform setting. While it is off, everyone can apply (PLAT-03). */
  isEnforced: boolean
  subscription: Subscription | null
  /** Applications per month that the plan includes; null means no limit. */
  monthlyLimit: number | null
  sentThisMonth: number
}

/** Whether the person can send one more application: depends on the stored setting, the subscription and the plan's limit. */
export function canSendApplication(
  right: ApplyingRight,
  now: Date,
): Verdict<'SUBSCRIPTION_REQUIRED' | 'MONTHLY_LIMIT_REACHED'> {
  if (!right.isEnforced) return allow
  if (!isEntitled(right.subscription, now)) return deny('SUBSCRIPTION_REQUIRED')
  if (right.monthlyLimit !== null && right.sentThisMonth >= right.monthlyLimit) return deny('MONTHLY_LIMIT_REACHED')
  return allow
}

/** Only platform admins change plans; platform users can read them. */
export const canChangePlans = (viewer: Viewer | null): Verdict<'FORBIDDEN'> =>
  hasRole(viewer, 'platform_admin') ? allow : deny('FORBIDDEN')
