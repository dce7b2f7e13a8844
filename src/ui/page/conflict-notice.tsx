import { useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Notice } from '../primitives/notice.tsx'

type Props = {
  /** The name of the user who changed it, from the server. */
  problem: string
  /** What happens to the version that is not chosen. */
  fate: string
  onChoose(keepsMine: boolean): Promise<unknown>
}

/** Shown when two users changed the same text: nothing is saved until the user chooses a version. */
export function ConflictNotice({ problem, fate, onChoose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const choose = (keepsMine: boolean) => () => {
    setBusy(true)
    void onChoose(keepsMine).finally(() => setBusy(false))
  }
  return (
    <Notice tone="warn" title="Someone else edited this">
      <p>{problem}</p>
      <div className="row wrap mt-2">
        <Button size="sm" busy={isBusy} onClick={choose(true)}>
          Keep my version
        </Button>
        <Button size="sm" busy={isBusy} onClick={choose(false)}>
          Use their version
        </Button>
        <span className="meta">{fate}</span>
      </div>
    </Notice>
  )
}
