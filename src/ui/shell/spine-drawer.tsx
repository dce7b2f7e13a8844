import { usePopups } from '../primitives/load-popups.ts'
import type { SpineProps } from './spine.tsx'
import type { ShellUser } from './user-menu.tsx'

export type SpineDrawerProps = SpineProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: ShellUser
  onSignOut: () => void
}

/** The spine on a phone: slides in over the dimmed page, closes with Escape, a press beside it or a choice. */
export function SpineDrawer(props: SpineDrawerProps) {
  const popups = usePopups(props.open)
  return popups && <popups.SpineDrawerPopup {...props} />
}
