import { Menu as MenuParts } from '@base-ui/react/menu'
import { SidebarDrawerPopup } from '../shell/sidebar-drawer-popup.tsx'
import { AlertDialogPopup, DialogPopup, DrawerPopup } from './dialog-popup.tsx'
import { MenuPopup } from './menu-popup.tsx'
import { PopoverPopup } from './popover-popup.tsx'
import { SplitDialogPopup } from './split-dialog-popup.tsx'
import { ToastRegion } from './toast-region.tsx'

/** All popups as one chunk, which load-popups.ts loads. */
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
