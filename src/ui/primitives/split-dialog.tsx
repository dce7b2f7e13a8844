import type { ReactElement, ReactNode } from 'react'
import { usePopups } from './load-popups.ts'

export type SplitDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The dark side; it places the title, which heads the dialog. */
  side: (title: ReactElement) => ReactNode
  /** The actions; they include a way to close it, since there is no close button. */
  children: ReactNode
}

/** A dialog in two halves: what it is about, and what to do. One column and the whole screen on a phone. */
export function SplitDialog(props: SplitDialogProps) {
  const popups = usePopups(props.open)
  return popups && <popups.SplitDialogPopup {...props} />
}
