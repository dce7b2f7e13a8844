import { lazyComponent } from '../../shell/lazy-component.tsx'

/** The image dialog, loaded on demand, because most users add no image. */
export const PictureDialog = lazyComponent(() => import('./picture-dialog.tsx').then((file) => file.PictureDialog))
