import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Button, type ButtonSize } from '#ui/primitives/button.tsx'
import { useDialogState } from '#ui/primitives/dialog-address.ts'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { type ApplyRefusal, canApply } from '../../policy.ts'
import { eligibilityQuery } from '../queries.ts'
import type { ShownMatch } from './apply-head.tsx'
import { useApplyNotice } from './use-apply-notice.ts'

const ApplyDialog = lazyComponent(async () => (await import('../apply-dialog.tsx')).ApplyDialog)

export type ApplyButtonProps = {
  jobId: string
  /** From the list. The server is asked again before the form opens. */
  isApplied?: boolean
  isClosed?: boolean
  match?: ShownMatch | null
  size?: ButtonSize
  block?: boolean
}

/** 'Apply Now' for every viewer. Opens the first applicable notice in the order of APPLY-05, or the form (APPLY-01 to APPLY-05). */
export function ApplyButton({ jobId, isApplied, isClosed, match, size, block }: ApplyButtonProps) {
  const [isOpen, setOpen] = useDialogState('apply')
  const [isAllowed, setAllowed] = useState(false)
  const { press, isAsking, isReady } = usePress(jobId, (allowed) => {
    if (allowed !== isOpen) setOpen(allowed)
    setAllowed(allowed)
  })
  const known = useQuery({ ...eligibilityQuery(jobId), enabled: false }).data
  const hasApplied = isApplied || known?.hasApplied === true
  // an address that opens the form must pass the same checks as the button
  const isUnasked = isReady && isOpen && !isAllowed && !hasApplied
  const ask = useRef(press)
  ask.current = press
  useEffect(() => {
    if (isUnasked) void ask.current()
  }, [isUnasked])
  if (hasApplied) return <Applied size={size} block={block} wasFormOpen={isAllowed} />
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
      <ApplyDialog jobId={jobId} open={isOpen && isAllowed} onOpenChange={setOpen} match={match} />
    </>
  )
}

type AppliedProps = Pick<ApplyButtonProps, 'size' | 'block'> & { wasFormOpen: boolean }

/** The disabled button after applying. The form is closed, so keyboard focus moves to the job. */
function Applied({ size, block, wasFormOpen }: AppliedProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wasFormOpen) return
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      ref.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [wasFormOpen])
  return (
    <Button ref={ref} variant="primary" size={size} block={block} icon={Check} disabled>
      Applied
    </Button>
  )
}

function usePress(jobId: string, onAnswer: (isAllowed: boolean) => void) {
  const queryClient = useQueryClient()
  const session = useQuery(sessionQuery()).data
  const viewer = session?.viewer ?? null
  const notice = useApplyNotice()
  const [isAsking, setAsking] = useState(false)
  const refuse = (code: ApplyRefusal) => {
    onAnswer(false)
    notice(code)
  }
  const press = async () => {
    const unasked = canApply(viewer, { hasApplied: false, isClosed: false, isEntitled: true })
    if (!unasked.allowed) return refuse(unasked.code)
    setAsking(true)
    try {
      const eligibility = await queryClient.fetchQuery({ ...eligibilityQuery(jobId), staleTime: 0 })
      const verdict = canApply(viewer, eligibility)
      if (verdict.allowed) onAnswer(true)
      else refuse(verdict.code)
    } catch (error) {
      // the session may have ended since the page was loaded
      if (errorCode(error) === 'UNAUTHENTICATED') return refuse('APPLY_SIGNED_OUT')
      onAnswer(false)
      toast.error({ title: 'Error', description: errorText(error, 'Failed to load application form data') })
    } finally {
      setAsking(false)
    }
  }
  return { press, isAsking, isReady: session !== undefined }
}
