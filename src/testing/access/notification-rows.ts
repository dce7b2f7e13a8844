import { everyone, signedIn } from './callers.ts'
import { Reads, type Row, thing } from './row.ts'
import type { World } from './world.ts'

const ownNotification = thing(
  (s, c) => s.personOf(c).notificationId,
  (s, c) => s.foreignPerson(c).notificationId,
)

const mailPreferences = {
  kinds: [{ kind: 'other', inApp: true, mail: false, digest: false }],
  digestAt: { hour: 8, timeZone: 'UTC' },
}

/** The holder of a mail's link stops mails of this kind to its recipient, and can do nothing else. */
const mailStopLink = {
  input: (s: World) => ({ token: s.who.seeker.mailStop }),
  answers: everyone(),
  notifiedAs: 'seeker' as const,
  missing: () => ({ token: 'a-link-that-nobody-made' }),
  missingIs: 'LINK_INVALID',
}

export const notificationRows: Record<string, Row> = {
  'notifications.list': { ...Reads, answers: signedIn() },
  'notifications.recent': { ...Reads, answers: signedIn() },
  'notifications.markRead': { ...ownNotification, answers: signedIn() },
  'notifications.markAllRead': { answers: signedIn() },
  'notifications.delete': { ...ownNotification, answers: signedIn() },
  'notifications.preferences': { ...Reads, answers: signedIn() },
  'notifications.updatePreferences': { input: () => mailPreferences, answers: signedIn() },
  'notifications.mailState': { ...Reads, answers: signedIn() },
  'notifications.resumeMail': { answers: signedIn() },
  'notifications.mailStop': { ...Reads, ...mailStopLink },
  'notifications.stopMail': mailStopLink,
  'notifications.live': { ...Reads, answers: signedIn() },
  'notifications.missed': { ...Reads, input: () => ({ after: '1:1:' }), answers: signedIn() },
}
