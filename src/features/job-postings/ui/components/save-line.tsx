import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import type { SaveState } from '../use-autosave.ts'

const words: Record<Exclude<SaveState, 'conflict'>, string> = {
  idle: '',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Draft saved',
  invalid: 'Not saved: a field needs another look',
  failed: 'Not saved. Trying again shortly',
}

/** How the draft stands with the server, read out when it changes. */
export function SaveLine({ state }: { state: SaveState }) {
  if (state === 'conflict') {
    return (
      <span className="row" role="alert">
        Somebody else changed this job meanwhile.
        <Button size="sm" onClick={() => location.reload()}>
          Load it again
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
