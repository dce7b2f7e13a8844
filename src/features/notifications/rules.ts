import type { ApplicationStatus } from '#features/applications/rules.ts'
import { statusNotice } from '#features/hiring-pipeline/status-notice.ts'
import type { NotificationType } from './notification-types.ts'
import type { NotificationKind } from './preferences.ts'

/** `kind` overrides the kind of the type. */
export type Text = { type: NotificationType; title: string; message: string; kind?: NotificationKind }
type Job = { title: string; companyName: string }

export const DELETED = 'a deleted job'
const nameOf = ({ title }: Job) => title || DELETED

/** To the admins of a company whose webhook endpoint was disabled. */
export const textForDisabledWebhook = (host: string, isGone: boolean): Text => ({
  type: 'webhook_disabled',
  title: 'Webhook endpoint disabled',
  message: isGone
    ? `The endpoint at ${host} no longer exists. We stopped sending events to it.`
    : `Nothing could be delivered to ${host} for three days. We stopped sending events to it until you enable it again.`,
})

const typeOfStatus: Record<ApplicationStatus, NotificationType> = {
  submitted: 'status_updated',
  reviewing: 'status_updated',
  interview: 'interview_scheduled',
  accepted: 'application_accepted',
  rejected: 'application_rejected',
  withdrawn: 'application_withdrawn',
}

/** To an applicant about a new status of their application. */
export const textForApplicant = (status: ApplicationStatus, job: Job): Text => ({
  type: typeOfStatus[status],
  ...statusNotice(status, job),
})

const quoted = 200

/** The same with the beginning of the company's message. The email and the tracker show all of it. */
export function withMessage(text: Text, companyName: string, message: string | null): Text {
  if (!message) return text
  const line = message.replace(/\s+/g, ' ').trim()
  const short = line.length > quoted ? `${line.slice(0, quoted).trimEnd()}…` : line
  return { ...text, message: `${text.message}${quoteOf(companyName)}${short}”` }
}

const quoteOf = (companyName: string) => ` ${companyName} writes: “`
/** The text of `withMessage` without the quotation. */
export const withoutMessage = (message: string, companyName: string): string =>
  message.split(quoteOf(companyName))[0] ?? message

/** To an applicant whose application was received. */
export const textForSubmitted = (job: Job): Text => ({
  type: 'application_submitted',
  title: 'Application sent',
  message: `Your application for ${nameOf(job)} at ${job.companyName} was received.`,
})

/** To the company about a new application. */
export const textForCompany = (candidate: string, job: Job): Text => ({
  type: 'application_submitted',
  title: 'New application',
  message: `${candidate} applied for ${nameOf(job)}.`,
  kind: 'candidates',
})

/** To the company about a withdrawn application. */
export const textForWithdrawn = (candidate: string, job: Job): Text => ({
  type: 'application_withdrawn',
  title: 'Application withdrawn',
  message: `${candidate} withdrew their application for ${nameOf(job)}.`,
  kind: 'candidates',
})

/** To a user whom a colleague mentioned in a note. */
export const textForMention = (about: { author: string; candidate: string; title: string }): Text => ({
  type: 'colleague_mentioned',
  title: 'You were mentioned',
  message: `${about.author} mentioned you in a note about ${about.candidate} (${about.title || DELETED}).`,
})

/** To the company about replies that it promised; `day` is the first due day, since the message may be read later. */
export const textForRepliesDue = (candidate: string, others: number, day: string): Text => ({
  type: 'replies_due',
  title: others === 0 ? 'A reply is due' : 'Replies are due',
  message:
    others === 0
      ? `You promised ${candidate} a reply by ${day}.`
      : `You promised ${candidate} and ${others === 1 ? 'one other' : `${others} others`} a reply by ${day}.`,
  kind: 'candidates',
})

/** To a user whose reminder is due. */
export const textForReminder = (note: string, job: Job): Text => ({
  type: 'reminder_due',
  title: 'Reminder',
  message: `${note} (${nameOf(job)} at ${job.companyName})`,
})

/** To a user whose application was begun and not sent; the job is still open. */
export const textForDraft = (job: Job): Text => ({
  type: 'reminder_due',
  title: 'Unfinished application',
  message: `Your application for ${nameOf(job)} at ${job.companyName} isn't sent yet. Your draft is saved.`,
})

/** To a user about jobs that auto apply found for them. */
export const textForJobsWaiting = (waiting: number): Text => ({
  type: 'auto_apply_waiting',
  title: 'Jobs to review',
  message: waiting === 1 ? '1 job is ready for your review.' : `${waiting} jobs are ready for your review.`,
})

