// Texts of notifications in all variants, by the function that creates them.
import * as campaignTexts from '#features/notifications/campaign-texts.ts'
import * as messageTexts from '#features/notifications/message-texts.ts'
import * as moderationTexts from '#features/notifications/moderation-texts.ts'
import * as texts from '#features/notifications/rules.ts'
import { zonedDateTime } from '#lib/dates.ts'
import type { World } from './worlds.ts'

type Says = (world: World) => texts.Text
const time = zonedDateTime(new Date('2026-12-04T17:30:00Z'), 'America/Los_Angeles')
const about = ({ job: title, company: companyName }: World) => ({ title, companyName })
const item = ({ job: title }: World) => ({ kind: 'job', title })
const session = ({ topic, note: reason }: World) => ({ topic, time, reason })
const practice = ({ job, company }: World) => ({ title: `Mock interview: ${job} at ${company}`, time })
const host = 'hooks.example.com'
const became = ['proposed', 'confirmed', 'cancelled'] as const
const practised = ['day', 'hour', 'scheduled', 'moved', 'cancelled'] as const
const variants = <T extends string>(names: readonly T[], says: (name: T) => Says): Record<string, Says> =>
  Object.fromEntries(names.map((name) => [name, says(name)]))
const prefixed = (prefix: string, says: Record<string, Says>) =>
  Object.fromEntries(Object.entries(says).map(([name, one]) => [`${prefix}-${name}`, one]))
const ended = { sent: 1204, unsure: 2, left: 3, refused: 3 }

/** Notifications that `newsMail` emails, by the function that creates the text. */
export const news: Record<string, Record<string, Says>> = {
  textForDisabledWebhook: {
    'webhook-gone': () => texts.textForDisabledWebhook(host, true),
    'webhook-silent': () => texts.textForDisabledWebhook(host, false),
  },
  textForCompany: { 'new-application': (w) => texts.textForCompany(w.candidate, about(w)) },
  textForWithdrawn: { withdrawn: (w) => texts.textForWithdrawn(w.candidate, about(w)) },
  textForMention: {
    mention: (w) => texts.textForMention({ author: w.colleague, candidate: w.candidate, title: w.job }),
    'mention-removed-job': (w) => texts.textForMention({ author: w.colleague, candidate: w.candidate, title: '' }),
  },
  textForRepliesDue: {
    'reply-due': (w) => texts.textForRepliesDue(w.candidate, 0, '5 December 2026'),
    'replies-due': (w) => texts.textForRepliesDue(w.candidate, 4, '5 December 2026'),
  },
  textForReminder: { reminder: (w) => texts.textForReminder(w.topic, about(w)) },
  textForDraft: { 'unfinished-application': (w) => texts.textForDraft(about(w)) },
  textForJobsWaiting: {
    'job-waiting': () => texts.textForJobsWaiting(1),
    'jobs-waiting': () => texts.textForJobsWaiting(7),
  },
  textForAutoApplyNeeds: { 'auto-apply-needs': (w) => texts.textForAutoApplyNeeds(about(w)) },
  textForSupport: { 'support-answered': (w) => texts.textForSupport(w.topic) },
  textForInvitation: {
    'invited-to-apply': (w) => texts.textForInvitation(about(w), ''),
    'invited-to-apply-with-message': (w) => texts.textForInvitation(about(w), w.note),
  },
  textForInterview: prefixed(
    'mock-interview',
    variants(practised, (what) => (w) => texts.textForInterview(what, practice(w))),
  ),
  textForCoachingRequest: { 'coaching-request': (w) => texts.textForCoachingRequest(w.candidate, w.topic) },
  textForCoaching: prefixed(
    'coaching',
    variants(became, (what) => (w) => texts.textForCoaching(what, session(w))),
  ),
  textForCoach: prefixed(
    'coach',
    variants(
      [...became, 'booked', 'moved', 'taken'],
      (what) => (w) => texts.textForCoach(what, w.candidate, session(w)),
    ),
  ),
  textForSessionAhead: {
    'session-tomorrow': (w) => texts.textForSessionAhead('day', { about: w.topic, time }),
    'session-soon-coach': (w) => texts.textForSessionAhead('hour', { about: w.topic, time, person: w.candidate }),
  },
  'talk textForAnswer': {
    'candidate-answered': (w) => messageTexts.textForAnswer({ candidateName: w.candidate, jobTitle: w.job }),
  },
  'moderation textForRejected': { 'content-rejected': (w) => moderationTexts.textForRejected(item(w), w.note) },
  'moderation textForShownAgain': { 'content-shown': (w) => moderationTexts.textForShownAgain(item(w), '') },
  'moderation textForModerationNote': {
    'content-noted': (w) => moderationTexts.textForModerationNote(item(w), w.note),
  },
  'moderation textForAnswer': {
    'owner-asks': (w) => moderationTexts.textForAnswer(item(w), true),
    'owner-answered': (w) => moderationTexts.textForAnswer(item(w), false),
  },
  'moderation textForReport': {
    'report-removed': (w) => moderationTexts.textForReport(item(w), true),
    'report-stays': (w) => moderationTexts.textForReport(item(w), false),
  },
  textForEndedCampaign: {
    'campaign-sent': (w) => campaignTexts.textForEndedCampaign(w.topic, { status: 'sent', ...ended }),
    'campaign-failed': (w) => campaignTexts.textForEndedCampaign(w.topic, { status: 'failed', ...ended }),
  },
}
