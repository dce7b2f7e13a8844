import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownConversationsQuery } from '#features/support/ui/queries.ts'
import { Count } from '#ui/primitives/badge.tsx'
import { Mark } from '#ui/primitives/brand.tsx'
import { LazyTrigger } from '#ui/primitives/lazy-trigger.tsx'
import { lazyComponent, useWhenIdle } from '#ui/shell/lazy-component.tsx'
import { useCoachState } from './coach-state.ts'

const CoachSheet = lazyComponent(async () => (await import('./coach-sheet.tsx')).CoachSheet)

/** The coach on every screen of a job seeker: a button that opens a sheet next to the page, or over it on a phone (COACH-01). */
export function FloatingCoach() {
  const [state, change] = useCoachState()
  const [isUsed, setUsed] = useState(false)
  if (state.isOpen && !isUsed) setUsed(true)
  useWhenIdle(CoachSheet.fetchCode)
  const unread = useQuery(ownConversationsQuery()).data?.filter(({ isUnread }) => isUnread).length ?? 0
  const inside = (
    <>
      <Mark plain />
      <span className="coach-tab-label">Coach</span>
      {unread > 0 && <Count value={unread} tone="hot" label="unread answers" />}
    </>
  )
  const closed = (
    <LazyTrigger
      trigger={
        <button type="button" className="coach-tab">
          {inside}
        </button>
      }
      opens="dialog"
      isWaiting={state.isOpen}
      onPress={() => change({ isOpen: true })}
    />
  )
  if (!isUsed) return closed
  return <CoachSheet state={state} change={change} button={inside} waiting={closed} />
}
