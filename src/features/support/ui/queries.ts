import { api } from '#app/api.ts'
import type { HelpTopic } from '../articles/article.ts'
import type { ContactFilters } from '../contact-contract.ts'
import type { InboxFilters } from '../contract.ts'

export const articlesQuery = (topic?: HelpTopic) =>
  api.help.articles.queryOptions({ input: { topic }, staleTime: 300_000 })
export const articleQuery = (slug: string) =>
  api.help.article.queryOptions({ input: { slug }, staleTime: 300_000, retry: false })
export const helpOverviewQuery = () => api.help.overview.queryOptions({ staleTime: 300_000 })
export const helpSearchQuery = (q: string) => api.help.search.queryOptions({ input: { q }, staleTime: 300_000 })
export const ownConversationsQuery = () => api.support.listOwn.queryOptions({ staleTime: 30_000 })
export const ownThreadQuery = (id: string) => api.support.getOwn.queryOptions({ input: { id }, staleTime: 30_000 })
export const inboxQuery = (filters: InboxFilters) =>
  api.support.inbox.queryOptions({ input: filters, staleTime: 15_000 })
export const staffThreadQuery = (id: string) => api.support.read.queryOptions({ input: { id }, staleTime: 15_000 })
export const contactQuery = (filters: ContactFilters) =>
  api.contact.list.queryOptions({ input: filters, staleTime: 15_000 })
