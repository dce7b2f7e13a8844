import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { adminCompaniesContract } from '../../admin-contract.ts'
import { archiveCompany, restoreCompany } from './archive-company.ts'
import { addCompanyMember, changeCompanyRole, listCompanyMembers, removeCompanyMember } from './company-members.ts'
import { createCompany } from './create-company.ts'
import { createCompanyUser } from './create-user.ts'
import { inviteCompanyUser, resendCompanyInvitation, withdrawCompanyInvitation } from './invite-user.ts'
import { listCompanies, listCompanyNames } from './list-companies.ts'
import { readCompany } from './read-company.ts'
import { updateCompany } from './update-company.ts'

const open = implement(adminCompaniesContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))
const person = open.use(signedIn)

export const adminCompaniesRouter = open.router({
  list: staff.list.handler(({ context, input }) => listCompanies(context, input)),
  names: staff.names.handler(({ context, input }) => listCompanyNames(context, input)),
  get: staff.get.handler(({ context, input }) => readCompany(context.db, input.id)),
  // open to visitors: `createCompany` answers them with its own error, COMPANY_SIGNED_OUT
  create: open.create.handler(({ context, input }) => createCompany(context, input)),
  update: staff.update.handler(({ context, input }) => updateCompany(context, input)),
  // open to all signed-in users: `archiveCompany` answers with its own error, COMPANY_DELETE_REFUSED
  remove: person.remove.handler(({ context, input }) => archiveCompany(context, input)),
  restore: staff.restore.handler(({ context, input }) => restoreCompany(context, input)),
  members: staff.members.handler(({ context, input }) => listCompanyMembers(context, input)),
  createUser: staff.createUser.handler(({ context, input }) => createCompanyUser(context, input)),
  invite: staff.invite.handler(({ context, input }) => inviteCompanyUser(context, input)),
  resendInvitation: staff.resendInvitation.handler(({ context, input }) => resendCompanyInvitation(context, input)),
  withdrawInvitation: staff.withdrawInvitation.handler(({ context, input }) =>
    withdrawCompanyInvitation(context, input),
  ),
  addMember: staff.addMember.handler(({ context, input }) => addCompanyMember(context, input)),
  changeRole: staff.changeRole.handler(({ context, input }) => changeCompanyRole(context, input)),
  removeMember: staff.removeMember.handler(({ context, input }) => removeCompanyMember(context, input)),
})
