import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, signedIn, staffOnly } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import type { Row } from './row.ts'
import { invitationId, memberId } from './team-fixtures.ts'
import type { World } from './world.ts'

/** Only platform admins; other staff are refused like all other users. */
const adminsOnly: Answers = { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' }

const company = (more: (s: World, c: Caller) => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(s, c), id: s.companyId }),
  missing: (s: World, c: Caller) => ({ ...more(s, c), id: newId() }),
})
const within = (more: (s: World, c: Caller) => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(s, c), companyId: s.companyId }),
  missing: (s: World, c: Caller) => ({ ...more(s, c), companyId: newId() }),
  missingIs: 'COMPANY_UNKNOWN',
  answers: adminsOnly,
})
const member = (more: object = {}) => ({
  input: (s: World) => ({ ...more, companyId: s.companyId, id: memberId(s.who.twoRoles.id) }),
  foreign: (s: World) => ({ ...more, companyId: s.companyId, id: memberId(s.who.foreignAdmin.id) }),
  missing: (s: World) => ({ ...more, companyId: s.companyId, id: newId() }),
  missingIs: 'MEMBER_NOT_FOUND',
  answers: adminsOnly,
})
const invitation = {
  input: (s: World) => ({ companyId: s.companyId, id: invitationId(s.companyId) }),
  foreign: (s: World) => ({ companyId: s.companyId, id: invitationId(s.foreignCompanyId) }),
  missing: (s: World) => ({ companyId: s.companyId, id: newId() }),
  missingIs: 'INVITATION_GONE',
  answers: adminsOnly,
}
const newcomer = (s: World, c: Caller) => ({
  ...{ email: `created-by-${c.toLowerCase()}-${s.n}@example.test`, displayName: 'Joana', password: PASSWORD },
  role: 'client_user',
})

const posting = (companyId: string) => ({ id: newId(), title: 'Planner', description: '<p>Plan.</p>', companyId })

/** Companies as platform staff see them, their members, and the jobs of all companies. */
export const adminCompanyRows: Record<string, Row> = {
  'adminCompanies.list': { isRead: true, input: () => ({}), answers: staffOnly },
  'adminCompanies.names': { isRead: true, input: () => ({}), answers: staffOnly },
  'adminCompanies.get': { isRead: true, ...company(), answers: staffOnly },
  'adminCompanies.create': {
    input: () => ({ id: newId(), name: 'Southwind' }),
    answers: { ...staffOnly, anonymous: 'COMPANY_SIGNED_OUT', suspended: 'COMPANY_SIGNED_OUT' },
  },
  'adminCompanies.update': { ...company(() => ({ name: 'Northwind', status: 'trial' })), answers: adminsOnly },
  'adminCompanies.remove': {
    ...company(),
    answers: { ...signedIn('COMPANY_DELETE_REFUSED'), platformAdmin: 'ok' },
  },
  'adminCompanies.restore': { ...company(), answers: adminsOnly },
  'adminCompanies.members': { isRead: true, ...within() },
  'adminCompanies.createUser': within(newcomer),
  'adminCompanies.invite': within((s, c) => ({
    ...{ displayName: 'Ines', email: `invited-by-${c.toLowerCase()}-${s.n}@example.test`, role: 'client_admin' },
  })),
  'adminCompanies.resendInvitation': invitation,
  'adminCompanies.withdrawInvitation': invitation,
  'adminCompanies.addMember': within((s) => ({ email: s.who.otherSeeker.mail, role: 'client_user' })),
  'adminCompanies.changeRole': member({ role: 'client_admin' }),
  'adminCompanies.removeMember': member(),
  'adminPostings.list': { isRead: true, input: () => ({}), answers: staffOnly },
  'adminPostings.stats': { isRead: true, answers: staffOnly },
  'adminPostings.topCompanies': { isRead: true, answers: staffOnly },
  'exchangeRates.list': { isRead: true, answers: staffOnly },
  'exchangeRates.set': {
    input: () => ({ currency: 'EUR', usd: 1.12, day: '2026-11-20', source: 'A bank' }),
    answers: staffOnly,
  },
  'adminApplications.list': { isRead: true, input: (s: World) => ({ jobId: s.job.id }), answers: staffOnly },
  'adminPostings.create': {
    input: (s: World) => posting(s.companyId),
    missing: () => posting(newId()),
    answers: staffOnly,
  },
}
