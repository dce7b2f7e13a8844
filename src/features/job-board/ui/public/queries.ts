import type { QueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { JobSearch } from '../../contract.ts'
import type { Capped } from '../../rules.ts'
import { filteredCompanyName } from '../jobs-search.ts'
import { askOf, type BoardSearch, isFiltered } from './board-search.ts'

const MINUTE = 60_000

export type Board = Pick<JobSearch, 'items' | 'nextCursor' | 'correction' | 'understood' | 'matching'> & {
  /** The number of matches; `total` is the number of all open jobs. */
  count: Capped
  total: Capped
  facets: NonNullable<JobSearch['facets']>
}

const searchQuery = (input: Parameters<typeof api.jobs.search.queryOptions>[0]['input']) =>
  api.jobs.search.queryOptions({ input, staleTime: 5 * MINUTE })

const NONE: Capped = { value: 0, isCapped: false }
const noFacets = {
  type: {},
  remote: NONE,
  level: {},
  mode: {},
  posted: {},
  language: {},
  companies: [],
} as unknown as Board['facets']

/** The name of the company that a search is limited to. */
export const companyOf = ({ facets }: Pick<Board, 'facets'>, { company }: BoardSearch): string | null =>
  company === undefined ? null : filteredCompanyName(facets, company)

/** One page of the job board with its counts. Only first pages have counts, so a later page also loads the first one. */
export async function loadBoard(queryClient: QueryClient, search: BoardSearch): Promise<Board> {
  const ask = (input: Parameters<typeof searchQuery>[0]) => queryClient.fetchQuery(searchQuery(input))
  const [page, first, all] = await Promise.all([
    ask(askOf(search)),
    search.cursor ? ask({ ...askOf({ ...search, cursor: undefined }), limit: 1 }) : null,
    isFiltered(search) ? ask({ withHidden: true, limit: 1 }) : null,
  ])
  const counted = first ?? page
  const count = counted.count ?? NONE
  const facets = counted.facets ?? noFacets
  const { items, nextCursor, matching } = page
  const { correction, understood } = counted
  return { items, nextCursor, matching, count, facets, total: all?.count ?? count, correction, understood }
}

/** The public page of one job. Never cached, because each request counts a view. */
export const jobPageQuery = (slug: string, search: Record<string, unknown>) =>
  api.jobPages.get.queryOptions({ input: { slug, arrival: arrivalOf(search) }, staleTime: 0 })

const said = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** The tracking parameters of the URL. */
export const arrivalOf = ({ ref, utm_source, utm_medium, utm_campaign }: Record<string, unknown>) => ({
  ref: said(ref),
  utmSource: said(utm_source),
  utmMedium: said(utm_medium),
  utmCampaign: said(utm_campaign),
})
