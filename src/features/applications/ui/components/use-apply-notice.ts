import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toast } from '#ui/primitives/toast.ts'
import { applyRefusals } from '../../apply-refusals.ts'
import type { ApplyRefusal } from '../../policy.ts'

const PLANS = '/app/subscribe'
const titles: Record<ApplyRefusal, string> = {
  APPLY_SIGNED_OUT: 'Authentication Required',
  APPLY_SEEKERS_ONLY: 'Access Denied',
  ALREADY_APPLIED: 'Already Applied',
  APPLICATIONS_CLOSED: 'Applications Closed',
  SUBSCRIPTION_REQUIRED: 'Subscription Required',
  MONTHLY_LIMIT_REACHED: 'Monthly Limit Reached',
}

export const isApplyRefusal = (code: string): code is ApplyRefusal => code in titles

/** Explains why the person cannot apply, with the next step if there is one: signing in, or the plans after two seconds (APPLY-04). */
export function useApplyNotice() {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (code: ApplyRefusal) => {
    const [title, text] = [titles[code], applyRefusals[code].message]
    if (code === 'APPLY_SIGNED_OUT') {
      const signIn = `/auth?redirect=${encodeURIComponent(router.state.location.href)}`
      const onAction = () => void router.navigate({ href: signIn })
      return toast.error({ title, description: text, action: { label: 'Sign In', onAction } })
    }
    const arePlansThere = code === 'SUBSCRIPTION_REQUIRED' && PLANS in router.routesByPath
    if (!arePlansThere) return toast.error({ title, description: text })
    toast.info({ title, description: `${text} Taking you to the plans…` })
    timer.current = setTimeout(() => void router.navigate({ href: PLANS }), 2000)
  }
}
