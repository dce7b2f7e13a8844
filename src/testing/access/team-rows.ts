import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, everyone, inCompanies, signedIn } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import type { Row } from './row.ts'
import { invitationId, memberId, strangerOf, tokenFor } from './team-fixtures.ts'
import type { World } from './world.ts'

/** Reading has its own error for users without a company (CANA-13). */
const inTheirCompany = inCompanies('NO_COMPANY')
const adminsOnly: Answers = { ...inCompanies(), clientUser: 'FORBIDDEN', twoRoles: 'FORBIDDEN' }

const companyOf = (s: World, c: Caller) => (c === 'foreignAdmin' ? s.foreignCompanyId : s.companyId)
const otherCompany = (s: World, c: Caller) => (c === 'foreignAdmin' ? s.companyId : s.foreignCompanyId)
const colleague = (s: World, c: Caller) => memberId(s.who[c === 'foreignAdmin' ? 'foreignAdmin' : 'twoRoles'].id)
const stranger = (s: World, c: Caller) => memberId(s.who[c === 'foreignAdmin' ? 'twoRoles' : 'foreignAdmin'].id)

const invitation = {
  input: (s: World, c: Caller) => ({ id: invitationId(companyOf(s, c)) }),
  foreign: (s: World, c: Caller) => ({ id: invitationId(otherCompany(s, c)) }),
  missing: () => ({ id: newId() }),
  missingIs: 'INVITATION_GONE',
  answers: adminsOnly,
}
const member = (more: object = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: colleague(s, c) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: stranger(s, c) }),
  missing: () => ({ ...more, id: newId() }),
  missingIs: 'MEMBER_NOT_FOUND',
})
const token = (email: string) => ({ token: tokenFor(email) })
const newcomer = () => ({ displayName: 'Joana', password: PASSWORD })

const said = {
  name: 'Northwind',
  description: 'We plan routes for the north.',
  location: 'Oslo',
  industry: 'Other',
  sizeRange: '1-10',
  website: '',
  timeZone: 'Europe/Oslo',
}

export const teamRows: Record<string, Row> = {
  'companyDashboard.get': { isRead: true, input: () => ({}), answers: inCompanies() },
  'companyProfile.get': { isRead: true, input: () => ({}), answers: inTheirCompany },
  'companyProfile.update': { input: () => said, answers: inCompanies() },
  'companyProfile.removeLogo': { input: () => ({}), answers: adminsOnly },
  'team.list': { isRead: true, input: () => ({}), answers: inCompanies() },
  'team.stats': { isRead: true, input: () => ({}), answers: inCompanies() },
  'team.invite': {
    input: (s, c) => ({ displayName: 'Ines', email: `ines-${c}-${s.n}@example.test`, role: 'client_user' }),
    answers: adminsOnly,
  },
  'team.resend': invitation,
  'team.withdraw': invitation,
  'team.changeRole': { ...member({ role: 'client_admin' }), answers: adminsOnly },
  // the only admin of a company cannot leave it
  'team.remove': { ...member(), answers: { ...adminsOnly, foreignAdmin: 'LAST_ADMIN' } },
  'team.open': {
    isRead: true,
    // the link shows who sent it
    notifiedAs: 'clientAdmin',
    input: (s) => token(strangerOf(s.companyId)),
    missing: () => token('nobody@example.test'),
    missingIs: 'INVITATION_GONE',
    answers: everyone(),
  },
  'team.accept': {
    input: (s, c) => token(s.personOf(c).mail),
    foreign: (s, c) => token(`used-${s.personOf(c).mail}`),
    missing: () => token('nobody@example.test'),
    missingIs: 'INVITATION_GONE',
    answers: signedIn(),
  },
  'team.join': {
    input: (s) => ({ ...token(strangerOf(s.companyId)), ...newcomer() }),
    missing: () => ({ ...token('nobody@example.test'), ...newcomer() }),
    missingIs: 'INVITATION_GONE',
    answers: everyone(),
  },
}
