import { loadLater } from '#ui/shell/load-later.tsx'

// its dragging weighs more than the lists: it is fetched with the first look at it
export const BoardPage = loadLater(() => import('./board/board-page.tsx').then((file) => file.BoardPage))

/** What an address shows at once is there before the page is drawn. */
export async function loadReviewBoard(search: { view?: string | undefined }): Promise<void> {
  if (search.view === 'board') await BoardPage.fetchCode()
}
