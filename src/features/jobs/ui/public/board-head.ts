import { pageHead } from '#ui/page/page-head.ts'
import { type BoardSearch, boardAddress, boardTitle } from './board-search.ts'
import type { Board } from './queries.ts'

/** The board in the words of search engines: one address for each search, however it is sorted; later pages stay out. */
export function boardHead({ search, board, origin }: { search: BoardSearch; board: Board; origin: string }) {
  const title = boardTitle(search, board.count)
  return pageHead({
    origin,
    title,
    description: `${title} on Tandem, with salary, place and closing date. Bring a resume and see which fit you.`,
    path: boardAddress({ ...search, sort: undefined }),
    isIndexed: !search.cursor && board.items.length > 0,
    feed: '/jobs.rss',
  })
}
