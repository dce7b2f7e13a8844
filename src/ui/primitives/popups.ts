import { Menu as MenuParts } from '@base-ui/react/menu'
import { SidebarDrawerPopup } from '../shell/sidebar-drawer-popup.tsx'
import { AlertDialogPopup, DialogPopup, DrawerPopup } from './dialog-popup.tsx'
import { MenuPopup } from './menu-popup.tsx'
import { PopoverPopup } from './popover-popup.tsx'
import { SplitDialogPopup } from './split-dialog-popup.tsx'
import { ToastRegion } from './toast-region.tsx'

/** What hangs over a page, in one file of code: load-popups.ts fetches it. */
export const popups = {
  MenuParts,
  MenuPopup,
  PopoverPopup,
  DialogPopup,
  AlertDialogPopup,
  DrawerPopup,
  SplitDialogPopup,
  SpineDrawerPopup: SidebarDrawerPopup,
  ToastRegion,
}
