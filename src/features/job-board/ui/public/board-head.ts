import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from '#ui/page/page-head.ts'
import { landingPath, REMOTE } from '../../landing-rules.ts'
import { asSearched } from '../jobs-search.ts'
import { type BoardSearch, boardAddress, boardTitle } from './board-search.ts'
import type { Board } from './queries.ts'

/**
 * The board in the words of search engines: one address for each list, however it is sorted. What somebody typed has none, as
 * there is no end of it: the pages by role and by place stand for that. Later pages stay out too.
 */
export function boardHead({ search, board, origin }: { search: BoardSearch; board: Board; origin: string }) {
  const title = boardTitle(asSearched(search, board.correction), board.count)
  return pageHead({
    origin,
    title,
    description: `${title} on Tandem, with salary, location and closing date. Add your resume to see which match.`,
    path: isRemoteAlone(search)
      ? landingPath({ place: { slug: REMOTE } })
      : boardAddress({ ...search, sort: undefined }),
    isIndexed: !search.cursor && board.items.length > 0 && search.q === '' && search.location === '',
    feed: feedOf(search),
    picture: sharePicture('pages', 'jobs', 'Open jobs on Tandem'),
  })
}

/** The list of the page of all remote jobs. */
const isRemoteAlone = ({ q, location, type, remote }: BoardSearch) => remote && !q && !location && !type

/** The newest jobs of this search. */
const feedOf = (search: BoardSearch) => boardAddress({ ...search, sort: undefined }).replace('/jobs', '/jobs.rss')
