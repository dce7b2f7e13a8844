import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { errorText } from '#ui/error-text.ts'
import { Button, type ButtonSize } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { applyErrors } from '../../contract.ts'
import { type ApplyRefusal, canApply } from '../../policy.ts'
import { ApplyDialog } from '../apply-dialog.tsx'
import { standingQuery } from '../queries.ts'
import type { ShownMatch } from './apply-head.tsx'

export type ApplyButtonProps = {
  jobId: string
  /** What the list already knows; the server is asked again before the form opens. */
  isApplied?: boolean
  isClosed?: boolean
  match?: ShownMatch | null
  size?: ButtonSize
  block?: boolean
}

const PLANS = '/app/subscribe'
const titles: Record<ApplyRefusal, string> = {
  APPLY_SIGNED_OUT: 'Authentication Required',
  APPLY_SEEKERS_ONLY: 'Access Denied',
  ALREADY_APPLIED: 'Already Applied',
  APPLICATIONS_CLOSED: 'Applications Closed',
  SUBSCRIPTION_REQUIRED: 'Subscription Required',
  MONTHLY_LIMIT_REACHED: 'Monthly Limit Reached',
}

/** 'Apply Now' for every kind of viewer: the notice that holds, in the order of APPLY-05, or the form (APPLY-01 to APPLY-05). */
export function ApplyButton({ jobId, isApplied, isClosed, match, size, block }: ApplyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { press, isAsking } = usePress(jobId, () => setOpen(true))
  const known = useQuery({ ...standingQuery(jobId), enabled: false }).data
  const hasApplied = isApplied || known?.hasApplied === true
  if (hasApplied) {
    return (
      <Button variant="primary" size={size} block={block} icon={Check} disabled>
        Applied
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="primary"
        size={size}
        block={block}
        disabled={isClosed}
        busy={isAsking}
        onClick={() => void press()}
      >
        {isClosed ? 'Applications closed' : 'Apply Now'}
      </Button>
      <ApplyDialog jobId={jobId} open={isOpen} onOpenChange={setOpen} match={match} />
    </>
  )
}

function usePress(jobId: string, onAllowed: () => void) {
  const queryClient = useQueryClient()
  const viewer = useQuery(sessionQuery()).data?.viewer ?? null
  const notice = useNotice()
  const [isAsking, setAsking] = useState(false)
  const press = async () => {
    const unasked = canApply(viewer, { hasApplied: false, isClosed: false, isEntitled: true })
    if (!unasked.allowed) return notice(unasked.code)
    setAsking(true)
    try {
      const standing = await queryClient.fetchQuery({ ...standingQuery(jobId), staleTime: 0 })
      const verdict = canApply(viewer, standing)
      if (verdict.allowed) onAllowed()
      else notice(verdict.code)
    } catch (error) {
      toast.error({ title: 'Error', description: errorText(error, 'Failed to load application form data') })
    } finally {
      setAsking(false)
    }
  }
  return { press, isAsking }
}

/** Says why not, and shows the way on where there is one: signing in, or the plans after two seconds (APPLY-04). */
function useNotice() {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (code: ApplyRefusal) => {
    const [title, text] = [titles[code], applyErrors[code].message]
    if (code === 'APPLY_SIGNED_OUT') {
      const signIn = `/auth?redirect=${encodeURIComponent(router.state.location.href)}`
      const onAction = () => void router.navigate({ href: signIn })
      return toast.error({ title, description: text, action: { label: 'Sign In', onAction } })
    }
    const arePlansThere = code === 'SUBSCRIPTION_REQUIRED' && PLANS in router.routesByPath
    if (!arePlansThere) return toast.error({ title, description: text })
    toast.info({ title, description: `${text} We are taking you to the plans.` })
    timer.current = setTimeout(() => void router.navigate({ href: PLANS }), 2000)
  }
}
