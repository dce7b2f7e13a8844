import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { helpContract, helpDeskContract } from '../../help-contract.ts'
import { recordRead, vote } from './count-reader.ts'
import { createArticle, orderArticles, removeArticle, saveArticle, setArticleStatus } from './edit-article.ts'
import { listForStaff, readForStaff, readRevisions } from './read-for-staff.ts'
import { listArticles, readArticle, readHelpOverview } from './read-help.ts'
import { searchHelp } from './search-help.ts'

const open = implement(helpContract).$context<Context>().use(refusals)
const staff = implement(helpDeskContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const helpRouter = open.router({
  overview: open.overview.handler(({ context }) => readHelpOverview(context)),
  articles: open.articles.handler(({ context, input }) => listArticles(context, input)),
  search: open.search.handler(({ context, input }) => searchHelp(context, input)),
  article: open.article.handler(({ context, input }) => readArticle(context, input)),
  recordRead: open.recordRead.handler(({ context, input }) => recordRead(context, input)),
  vote: open.vote.handler(({ context, input }) => vote(context, input)),
})

export const helpDeskRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listForStaff(context, input)),
  get: staff.get.handler(({ context, input }) => readForStaff(context, input)),
  create: staff.create.handler(({ context, input }) => createArticle(context, input)),
  save: staff.save.handler(({ context, input }) => saveArticle(context, input)),
  setStatus: staff.setStatus.handler(({ context, input }) => setArticleStatus(context, input)),
  move: staff.move.handler(({ context, input }) => orderArticles(context, input)),
  remove: staff.remove.handler(({ context, input }) => removeArticle(context, input)),
  revisions: staff.revisions.handler(({ context, input }) => readRevisions(context, input)),
})
