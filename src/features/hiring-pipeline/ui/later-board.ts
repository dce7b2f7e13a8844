import { loadWithBoard } from '#ui/board/load-with-board.ts'
import { loadLater } from '#ui/shell/load-later.tsx'

// its dragging weighs more than the lists: it is fetched with the first look at it
export const BoardPage = loadLater(() => import('./board/board-page.tsx').then((file) => file.BoardPage))

export const loadReviewBoard = loadWithBoard(BoardPage)
