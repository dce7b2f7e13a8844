import { MapPin, Search } from 'lucide-react'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import type { Directory } from '../../landing-contract.ts'
import { countLabel } from '../../rules.ts'
import { BrowseBand } from '../landing/browse-band.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardResults } from './board-results.tsx'
import type { BoardSearch } from './board-search.ts'
import { FitInvitation } from './fit-invitation.tsx'
import type { Board } from './queries.ts'
import './public-jobs.css'

/** The id of the form that the search box, the place and the filters belong to; the filters are outside of its element. */
export const BOARD_FORM = 'board'

type Props = { board: Board; search: BoardSearch; directory: Directory; viewer: Viewer | null }

/** The public job board (JOBS-21). It has only a plain form and links, so it works without JavaScript. */
export function JobBoard({ board, search, directory, viewer }: Props) {
  const { total } = board
  return (
    <div className="pub jb">
      <h1>
        {countLabel(total)} open {total.value === 1 ? 'job' : 'jobs'}
      </h1>
      <search>
        {/* without autocomplete, so that Back shows the search of that list instead of text that was typed later */}
        <form id={BOARD_FORM} className="jb-form" action="/jobs" method="get" autoComplete="off">
          <Input
            icon={Search}
            name="q"
            type="search"
            defaultValue={search.q}
            maxLength={200}
            placeholder="Title, skill or company"
            aria-label="Title, skill or company"
          />
          <Input
            icon={MapPin}
            name="location"
            defaultValue={search.location}
            maxLength={200}
            placeholder="City, state or country"
            aria-label="Location"
          />
          {search.sort && <input type="hidden" name="sort" value={search.sort} />}
          <Button type="submit" variant="primary" size="lg">
            Search
          </Button>
        </form>
      </search>
      <div className="jb-cols">
        <BoardFilters search={search} facets={board.facets} form={BOARD_FORM} />
        <BoardResults board={board} search={search} now={new Date()} />
      </div>
      <BrowseBand directory={directory} />
      {board.items.length > 0 && <FitInvitation viewer={viewer} matching={board.matching} />}
    </div>
  )
}