/** To a user whose approved application could not be sent as approved. */
export const textForAutoApplyNeeds = (job: Job): Text => ({
  type: 'auto_apply_needs_you',
  title: 'Auto apply needs your input',
  message: `Your application for ${nameOf(job)} at ${job.companyName} wasn't sent. Open it to see what it needs.`,
})

/** To a user to whom support replied. */
export const textForSupport = (subject: string): Text => ({
  type: 'support_answered',
  title: 'Support replied',
  message: `Our team replied to “${subject}”.`,
})

/** To a user whom a company invites to apply. */
export const textForInvitation = (job: Job, message: string): Text => ({
  type: 'invited_to_apply',
  title: 'Invited to apply',
  message: `${job.companyName} invites you to apply for ${nameOf(job)}.${message ? ` “${message}”` : ''}`,
})

type InterviewNews = 'day' | 'hour' | 'scheduled' | 'moved' | 'cancelled'

/** To a user about a mock interview that they scheduled. */
export const textForInterview = (what: InterviewNews, { title, time }: { title: string; time: string }): Text => ({
  type: 'interview_reminder',
  ...{
    day: { title: 'Mock interview tomorrow', message: `${title} is on ${time}.` },
    hour: { title: 'Mock interview soon', message: `${title} is on ${time}.` },
    scheduled: { title: 'Mock interview scheduled', message: `${title} is on ${time}. The calendar file is attached.` },
    moved: {
      title: 'Mock interview rescheduled',
      message: `${title} is now on ${time}. The calendar file is attached.`,
    },
    cancelled: { title: 'Mock interview cancelled', message: `${title} on ${time} was cancelled.` },
  }[what],
})

/** `time` is null if none was proposed yet. */
type Session = { topic: string; time: string | null; reason: string }
type Became = 'proposed' | 'confirmed' | 'cancelled'

const sessionAt = ({ topic, time }: Session): string => (time ? `“${topic}”, ${time}` : `“${topic}”`)

/** To staff when a user requests coaching. */
export const textForCoachingRequest = (person: string, topic: string): Text => ({
  type: 'coaching_requested',
  title: 'Coaching request',
  message: `${person} requested a session: “${topic}”.`,
})

/** To a job seeker when staff decided on their coaching request. */
export const textForCoaching = (became: Became | 'released', session: Session): Text => {
  const { topic, reason } = session
  const time = session.time ?? 'a time'
  const texts = {
    proposed: { title: 'Choose your coaching time', message: `We propose ${time} for “${topic}”. Please accept it.` },
    confirmed: { title: 'Coaching confirmed', message: `Your session “${topic}” is on ${time}.` },
    cancelled: { title: 'Coaching cancelled', message: `We cancelled your session ${sessionAt(session)}: ${reason}` },
    released: {
      title: 'Coaching needs another coach',
      message: `Your coach for “${topic}” is no longer available. We're looking for another coach and will confirm a time.`,
    },
  }
  return { type: 'coaching_decided', ...texts[became] }
}

/** To the coach who has or had a session, when the job seeker decided. */
export const textForCoach = (became: Became | 'booked' | 'moved' | 'taken', person: string, session: Session): Text => {
  const { topic, reason } = session
  const time = session.time ?? 'a time'
  const says = {
    proposed: ['Coaching confirmed', `${person} accepted ${time} for “${topic}”.`],
    confirmed: ['Coaching confirmed', `${person} accepted ${time} for “${topic}”.`],
    cancelled: ['Coaching cancelled', `${person} cancelled ${sessionAt(session)}: ${reason}`],
    booked: ['Coaching booked', `${person} booked ${time} for “${topic}”.`],
    moved: ['Coaching rescheduled', `${person} rescheduled “${topic}” to ${time}.`],
    taken: ['Coaching reassigned', `${person} moved “${topic}” to another coach. Your time slot is free again.`],
  } as const
  const [title, message] = says[became]
  return { type: 'coaching_decided', kind: 'other', title, message }
}

/** To both sides a day and an hour before a session; `person` is set for staff. */
export const textForSessionAhead = (
  lead: 'day' | 'hour',
  { about, time, person }: { about: string; time: string; person?: string },
): Text => ({
  type: 'coaching_decided',
  kind: 'reminders',
  title: lead === 'day' ? 'Coaching tomorrow' : 'Coaching soon',
  message: `Your session “${about}”${person ? ` with ${person}` : ''} is on ${time}.`,
})
