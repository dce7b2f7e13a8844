import { api } from '#client/api.ts'
import type { ListArticles } from '../../article-contract.ts'

export const articlesQuery = (asked: ListArticles) => api.articles.list.queryOptions({ input: asked, staleTime: 0 })
export const articleQuery = (slug: string) =>
  api.articles.get.queryOptions({ input: { slug }, staleTime: 0, retry: false })
export const previewQuery = (token: string) =>
  api.articles.preview.queryOptions({ input: { token }, staleTime: 0, retry: false })
