import { useState } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { localZone } from '#ui/use-zone.ts'
import type { SaveState } from './use-written.ts'
import '../editor.css'

type Choice = { label: string; onPick: () => Promise<unknown> | unknown }
type Props = {
  noun: string
  state: SaveState
  isUnreadable: boolean
  /** When what this device still has was typed; null where it has nothing that is not stored. */
  draftAt: number | null
  onRestore: () => void
  onDiscard: () => void
  onLoadOther: () => Promise<unknown>
  onCopy: () => Promise<unknown>
  onOverwrite: () => Promise<unknown>
}

/** What stands between the writer and a saved document, with each way on. */
export function EditorNotices(props: Props) {
  const { noun, state, isUnreadable, draftAt } = props
  return (
    <div className="ed-notices" aria-live="polite">
      {state === 'conflict' && (
        <Notice tone="error" title={`This ${noun} was changed in another tab or on another device.`}>
          Nothing was overwritten. What you wrote here is still here, and is not saved until you choose.
          <Choices
            of={[
              { label: 'Load the other version', onPick: props.onLoadOther },
              { label: 'Keep mine as a copy', onPick: props.onCopy },
              { label: 'Overwrite with mine', onPick: props.onOverwrite },
            ]}
          />
        </Notice>
      )}
      {state === 'gone' && (
        <Notice tone="error" title={`This ${noun} was deleted elsewhere.`}>
          What you wrote is still here.
          <Choices of={[{ label: 'Keep mine as a copy', onPick: props.onCopy }]} />
        </Notice>
      )}
      {isUnreadable && (
        <Notice tone="warn" title="What was stored could not be read.">
          You begin with an empty {noun}. The original is kept as an earlier version as soon as you save.
        </Notice>
      )}
      {draftAt !== null && (
        <Notice title="This device still has changes that were not saved.">
          They were typed on {longDateTime(new Date(draftAt), localZone())}.
          <Choices
            of={[
              { label: 'Restore them', onPick: props.onRestore },
              { label: 'Discard them', onPick: props.onDiscard },
            ]}
          />
        </Notice>
      )}
    </div>
  )
}

function Choices({ of }: { of: Choice[] }) {
  const [busy, setBusy] = useState('')
  const pick = async ({ label, onPick }: Choice) => {
    setBusy(label)
    await onPick()
    setBusy('')
  }
  return (
    <div className="row wrap ed-choices">
      {of.map((choice) => (
        <Button
          key={choice.label}
          size="sm"
          busy={busy === choice.label}
          disabled={busy !== '' && busy !== choice.label}
          onClick={() => void pick(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  )
}
