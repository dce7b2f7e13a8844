import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { companyPagesContract } from '../../company-page-contract.ts'
import { getCompanyPage } from './get-company-page.ts'

const open = implement(companyPagesContract).$context<Context>().use(refusals)

export const companyPagesRouter = open.router({
  get: open.get.handler(({ context, input }) => getCompanyPage(context, input)),
})
