import { newId } from '#lib/ids.ts'
import type { Row } from './access-table.ts'
import { type Answers, signedIn, staffOnly } from './callers.ts'
import type { Scene } from './scene.ts'

/** Platform users read the list and change names; the rest is for platform admins. */
const adminsOnly: Answers = { ...signedIn('FORBIDDEN'), platformUser: 'ADMINS_ONLY', platformAdmin: 'ok' }

const about = (more: object = {}, answers = adminsOnly) => ({
  input: (s: Scene) => ({ ...more, id: s.who.seeker.id }),
  missing: () => ({ ...more, id: newId() }),
  answers,
})
const access = (s: Scene) => ({
  roles: ['job_seeker', 'platform_user'],
  memberships: [{ companyId: s.companyId, role: 'client_user' }],
})
const reason = 'Asked applicants for money'

export const adminUserRows: Record<string, Row> = {
  'adminUsers.list': { isRead: true, input: () => ({ q: '' }), answers: staffOnly },
  'adminUsers.figures': { isRead: true, answers: staffOnly },
  'adminUsers.suspend': about({ reason }),
  'adminUsers.lift': about(),
  'adminUsers.endSessions': about(),
  'adminUsers.sendReset': about(),
  'looks.begin': about({ reason }),
  'looks.end': { answers: signedIn() },
  'userAccess.companies': { isRead: true, input: () => ({ q: '' }), answers: staffOnly },
  'userAccess.edit': about({ name: 'Maya' }, staffOnly),
  'userAccess.edit of roles and companies': {
    input: (s) => ({ id: s.who.seeker.id, name: 'Maya', access: access(s) }),
    missing: () => ({ id: newId(), name: 'Maya', access: { roles: [], memberships: [] } }),
    answers: adminsOnly,
  },
  'removal.preview': { ...about(), isRead: true },
  'removal.remove': about({ reason, confirmation: 'DELETE' }),
}
