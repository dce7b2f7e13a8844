import { hourOfDay, isoDay, isTimeZone } from '#lib/dates.ts'
import type { Role } from '#lib/viewer.ts'
import type { NotificationType } from './notification-types.ts'

/** Channels of a notification: the list and the bell, an immediate email, the daily summary. */
export const channels = ['inApp', 'mail', 'digest'] as const
export type Channel = (typeof channels)[number]
export type Channels = Record<Channel, boolean>

export const notificationKinds = [
  'applications',
  'receipts',
  'reminders',
  'autoApply',
  'candidates',
  'mentions',
  'messages',
  'interviews',
  'moderation',
  'other',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

type KindFacts = { label: string; help: string; unlessChanged: Channels; roles?: Role[] }

/** Every kind of notification with settings: its recipients and its default channels. */
export const kindFacts: Record<NotificationKind, KindFacts> = {
  applications: {
    label: 'Your applications',
    help: 'A company views your application, replies or invites you to an interview.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['job_seeker'],
  },
  receipts: {
    label: 'Receipts',
    help: 'Applications received or withdrawn.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['job_seeker'],
  },
  reminders: {
    label: 'Your reminders',
    help: 'A follow-up you planned is due, a practice interview is coming up, or an application is unfinished.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['job_seeker'],
  },
  autoApply: {
    label: 'Auto apply',
    help: 'Jobs are ready for review, or an application needs your input.',
    unlessChanged: { inApp: true, mail: false, digest: true },
    roles: ['job_seeker'],
  },
  candidates: {
    label: 'Candidates',
    help: 'New applications, messages and withdrawals.',
    unlessChanged: { inApp: true, mail: false, digest: true },
    roles: ['client_admin', 'client_user'],
  },
  mentions: {
    label: 'Mentions',
    help: 'A colleague mentions you in a note about a candidate.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['client_admin', 'client_user'],
  },
  messages: {
    label: 'Messages and invitations',
    help: 'Our team replies, or a company messages you or invites you to apply.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['job_seeker'],
  },
  interviews: {
    label: 'Interviews',
    help: 'Times proposed, accepted, rescheduled or cancelled, and reminders a day and an hour before.',
    unlessChanged: { inApp: true, mail: true, digest: false },
    roles: ['job_seeker', 'client_admin', 'client_user'],
  },
  moderation: {
    label: 'Moderation',
    help: 'Your content is hidden or restored, our team writes to you about it, or reviews something you reported.',
    unlessChanged: { inApp: true, mail: true, digest: false },
  },
  other: {
    label: 'Everything else',
    help: "Updates that don't fit the other categories.",
    unlessChanged: { inApp: true, mail: false, digest: false },
  },
}

const kindOf: Partial<Record<NotificationType, NotificationKind>> = {
  application_submitted: 'receipts',
  application_withdrawn: 'receipts',
  reminder_due: 'reminders',
  interview_reminder: 'reminders',
  auto_apply_waiting: 'autoApply',
  auto_apply_needs_you: 'autoApply',
  status_updated: 'applications',
  interview_scheduled: 'applications',
  application_accepted: 'applications',
  application_rejected: 'applications',
  support_answered: 'messages',
  coaching_decided: 'messages',
  colleague_mentioned: 'mentions',
  invited_to_apply: 'messages',
  message_received: 'messages',
  meeting_proposed: 'interviews',
  meeting_changed: 'interviews',
  meeting_reminder: 'interviews',
  content_rejected: 'moderation',
  content_approved: 'moderation',
  content_noted: 'moderation',
  report_heard: 'moderation',
}

/** The kind of a notification type for the person it is about; notifications to a company carry their own kind. */
export const kindOfType = (type: NotificationType): NotificationKind => kindOf[type] ?? 'other'

/** The kinds that a user with these roles can get. */
export const kindsFor = (roles: readonly Role[]): NotificationKind[] =>
  notificationKinds.filter((kind) => kindFacts[kind].roles?.some((role) => roles.includes(role)) ?? true)

/** The default hour of the daily summary. */
export const usualDigestTime = { hour: 8, timeZone: 'UTC' } as const

/** The day ('2026-11-22') and hour (0 to 23) of a time in the user's time zone; in UTC if the zone is unknown. */
export function localTime(moment: Date, timeZone: string): { day: string; hour: number } {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  return { day: isoDay(moment, zone), hour: hourOfDay(moment, zone) }
}
