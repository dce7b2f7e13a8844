import { applicationSources } from '#features/applications/rules.ts'
import { statusWord } from '#features/applications/status-part.ts'
import { isIsoDay } from '#lib/dates.ts'
import { amount, id, oneOf, type Read, readAddress, text, whole, words } from '#lib/read-address.ts'
import { storableText } from '#lib/tidy-text.ts'
import { matchBands, quickRanges } from '../review-choices.ts'
import type { ReviewFilters } from '../review-filters.ts'

const day = (value: unknown) => (typeof value === 'string' && isIsoDay(value) ? value : undefined)
/** The values as the server normalizes them. */
const tidied = (maxLength: number) => (value: unknown) =>
  typeof value === 'string' ? text(maxLength)(storableText(value)) : undefined

/** The search parameters of /app/company/applications; invalid ones are dropped. */
export const ReviewsSearch = readAddress({
  q: tidied(100),
  job: id,
  status: statusWord,
  source: oneOf(applicationSources),
  match: oneOf(matchBands),
  within: oneOf(quickRanges),
  from: day,
  to: day,
  question: id,
  answer: tidied(500),
  least: amount(-1e15, 1e15),
  most: amount(-1e15, 1e15),
  page: whole(1, 10_000),
  /** The open application; for an invalid id the dialog shows "not found". */
  application: words(100),
  view: oneOf(['board']),
})
export type ReviewsSearch = Read<typeof ReviewsSearch>

/** The filters in these parameters. */
export const filtersOf = ({
  q,
  job,
  page: _page,
  application: _open,
  view: _view,
  ...filters
}: ReviewsSearch): ReviewFilters => ({
  ...filters,
  search: q,
  jobId: job,
})
