import { newId } from '#lib/ids.ts'
import { everyone, signedIn, staffOnly } from './callers.ts'
import type { Row } from './row.ts'

/** Only platform admins. */
const adminsOnly = { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' }

const plan = {
  name: 'Another',
  description: null,
  features: [],
  active: false,
  featured: false,
  applicationLimit: null,
  priceMonthly: 1,
  priceYearly: 10,
  offerActive: false,
  offerExpiresAt: null,
  offerPriceMonthly: null,
  offerPriceYearly: null,
  offerPercentage: null,
}

/** Data of the whole product that platform staff can read and platform admins can change. */
export const platformRows: Record<string, Row> = {
  'platformAnalytics.get': { isRead: true, input: () => ({ days: 90 }), answers: staffOnly },
  'operations.waiting': { isRead: true, answers: staffOnly },
  'settings.get': { isRead: true, answers: staffOnly },
  'settings.history': { isRead: true, answers: staffOnly },
  'settings.notice': { isRead: true, answers: everyone() },
  // a caller with the permission is refused first because the version is not the current one
  'settings.change': {
    input: () => ({ seen: new Date(0), form: { trialDays: 1 } }),
    answers: { ...signedIn('FORBIDDEN'), platformAdmin: 'SETTINGS_CHANGED' },
  },
  'plans.list': { isRead: true, answers: staffOnly },
  'plans.save': {
    input: (s, c) => ({ of: null, form: { ...plan, name: `Plan of ${c} ${s.n}` } }),
    missing: () => ({ of: { id: newId(), seen: new Date(0) }, form: plan }),
    answers: adminsOnly,
  },
  'audit.list': { isRead: true, input: () => ({}), answers: adminsOnly },
  'audit.known': { isRead: true, answers: adminsOnly },
  'audit.find': { isRead: true, input: () => ({ kind: 'company', text: 'nothing like it' }), answers: adminsOnly },
  'audit.chain': { isRead: true, answers: adminsOnly },
  'audit.verify': { answers: adminsOnly },
  'securityEvents.list': { isRead: true, input: () => ({}), answers: adminsOnly },
  'securityEvents.day': { isRead: true, answers: adminsOnly },
}
