import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { companyProfileContract } from '../../profile-contract.ts'
import { associatedCompanyId } from '../own-company.ts'
import { removeLogo } from './logo.ts'
import { readCompanyProfile } from './read-profile.ts'
import { updateCompanyProfile } from './update-profile.ts'

const anyone = implement(companyProfileContract).$context<Context>().use(refusals)
// `get` is open to all signed-in users: without a company it answers with its own error, NO_COMPANY (CANA-13)
const person = anyone.use(signedIn)
const company = anyone.use(withRole('client_admin', 'client_user'))

export const companyProfileRouter = anyone.router({
  get: person.get.handler(({ context }) => readCompanyProfile(context, associatedCompanyId(context))),
  update: company.update.handler(({ context, input }) => updateCompanyProfile(context, input)),
  removeLogo: company.removeLogo.handler(({ context }) => removeLogo(context)),
})
