import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import type { SiteFacts } from '../../contract.ts'
import type { SitePage } from '../../pages/site-pages.ts'

/** What a written page says to search engines; nothing before its facts are there. */
export const headOf = ({ title, description, path }: SitePage, facts: Pick<SiteFacts, 'origin'> | undefined) =>
  facts ? pageHead({ origin: facts.origin, title, description, path }) : ({} as Partial<PageHead>)
