import { api } from '#client/api.ts'
import type { PostFilters } from '../contract.ts'

export const postsQuery = (filters: PostFilters) =>
  api.blog.list.queryOptions({ input: filters, staleTime: 15_000, placeholderData: (before) => before })
export const postQuery = (id: string) =>
  api.blog.get.queryOptions({
    input: { id },
    staleTime: 60_000,
    retry: false,
    // a post that is open at its publication time is refetched
    refetchInterval: ({ state: { data } }) => (data?.publishAt ? untilPublic(data.publishAt) : false),
  })
/** Milliseconds until a post is likely public, at least two seconds and at most an hour. */
const untilPublic = (at: Date) => Math.min(Math.max(at.getTime() - Date.now() + 1000, 2000), 3_600_000)

export const categoriesQuery = () => api.blog.categories.queryOptions({ staleTime: 60_000 })
export const tagsQuery = () => api.blog.tags.queryOptions({ staleTime: 60_000 })
export const authorsQuery = () => api.blog.authors.queryOptions({ staleTime: 300_000 })
export const revisionsQuery = (id: string) => api.blog.revisions.queryOptions({ input: { id }, staleTime: 0 })
export const revisionQuery = (id: string, revisionId: string) =>
  api.blog.revision.queryOptions({ input: { id, revisionId }, staleTime: 60_000 })
