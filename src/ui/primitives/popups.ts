// What hangs over a page, in one file of code: load-popups.ts fetches it.
export { Menu as MenuParts } from '@base-ui/react/menu'
export { SpineDrawerPopup } from '../shell/spine-drawer-popup.tsx'
export { AlertDialogPopup, DialogPopup, DrawerPopup } from './dialog-popup.tsx'
export { MenuPopup } from './menu-popup.tsx'
export { PopoverPopup } from './popover-popup.tsx'
export { SplitDialogPopup } from './split-dialog-popup.tsx'
export { ToastRegion } from './toast-region.tsx'
