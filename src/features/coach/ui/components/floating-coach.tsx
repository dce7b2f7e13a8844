import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ownConversationsQuery } from '#features/support/ui/queries.ts'
import { Count } from '#ui/primitives/badge.tsx'
import { Mark } from '#ui/primitives/brand.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { loadLater, useWhenIdle } from '#ui/shell/load-later.tsx'
import { useCoachState } from './coach-state.ts'
import { usePhone } from './use-phone.ts'

const CoachPanel = loadLater(async () => (await import('./coach-panel.tsx')).CoachPanel)

/** The coach on every screen of a job seeker: a button that opens a sheet beside the page, on a phone over it (COACH-01). */
export function FloatingCoach() {
  const [state, change] = useCoachState()
  const isPhone = usePhone()
  const input = useRef<HTMLTextAreaElement>(null)
  useWhenIdle(CoachPanel.fetchCode)
  const unread = useQuery(ownConversationsQuery()).data?.filter(({ isUnread }) => isUnread).length ?? 0
  return (
    <Dialog.Root
      open={state.isOpen}
      onOpenChange={(isOpen) => change({ isOpen })}
      modal={isPhone}
      disablePointerDismissal
    >
      <Dialog.Trigger className="coach-tab" data-open={state.isOpen || undefined}>
        <Mark plain />
        Coach
        {unread > 0 && <Count value={unread} tone="hot" label="unread answers" />}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Popup className="coach" initialFocus={(how) => (how === 'touch' ? true : (input.current ?? true))}>
          <CoachPanel
            state={state}
            change={change}
            inputRef={input}
            waiting={<SkeletonRows rows={3} lead="none" label="Loading the coach" />}
            onLate={() => !isPhone && input.current?.focus()}
            onNavigate={isPhone ? () => change({ isOpen: false }) : undefined}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
