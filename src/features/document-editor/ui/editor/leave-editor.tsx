import { LeaveQuestion } from '#ui/form/leave-question.tsx'
import type { SaveState } from './use-edited-document.ts'

type Props = { state: SaveState; onSave: () => Promise<boolean>; isOwn: (path: string) => boolean }

/** Saves before the user navigates to another page. Asks only if saving fails. */
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
      Your changes couldn't be saved. They're stored on this device, and you can restore them when you return.
    </LeaveQuestion>
  )
}
