import { loadWithBoard } from '#ui/board/load-with-board.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

// the drag library is larger than the lists: it is loaded when the board is first opened
export const BoardPage = lazyComponent(() => import('./board/board-page.tsx').then((file) => file.BoardPage), {
  ahead: false,
})

export const loadReviewBoard = loadWithBoard(BoardPage)
