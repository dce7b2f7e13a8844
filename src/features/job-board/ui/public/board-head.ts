import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from '#ui/page/page-head.ts'
import { landingPath, REMOTE } from '../../landing-rules.ts'
import { withCorrection } from '../jobs-search.ts'
import { type BoardSearch, boardAddress, filtersSet } from './board-search.ts'
import { boardTitle } from './board-title.ts'
import { type Board, companyOf } from './queries.ts'

/**
 * The metadata of the job board for search engines. Each list has one canonical address for all sort orders. Searches with typed text are
 * not indexed, as their number is unlimited; the landing pages by role and place replace them. Later pages are not indexed either.
 */
export function boardHead({ search, board, origin }: { search: BoardSearch; board: Board; origin: string }) {
  const title = boardTitle(withCorrection(search, board.correction), board.count, companyOf(board, search))
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

/** Whether the list is the same as the landing page of all remote jobs. */
const isRemoteAlone = (search: BoardSearch) =>
  search.remote && !search.q && !search.location && filtersSet(search) === 1

/** The path of the feed with the newest jobs of this search. */
const feedOf = (search: BoardSearch) => boardAddress({ ...search, sort: undefined }).replace('/jobs', '/jobs.rss')
