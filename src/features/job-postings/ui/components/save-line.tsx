import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import type { SaveState } from '../use-autosave.ts'

const words: Record<Exclude<SaveState, 'conflict'>, string> = {
  idle: '',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Draft saved',
  invalid: 'Not saved: check the marked fields',
  failed: 'Not saved. Retrying soon',
}

/** Whether the draft is saved, announced on change. */
export function SaveLine({ state }: { state: SaveState }) {
  if (state === 'conflict') {
    return (
      <span className="row" role="alert">
        Someone else edited this job.
        <Button size="sm" onClick={() => location.reload()}>
          Reload
        </Button>
      </span>
    )
  }
  const isBad = state === 'invalid' || state === 'failed'
  return (
    <span className="row" role="status">
      {state === 'saved' && <CircleCheck className="ic ic-sm" />}
      {isBad && <CircleAlert className="ic ic-sm" />}
      {words[state]}
    </span>
  )
}
