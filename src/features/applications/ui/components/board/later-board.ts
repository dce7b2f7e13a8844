import { loadLater } from '#ui/shell/load-later.tsx'
import type { TrackerSearch } from '../../tracker-search.ts'

/** The board, whose dragging weighs more than the list: it comes with the first look at it. */
export const BoardSection = loadLater(() => import('./board-section.tsx').then((file) => file.BoardSection))

/** What an address shows at once is there before the page is drawn. */
export async function loadBoard({ view }: Pick<TrackerSearch, 'view'>): Promise<void> {
  if (view === 'board') await BoardSection.fetchCode()
}
