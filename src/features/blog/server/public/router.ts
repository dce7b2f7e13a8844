import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { articlesContract } from '../../article-contract.ts'
import { listArticles } from './list-articles.ts'
import { likeArticle } from './react.ts'
import { previewArticle, readArticle } from './read-article.ts'

const open = implement(articlesContract).$context<Context>().use(refusals)

export const articlesRouter = open.router({
  list: open.list.handler(({ context, input }) => listArticles(context, input)),
  get: open.get.handler(({ context, input }) => readArticle(context, input)),
  preview: open.preview.handler(({ context, input }) => previewArticle(context, input)),
  like: open.like.handler(({ context, input }) => likeArticle(context, input)),
})
