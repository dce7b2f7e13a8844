// Every kind of email that the product can send, once, with the function that creates it. scripts/mails.test.ts fails if a function
// creates an email and is not in this list, or if the text of a notification is not.

import { securityChanges } from '#features/accounts/events.ts'
import {
  confirmEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
} from '#features/accounts/server/mail/email-change-mail.ts'
import { resetMail } from '#features/accounts/server/mail/reset-mail.ts'
import { securityMail } from '#features/accounts/server/mail/security-mail.ts'
import { staffInvitationMail } from '#features/accounts/server/mail/staff-invitation-mail.ts'
import { suspensionMail } from '#features/accounts/server/mail/suspension-mail.ts'
import { verificationMail } from '#features/accounts/server/mail/verification-mail.ts'
import { type ApplicationStatus, applicationStatuses } from '#features/applications/rules.ts'
import { audiences, templateTypes } from '#features/campaigns/rules.ts'
import { alreadySubscribedMail, confirmNewsletterMail } from '#features/campaigns/server/newsletter/newsletter-mails.ts'
import { writeCampaign } from '#features/campaigns/server/sending/campaign-mail.ts'
import { invitationMail } from '#features/companies/server/mail/invitation-mail.ts'
import { alertMail } from '#features/job-alerts/server/alert-mail.ts'
import { messageMail } from '#features/messages/server/message-mail.ts'
import {
  type InterviewNews,
  interviewInvitation,
  textForProposedInterview,
} from '#features/notifications/message-texts.ts'
import { kindOfType } from '#features/notifications/preferences.ts'
import { textForApplicant, textForSubmitted, withMessage } from '#features/notifications/rules.ts'
import { digestMail } from '#features/notifications/server/mail/digest-mail.ts'
import { interviewMail } from '#features/notifications/server/mail/interview-mail.ts'
import { newsMail } from '#features/notifications/server/mail/news-mail.ts'
import { statusMail } from '#features/notifications/server/mail/status-mail.ts'
import { goodbyeMail } from '#features/privacy/server/mail/goodbye-mail.ts'
import { contactAnswerMail, contactMail } from '#features/support/server/contact/contact-mails.ts'
import { zonedDateTime } from '#lib/dates.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { cleanMessage } from '#server/mail/clean-message.ts'
import { news } from './news.ts'
import type { World } from './worlds.ts'

const SITE = 'https://tandem.example'
const url = `${SITE}/app/notifications`
const TOKEN = 'Zm9yIGEgdGVzdCBhbG9uZSwgbm90IGEgc2VjcmV0'
const BEGINS = new Date('2026-12-04T08:30:00Z')
const ZONE = 'Europe/Berlin'
const footer = {
  settingsUrl: `${SITE}/app/profile?tab=account#notification-preferences`,
  stop: { label: 'Unsubscribe', href: `${SITE}/unsubscribe?token=${TOKEN}` },
}

type Written = { subject: string; html: string; text: string }
export type MailKind = {
  /** Name of the kind, used for the files of `npm run mails`. */
  name: string
  /** The function that creates it. */
  from: string
  write: (world: World) => Written
}

const kind = (name: string, made: { name: string }, write: MailKind['write']): MailKind => ({
  name,
  from: made.name,
  // as it is sent: the subject on one line
  write: (world) => cleanMessage({ to: 'reader@tandem.example', key: name, ...write(world) }),
})

const RESET = `${SITE}/auth/reset#token=${TOKEN}`
const accounts: MailKind[] = [
  kind('confirm-address', verificationMail, () => verificationMail(`${SITE}/auth/verify?token=${TOKEN}`)),
  kind('reset-password', resetMail, ({ reader }) => resetMail(reader, { url: RESET, hasPasskeys: true })),
  kind('reset-password-unconfirmed', resetMail, () => resetMail(null, { url: RESET, hasPasskeys: false })),
  kind('confirm-new-address', confirmEmailMail, () => confirmEmailMail(`${SITE}/auth/email#confirm=${TOKEN}`)),
  kind('address-change-asked', emailChangeRequestedMail, ({ reader, email }) =>
    emailChangeRequestedMail(reader, { newEmail: email, resetUrl: `${SITE}/auth/reset`, hasPasskeys: true }),
  ),
  kind('address-changed', emailChangedMail, ({ reader }) =>
    emailChangedMail(reader, `${SITE}/auth/email#undo=${TOKEN}`),
  ),
  ...securityChanges.map((change) =>
    kind(`security-${change}`, securityMail, ({ reader }) =>
      securityMail(reader, change, {
        at: BEGINS,
        timeZone: 'Asia/Kathmandu',
        hasPasskeys: true,
        pausedKeys: change === 'password_changed' ? 2 : 0,
        accountUrl: `${SITE}/app/profile`,
        resetUrl: `${SITE}/auth/reset`,
      }),
    ),
  ),
  kind('suspension', suspensionMail, ({ reader, topic }) => suspensionMail(reader, topic, `${SITE}/contact-us`)),
  kind('suspension-without-reason', suspensionMail, ({ reader }) => suspensionMail(reader, '', `${SITE}/contact-us`)),
  kind('staff-invitation', staffInvitationMail, ({ reader: name, colleague: invitedBy }) =>
    staffInvitationMail({ name, invitedBy, role: 'Platform User', url: `${SITE}/staff-invitation#token=${TOKEN}` }),
  ),
  kind('goodbye', goodbyeMail, ({ reader }) => goodbyeMail(reader)),
]

