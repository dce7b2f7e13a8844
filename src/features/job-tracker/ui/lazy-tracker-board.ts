import { loadWithBoard } from '#ui/board/load-with-board.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

// the drag library is larger than the lists, so it is loaded only when the board is first opened
export const BoardSection = lazyComponent(
  () => import('./components/board/board-section.tsx').then((file) => file.BoardSection),
  { ahead: false },
)

export const loadTrackerBoard = loadWithBoard(BoardSection)
