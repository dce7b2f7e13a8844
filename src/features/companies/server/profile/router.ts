import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { companyProfileContract } from '../../profile-contract.ts'
import { ownCompanyId } from '../own-company.ts'
import { removeLogo } from './logo.ts'
import { readCompanyProfile } from './read-profile.ts'
import { updateCompanyProfile } from './update-profile.ts'

const company = implement(companyProfileContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user'))

export const companyProfileRouter = company.router({
  get: company.get.handler(({ context }) => readCompanyProfile(context, ownCompanyId(context))),
  update: company.update.handler(({ context, input }) => updateCompanyProfile(context, input)),
  removeLogo: company.removeLogo.handler(({ context }) => removeLogo(context)),
})
