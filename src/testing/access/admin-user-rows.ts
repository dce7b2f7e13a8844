import { newId } from '#lib/ids.ts'
import { type Answers, everyone, signedIn, staffOnly } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import type { Row } from './row.ts'
import { newColleague, staffInvitationId, staffTokenFor } from './staff-fixtures.ts'
import type { World } from './world.ts'

/** Platform users read the list and change names; the rest is for platform admins. */
const adminsOnly: Answers = { ...signedIn('FORBIDDEN'), platformUser: 'ADMINS_ONLY', platformAdmin: 'ok' }

const about = (more: object = {}, answers = adminsOnly) => ({
  input: (s: World) => ({ ...more, id: s.who.seeker.id }),
  missing: () => ({ ...more, id: newId() }),
  answers,
})
const access = (s: World) => ({
  roles: ['job_seeker', 'platform_user'],
  memberships: [{ companyId: s.companyId, role: 'client_user' }],
})
const reason = 'Asked applicants for money'

const invitation = {
  input: (s: World) => ({ id: staffInvitationId(s.who.seeker.id) }),
  missing: () => ({ id: newId() }),
  missingIs: 'INVITATION_GONE',
  answers: adminsOnly,
}
const token = (of: string) => ({ token: staffTokenFor(of) })
const newcomer = { displayName: 'Joana', password: PASSWORD }

export const adminUserRows: Record<string, Row> = {
  'adminUsers.list': { isRead: true, input: () => ({ q: '' }), answers: staffOnly },
  'adminUsers.stats': { isRead: true, answers: staffOnly },
  'adminUsers.suspend': about({ reason }),
  'adminUsers.unsuspend': about(),
  'adminUsers.endSessions': about(),
  'adminUsers.sendReset': about(),
  'impersonation.begin': about({ reason }),
  'impersonation.end': { answers: signedIn() },
  'staff.invitations': { isRead: true, answers: adminsOnly },
  'staff.invite': {
    input: (s, c) => ({ displayName: 'Ines', email: `staff-${c}-${s.n}@example.test`, role: 'platform_admin' }),
    answers: adminsOnly,
  },
  'staff.resend': invitation,
  'staff.withdraw': invitation,
  'staff.open': {
    isRead: true,
    // the link shows who sent it
    notifiedAs: 'platformAdmin',
    input: (s) => token(newColleague(s.who.seeker.id)),
    missing: () => token('nobody@example.test'),
    missingIs: 'INVITATION_GONE',
    answers: everyone(),
  },
  'staff.accept': {
    input: (s, c) => token(s.personOf(c).mail),
    missing: () => token('nobody@example.test'),
    missingIs: 'INVITATION_GONE',
    answers: signedIn(),
  },
  'staff.join': {
    input: (s) => ({ ...token(newColleague(s.who.seeker.id)), ...newcomer }),
    missing: () => ({ ...token('nobody@example.test'), ...newcomer }),
    missingIs: 'INVITATION_GONE',
    answers: everyone(),
  },
  'userAccess.companies': { isRead: true, input: () => ({ q: '' }), answers: staffOnly },
  'userAccess.edit': about({ name: 'Maya' }, staffOnly),
  'userAccess.edit of roles and companies': {
    input: (s) => ({ id: s.who.seeker.id, name: 'Maya', access: access(s) }),
    missing: () => ({ id: newId(), name: 'Maya', access: { roles: [], memberships: [] } }),
    answers: adminsOnly,
  },
  'userAccess.edit of the address': {
    input: (s) => ({ id: s.who.seeker.id, name: 'Maya', email: 'maya@elsewhere.example' }),
    missing: () => ({ id: newId(), name: 'Maya', email: 'maya@elsewhere.example' }),
    answers: adminsOnly,
  },
  'removal.preview': { ...about(), isRead: true },
  'removal.remove': about({ reason, confirmation: 'DELETE' }),
}
