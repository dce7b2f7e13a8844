import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { pageNumber } from '#lib/read-address.ts'
import type { Landing } from '../../landing-contract.ts'
import { landingPath } from '../../landing-rules.ts'
import { landingQuery } from './queries.ts'

/** The page number in the URL. */
export const pageOf = ({ search }: { search: Record<string, unknown> }) => ({ page: pageNumber(search.page) })

type LandingParams = { role?: string; place?: string }

/**
 * Loads a landing page. 404 for an unknown role or place. Redirects another spelling to the canonical path, and a page after the last
 * one to the first page.
 */
export async function loadLanding(queryClient: QueryClient, params: LandingParams, page: number): Promise<Landing> {
  const landing = await queryClient.fetchQuery(landingQuery({ ...params, page })).catch((error: { code?: string }) => {
    throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
  })
  const isExternal = landing.role?.slug !== params.role || landing.place?.slug !== params.place
  if (isExternal) throw redirect({ href: landingPath(landing), statusCode: 301 })
  if (page > 1 && landing.jobs.items.length === 0) throw redirect({ href: landingPath(landing) })
  return landing
}
