import { useState } from 'react'
import { longDateTime } from '#lib/dates.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { localZone } from '#ui/use-zone.ts'
import type { SaveState } from './use-edited-document.ts'
import '../editor.css'

type Choice = { label: string; onPick: () => Promise<unknown> | unknown }
type Props = {
  noun: string
  state: SaveState
  isUnreadable: boolean
  /** When the unsaved draft on this device was typed; null without a draft. */
  draftAt: number | null
  onRestore: () => void
  onDiscard: () => void
  onLoadOther: () => Promise<unknown>
  onCopy: () => Promise<unknown>
  onOverwrite: () => Promise<unknown>
}

/** Notices about why the document is not saved, each with the possible actions. */
export function EditorNotices(props: Props) {
  const { noun, state, isUnreadable, draftAt } = props
  return (
    <div className="ed-notices" aria-live="polite">
      {state === 'conflict' && (
        <Notice tone="error" title={`This ${noun} was changed in another tab or on another device.`}>
          Nothing was overwritten. Your changes are still here and will be saved once you choose.
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
          Your text is still here.
          <Choices of={[{ label: 'Keep mine as a copy', onPick: props.onCopy }]} />
        </Notice>
      )}
      {isUnreadable && (
        <Notice tone="warn" title="We couldn't read all of the saved version.">
          What we could read is below. Please check it. When you save, the original is added to your version history.
        </Notice>
      )}
      {draftAt !== null && (
        <Notice title="You have unsaved changes on this device.">
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
