import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { userAccessContract } from '../../user-contract.ts'
import { editUser } from './edit-user.ts'
import { findCompanies } from './find-companies.ts'

const open = implement(userAccessContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const userAccessRouter = staff.router({
  edit: staff.edit.handler(({ context, input }) => editUser(context, input)),
  companies: staff.companies.handler(({ context, input }) => findCompanies(context.db, input)),
})
