import { loadLater } from '#ui/shell/load-later.tsx'

// the boards, whose dragging weighs more than the lists: each comes with the first look at it
export const BoardSection = loadLater(() =>
  import('./components/board/board-section.tsx').then((file) => file.BoardSection),
)
export const BoardPage = loadLater(() => import('./review/board/board-page.tsx').then((file) => file.BoardPage))

/** What an address shows at once is there before the page is drawn. */
const readyIn = (board: { fetchCode: () => Promise<unknown> }) => async (search: { view?: string | undefined }) => {
  if (search.view === 'board') await board.fetchCode()
}
export const loadTrackerBoard = readyIn(BoardSection)
export const loadReviewBoard = readyIn(BoardPage)
