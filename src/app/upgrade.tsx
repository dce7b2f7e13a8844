import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { isEntitled } from '#features/billing/rules.ts'
import { ownSubscriptionQuery } from '#features/billing/ui/queries.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { useSidebar } from '#ui/shell/sidebar.ts'

const PLANS = '/app/subscribe'

/**
 * The upgrade offers, only for users without an active subscription: the card in the sidebar for job seekers, and the button in the header
 * while the sidebar is narrow (SHELL-26, SHELL-29). The stored subscription decides.
 */
export function useUpgrade(viewer: Viewer, isWide: boolean): { promo?: ReactNode; header?: ReactNode } {
  const { data, isSuccess } = useQuery(ownSubscriptionQuery())
  const [isCollapsed] = useSidebar()
  if (!isSuccess || isEntitled(data.subscription, new Date())) return {}
  return {
    promo: hasRole(viewer, 'job_seeker') ? <Promo /> : undefined,
    header: isCollapsed || isWide ? <UpgradeButton /> : undefined,
  }
}

const Promo = () => (
  <>
    <b>Upgrade to Pro</b>
    Unlimited resumes, advanced AI features, priority support.
    <ButtonLink to={PLANS} variant="marigold" size="sm">
      See plans
    </ButtonLink>
  </>
)

// on a phone the open drawer contains the card instead of the button
const UpgradeButton = () => (
  <span className="at-desk">
    <ButtonLink to={PLANS} variant="marigold" size="sm" icon={Sparkles}>
      Upgrade
    </ButtonLink>
  </span>
)
