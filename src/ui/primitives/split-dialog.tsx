import type { ReactElement, ReactNode } from 'react'
import { usePopups } from './load-popups.ts'

export type SplitDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The dark side; it places the title, which heads the dialog. */
  side: (title: ReactElement) => ReactNode
  /** What there is to do; it holds the way out, since there is no cross. */
  children: ReactNode
}

/** A dialog in two halves: what it is about, and what to do. One column and the whole screen on a phone. */
export function SplitDialog(props: SplitDialogProps) {
  const popups = usePopups(props.open)
  return popups && <popups.SplitDialogPopup {...props} />
}
