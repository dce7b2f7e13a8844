import { z } from 'zod'
import { ReviewFilters } from '../../review-filters.ts'

const { jobId, search, ...shape } = ReviewFilters.shape
type Lenient<T extends z.ZodRawShape> = { [K in keyof T]: z.ZodCatch<T[K] & z.ZodType> }
/** Anything unreadable is left out. */
const lenient = <T extends Record<string, z.ZodType>>(parts: T) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.catch(undefined)])) as Lenient<T>

/** What stands in the address of /app/company/applications. */
export const ReviewsSearch = z.object(
  lenient({
    ...shape,
    q: search,
    job: jobId,
    page: z.number().int().min(1).max(10_000).optional(),
    /** The one that is open. */
    application: z.uuid().optional(),
    view: z.literal('board').optional(),
  }),
)
export type ReviewsSearch = z.infer<typeof ReviewsSearch>

/** What of it narrows the list. */
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
