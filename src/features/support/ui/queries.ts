import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import type { HelpTopic } from '../articles/article.ts'
import type { ContactFilters } from '../contact-contract.ts'
import type { InboxFilters } from '../contract.ts'
import type { ArticleRow } from '../help-contract.ts'
import type { HelpStatus } from '../help-rules.ts'

export const articlesQuery = (topic?: HelpTopic) =>
  api.help.articles.queryOptions({ input: { topic }, staleTime: 300_000 })
export const articleQuery = (slug: string) =>
  api.help.article.queryOptions({ input: { slug }, staleTime: 300_000, retry: false })
export const helpOverviewQuery = () => api.help.overview.queryOptions({ staleTime: 300_000 })
export const helpSearchQuery = (q: string) => api.help.search.queryOptions({ input: { q }, staleTime: 300_000 })
export const ownConversationsQuery = () => api.support.listOwn.queryOptions({ staleTime: 30_000 })
export const ownThreadQuery = (id: string) => api.support.getOwn.queryOptions({ input: { id }, staleTime: 30_000 })
export const inboxQuery = (filters: InboxFilters) =>
  api.support.inbox.queryOptions({ input: filters, staleTime: 15_000, placeholderData: keepPreviousData })
export const staffThreadQuery = (id: string) => api.support.read.queryOptions({ input: { id }, staleTime: 15_000 })
export const helpDeskQuery = (filters: { q: string; topic?: HelpTopic | undefined; status?: HelpStatus | undefined }) =>
  api.helpDesk.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 15_000,
  })
export const staffArticleQuery = (id: string) =>
  api.helpDesk.get.queryOptions({ input: { id }, staleTime: 15_000, retry: false })
export const revisionsQuery = (id: string) => api.helpDesk.revisions.queryOptions({ input: { id }, staleTime: 0 })
/** All articles of a topic, from all pages. */
export const topicArticlesQuery = (topic: HelpTopic) =>
  queryOptions({
    queryKey: [...api.helpDesk.list.key(), 'whole', topic],
    staleTime: 0,
    async queryFn({ signal }) {
      const all: ArticleRow[] = []
      for (let cursor: string | undefined; ; ) {
        const { items, nextCursor } = await client.helpDesk.list({ topic, cursor }, { signal })
        all.push(...items)
        if (!nextCursor) return all
        cursor = nextCursor
      }
    },
  })
export const contactThreadQuery = (id: string) => api.contact.read.queryOptions({ input: { id }, staleTime: 15_000 })
export const contactQuery = (filters: ContactFilters) =>
  api.contact.list.queryOptions({ input: filters, staleTime: 15_000, placeholderData: keepPreviousData })
