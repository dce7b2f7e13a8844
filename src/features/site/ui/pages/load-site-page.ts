import type { QueryClient } from '@tanstack/react-query'
import type { PageName, PageText } from '../../page-texts.ts'
import { sitePages } from '../../pages/site-pages.ts'
import { siteFactsQuery, sitePageQuery } from '../queries.ts'
import { headOf } from './page-head-of.ts'

/** The text and metadata of a written page, and the platform's facts. */
export async function loadSitePage<N extends PageName>(queryClient: QueryClient, name: N) {
  const [facts, text] = await Promise.all([queryClient.fetchQuery(siteFactsQuery()), loadPageText(queryClient, name)])
  return { facts, text, head: headOf(sitePages[name], facts) }
}

/** The text of a written page. */
export async function loadPageText<N extends PageName>(queryClient: QueryClient, name: N): Promise<PageText[N]> {
  const text = await queryClient.fetchQuery(sitePageQuery(name))
  // the answer to a name is the text of that page
  return text as PageText[N]
}
