import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { BillingCycle } from '../plan-rules.ts'
import { openTab } from './open-tab.ts'

type Choice = { planId: string; billingCycle: BillingCycle }

const CHECKOUT_FAILED = 'Failed to create checkout session. Please try again.'
const PORTAL_FAILED = 'Failed to open subscription management. Please try again.'
const NO_SUBSCRIPTION = {
  title: 'No Subscription Found',
  description: 'You need to purchase a subscription first to access the customer portal.',
}

/** Error text if the portal does not open (SUB-24). */
export function portalFailure(error: unknown): { title: string; description: string } {
  const { message } = (error ?? {}) as { message?: string }
  if (errorCode(error) === 'NO_SUBSCRIPTION' || message?.includes('No subscription found')) return NO_SUBSCRIPTION
  return { title: 'Error', description: errorText(error, PORTAL_FAILED) }
}

/** Opens the checkout of a plan in a new tab (SUB-22), or shows an error if there is no checkout (SUB-23). */
export function useCheckout() {
  const { mutateAsync, isPending, variables } = useMutation(api.billing.startCheckout.mutationOptions())
  const start = async (choice: Choice) => {
    const tab = openTab('Opening the checkout…')
    try {
      const { url } = await mutateAsync(choice)
      if (!url) throw new Error('no address')
      tab.go(url)
    } catch (error) {
      tab.close()
      toast.error({ title: 'Error', description: errorText(error, CHECKOUT_FAILED) })
    }
  }
  return { start, pendingPlan: isPending ? variables?.planId : undefined }
}

/** Opens the customer portal in a new tab; with a plan, on the change to that plan. */
export function usePortal() {
  const { mutateAsync, isPending, variables } = useMutation(api.billing.openPortal.mutationOptions())
  const open = async (change?: Choice) => {
    const tab = openTab('Opening subscription management…')
    try {
      const { url } = await mutateAsync({ change })
      if (!url) throw new Error('no address')
      tab.go(url)
    } catch (error) {
      tab.close()
      toast.error(portalFailure(error))
    }
  }
  return { open, isPending, pendingPlan: isPending ? variables?.change?.planId : undefined }
}
