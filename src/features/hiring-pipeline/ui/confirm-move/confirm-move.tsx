import { useEffect } from 'react'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { cancelMove, useConfirmedMove } from './ask-move.ts'

const MoveDialog = lazyComponent(async () => (await import('./move-dialog.tsx')).MoveDialog)

/** Rendered once on each page whose controls move candidates. */
export function ConfirmMove() {
  const move = useConfirmedMove()
  useEffect(() => cancelMove, [])
  return move && <MoveDialog move={move} />
}
