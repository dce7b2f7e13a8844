import { LeaveQuestion } from '#ui/form/leave-question.tsx'
import type { SaveState } from './use-written.ts'

type Props = { state: SaveState; onSave: () => Promise<boolean>; isOwn: (path: string) => boolean }

/** Stores what is open before another page comes; asks only where that fails. */
export function LeaveEditor({ state, onSave, isOwn }: Props) {
  const isOpen = state !== 'new' && state !== 'saved'
  return (
    <LeaveQuestion
      shouldBlockFn={async ({ next }) => {
        if (!isOpen || isOwn(next.pathname)) return false
        if (state === 'conflict' || state === 'gone') return true
        return !(await onSave())
      }}
      enableBeforeUnload={false}
    >
      What you changed could not be saved. This device keeps it and offers it when you come back.
    </LeaveQuestion>
  )
}
