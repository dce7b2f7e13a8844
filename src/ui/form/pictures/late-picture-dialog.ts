import { loadLater } from '../../shell/load-later.tsx'

/** The image dialog, loaded on demand, because most users add no image. */
export const PictureDialog = loadLater(() => import('./picture-dialog.tsx').then((file) => file.PictureDialog))