const invited = ({ reader: name, company }: World) => ({
  ...{ name, company, role: 'Admin', url: `${SITE}/invitation#token=${TOKEN}` },
})
const companies: MailKind[] = [
  kind('team-invitation', invitationMail, (world) =>
    invitationMail({ ...invited(world), invitedBy: world.colleague, byStaff: false }),
  ),
  kind('team-invitation-by-somebody-who-left', invitationMail, (world) =>
    invitationMail({ ...invited(world), invitedBy: null, byStaff: false }),
  ),
  kind('team-invitation-by-staff', invitationMail, (world) =>
    invitationMail({ ...invited(world), invitedBy: world.colleague, byStaff: true }),
  ),
]

const written = ({ reader: name, email, topic: subject, note: message }: World) => ({
  ...{ name, email, subject, message, category: 'billing' as const, createdAt: BEGINS },
})
const support: MailKind[] = [
  kind('contact-message', contactMail, (world) => contactMail(written(world), url)),
  kind('contact-answer', contactAnswerMail, (world) =>
    contactAnswerMail(written(world), { text: world.note, author: world.colleague }),
  ),
]

const jobIn = ({ job: title, company: companyName, place: location }: World) => ({
  ...{ slug: 'senior-data-analyst', title, companyName, location },
  ...{ remoteAllowed: false, ...dollarsAYear(90_000, 120_000) },
})
const search = ({ topic: name, job: q, place: location }: World) => ({
  ...{ name, q, location, frequency: 'daily' as const, type: null, remote: false },
  ...{ company: null, language: null },
})
const ways = { origin: SITE, stopUrl: `${SITE}/alerts/stop?token=${TOKEN}` }
const alerts: MailKind[] = [
  kind('job-alert', alertMail, (world) => alertMail(search(world), [jobIn(world)], ways)),
  kind('job-alert-many', alertMail, (world) =>
    alertMail(
      search(world),
      Array.from({ length: 12 }, () => jobIn(world)),
      ways,
    ),
  ),
]

const subjectIn = ({ job: title, company: companyName }: World) => ({ title, companyName })
const applicant = (status: ApplicationStatus, said: string | null) => (world: World) => {
  const about = subjectIn(world)
  const text = withMessage(textForApplicant(status, about), about.companyName, said && world.note)
  const { title: heading, message } = text
  const at = { appliedAt: new Date('2026-11-20T10:00:00Z'), statusUpdatedAt: BEGINS }
  return statusMail({
    ...about,
    ...at,
    timeZone: 'UTC',
    heading,
    message,
    status,
    said: said && world.note,
    url,
    footer,
  })
}
const applications: MailKind[] = [
  kind('application-sent', statusMail, (world) => {
    const { title: heading, message } = textForSubmitted(subjectIn(world))
    const at = { appliedAt: BEGINS, statusUpdatedAt: BEGINS }
    return statusMail({
      ...subjectIn(world),
      ...at,
      timeZone: 'UTC',
      heading,
      message,
      status: 'submitted',
      url,
      footer,
    })
  }),
  ...applicationStatuses.flatMap((status) => [
    kind(`application-${status}`, statusMail, applicant(status, null)),
    kind(`application-${status}-with-message`, statusMail, applicant(status, 'with')),
  ]),
  kind('application-of-removed-job', statusMail, (world) => applicant('rejected', null)({ ...world, job: '' })),
]

const message = ({ topic: subject, note: body, job: jobTitle, company: companyName }: World) =>
  messageMail({ subject, body, jobTitle, companyName, url, footer })
