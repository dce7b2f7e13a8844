import { loadWithBoard } from '#ui/board/load-with-board.ts'
import { loadLater } from '#ui/shell/load-later.tsx'

// its dragging weighs more than the lists: it is fetched with the first look at it
export const BoardSection = loadLater(() =>
  import('./components/board/board-section.tsx').then((file) => file.BoardSection),
)

export const loadTrackerBoard = loadWithBoard(BoardSection)
