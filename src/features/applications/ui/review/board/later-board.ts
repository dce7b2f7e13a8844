import { loadLater } from '#ui/shell/load-later.tsx'
import type { ReviewsSearch } from '../reviews-search.ts'

/** The board, whose dragging weighs more than the list: it comes with the first look at it. */
export const BoardPage = loadLater(() => import('./board-page.tsx').then((file) => file.BoardPage))

/** What an address shows at once is there before the page is drawn. */
export async function loadBoard({ view }: Pick<ReviewsSearch, 'view'>): Promise<void> {
  if (view === 'board') await BoardPage.fetchCode()
}