const conversations: MailKind[] = [kind('message', messageMail, message)]

const interview =
  (side: 'company' | 'candidate', what: InterviewNews, more: object = {}) =>
  (world: World) => {
    const { company: companyName, candidate: candidateName, job: jobTitle, note: said, topic: note } = world
    const times = what === 'proposed' ? [BEGINS, new Date('2026-12-07T13:00:00Z')] : []
    const text = textForProposedInterview(side, what, {
      ...{ title: `Interview: ${jobTitle}`, by: what === 'declined' ? 'candidate' : 'company', asksForOthers: false },
      ...{
        time: zonedDateTime(BEGINS, ZONE),
        what: 'A video interview of 45 minutes',
        times: [],
        message: '',
        isAgreed: true,
      },
      ...{ companyName, candidateName, note, colleague: side === 'company' ? world.colleague : undefined, ...more },
    })
    const first = interviewInvitation(companyName)
    return interviewMail({
      ...{ side, news: what, message: what === 'proposed' ? first : text.message, jobTitle, companyName, times, said },
      ...{ other: side === 'company' ? candidateName : companyName, startsAt: what === 'proposed' ? null : BEGINS },
      ...{
        minutes: 45,
        kind: 'Video call',
        place: 'https://meet.example/fernway',
        timeZone: ZONE,
        asksForOthers: false,
      },
      interviewers: side === 'company' ? ['you', world.colleague] : [],
      ...{ hasCalendar: ['accepted', 'moved', 'cancelled'].includes(what), url, footer, ...more },
    })
  }
const candidateNews: InterviewNews[] = ['proposed', 'accepted', 'declined', 'moved', 'cancelled', 'day', 'hour']
const companyNews: InterviewNews[] = ['accepted', 'declined', 'moved', 'cancelled', 'day', 'hour']
const interviews: MailKind[] = [
  ...candidateNews.map((what) => kind(`interview-${what}-candidate`, interviewMail, interview('candidate', what))),
  ...companyNews.map((what) => kind(`interview-${what}-company`, interviewMail, interview('company', what))),
  kind(
    'interview-other-times-company',
    interviewMail,
    interview('company', 'declined', { asksForOthers: true, startsAt: null }),
  ),
]

const newsKinds: MailKind[] = Object.values(news).flatMap((variants) =>
  Object.entries(variants).map(([name, textFor]) =>
    kind(`news-${name}`, newsMail, (world) => {
      const { type, title, message: says, kind: own } = textFor(world)
      return newsMail({ kind: own ?? kindOfType(type), title, message: says, url, footer })
    }),
  ),
)
const digests: MailKind[] = [1, 17].map((count) =>
  kind(`digest-of-${count}`, digestMail, (world) => {
    const one = { ...textForSubmitted(subjectIn(world)), href: '/app/tracker' }
    return digestMail({ day: '2026-12-04', news: Array.from({ length: count }, () => one), publicUrl: SITE, footer })
  }),
)

const env = { APP_SECRET: 'a secret of at least thirty-two letters', PUBLIC_URL: SITE }
const campaigns: MailKind[] = [
  kind('newsletter-confirm', confirmNewsletterMail, () =>
    confirmNewsletterMail(`${SITE}/api/newsletter/confirm?token=${TOKEN}`),
  ),
  kind('newsletter-already', alreadySubscribedMail, () => alreadySubscribedMail({ footer, headers: {} })),
  ...templateTypes.map((templateType, index) =>
    kind(`campaign-${templateType}`, writeCampaign, ({ reader }) =>
      writeCampaign(
        env,
        {
          ...{ templateType, audience: audiences[index % audiences.length] ?? 'subscribers' },
          subject: 'What is new at Tandem, {first_name}',
          content:
            '<h2>Hello {first_name}</h2><p>Read <a href="https://tandem.example/blog">the guide</a>.</p><img src="/api/campaign-pictures/0199d1f0-0000-7000-8000-000000000002" alt="Two people at a desk" width="1200" height="800" /><ul><li>First</li></ul>',
        },
        [],
      )({ thing: 'test', id: '0199d1f0-0000-7000-8000-000000000001', name: reader }),
    ),
  ),
]

/** All kinds of emails. */
export const mailKinds: MailKind[] = [
  ...accounts,
  ...companies,
  ...support,
  ...alerts,
  ...applications,
  ...conversations,
  ...interviews,
  ...newsKinds,
  ...digests,
  ...campaigns,
]
