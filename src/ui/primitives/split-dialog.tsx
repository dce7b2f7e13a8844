import type { ReactElement, ReactNode } from 'react'
import { usePopups } from './load-popups.ts'

export type SplitDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The dark half. It also contains the title of the dialog. */
  side: (title: ReactElement) => ReactNode
  /** The actions; they include a way to close it, since there is no close button. */
  children: ReactNode
}

/** A dialog in two halves: its subject, and what to do. On a phone it is one column that fills the screen. */
export function SplitDialog(props: SplitDialogProps) {
  const popups = usePopups(props.open)
  return popups && <popups.SplitDialogPopup {...props} />
}
