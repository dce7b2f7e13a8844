import { api } from '#client/api.ts'
import type { ListArticles } from '../../article-contract.ts'

export const articlesQuery = (params: ListArticles) => api.articles.list.queryOptions({ input: params, staleTime: 0 })
export const articleQuery = (slug: string) =>
  api.articles.get.queryOptions({ input: { slug }, staleTime: 0, retry: false })
export const previewQuery = (token: string) =>
  api.articles.preview.queryOptions({ input: { token }, staleTime: 0, retry: false })
