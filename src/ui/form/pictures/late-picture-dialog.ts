import { loadLater } from '../../shell/load-later.tsx'

/** The dialog of pictures as a component that loads later: most who write add no picture. */
export const PictureDialog = loadLater(() => import('./picture-dialog.tsx').then((file) => file.PictureDialog))
