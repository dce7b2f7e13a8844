import { loadLater } from '#ui/shell/load-later.tsx'

// its dragging weighs more than the lists: it is fetched with the first look at it
export const BoardSection = loadLater(() =>
  import('./components/board/board-section.tsx').then((file) => file.BoardSection),
)

/** What an address shows at once is there before the page is drawn. */
export async function loadTrackerBoard(search: { view?: string | undefined }): Promise<void> {
  if (search.view === 'board') await BoardSection.fetchCode()
}
