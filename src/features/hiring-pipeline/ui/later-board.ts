import { loadWithBoard } from '#ui/board/load-with-board.ts'
import { loadLater } from '#ui/shell/load-later.tsx'

// the drag library is larger than the lists: it is loaded when the board is first opened
export const BoardPage = loadLater(() => import('./board/board-page.tsx').then((file) => file.BoardPage), {
  ahead: false,
})

export const loadReviewBoard = loadWithBoard(BoardPage)
