import type { Row } from './access-table.ts'
import { signedIn, staffOnly } from './callers.ts'

/** Platform admins alone. */
const adminsOnly = { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' }

/** What platform staff read of the whole product, and what its admins keep. */
export const platformRows: Record<string, Row> = {
  'platformAnalytics.get': { isRead: true, input: () => ({ days: 90 }), answers: staffOnly },
  'audit.list': { isRead: true, input: () => ({}), answers: adminsOnly },
  'audit.known': { isRead: true, answers: adminsOnly },
  'audit.find': { isRead: true, input: () => ({ kind: 'company', text: 'nothing like it' }), answers: adminsOnly },
  'audit.chain': { isRead: true, answers: adminsOnly },
  'audit.verify': { answers: adminsOnly },
}
