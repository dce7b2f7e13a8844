import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { siteContract } from '../contract.ts'
import { readPageText } from './page-texts.ts'
import { readSiteFacts } from './queries.ts'
import { readInsights } from './read-insights.ts'

const open = implement(siteContract).$context<Context>().use(refusals)

export const siteRouter = open.router({
  facts: open.facts.handler(({ context }) => readSiteFacts(context)),
  insights: open.insights.handler(({ context }) => readInsights(context)),
  page: open.page.handler(({ context, input: { name } }) => readPageText(name, context)),
})
