import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import {
  applicationStatusChanged,
  applicationStatusShown,
  applicationSubmitted,
  applicationWithdrawn,
} from '#features/applications/events.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { readStepMessage } from '#features/applications/server/read-step-message.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { reminderDue } from '#features/job-tracker/events.ts'
import { findReminder } from '#features/job-tracker/server/read-reminders.ts'
import type { Db, Services } from '#server/context.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { applicantNotified, digestMade, notificationToMail } from '../events.ts'
import {
  type Text,
  textForApplicant,
  textForCompany,
  textForReminder,
  textForSubmitted,
  textForWithdrawn,
  withMessage,
} from '../rules.ts'
import { mailApplicant } from './mail-applicant.ts'
import { mailDigest } from './mail-digest.ts'
import { mailNotification } from './mail-notification.ts'
import { notify } from './notify.ts'
import { autoApplyNews } from './notify-auto-apply.ts'
import { coachingNews } from './notify-coaching.ts'
import { draftNews } from './notify-drafts.ts'
import { interviewNews } from './notify-interviews.ts'
import { messageNews } from './notify-messages.ts'
import { noteNews } from './notify-notes.ts'
import { peopleNews } from './notify-people.ts'
import { practiceNews } from './notify-practice.ts'
import { replyNews } from './notify-replies.ts'

type Subject = { applicationId: string; jobId: string; companyId: string; userId: string }
/** Applications that the company imported have no applicant to notify. */
type Moved = Omit<Subject, 'userId'> & { userId: string | null }
type Tx = Services & UnitOfWork
type Due = { reminderId: string; userId: string }

async function readSubject(db: Db, { applicationId }: Pick<Subject, 'applicationId'>) {
  const [row] = await db
    .select({ candidate: applications.fullName, title: jobs.title, companyName: companies.name })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, applicationId))
  return row
}

const trackerLink = ({ applicationId }: Subject) => `/app/tracker?application=${applicationId}`

const pagesOfBoth = async (ctx: Tx, { userId, ...subject }: Moved) => {
  const { applicationId, jobId } = subject
  const people = [...(userId ? [userId] : []), ...(await memberIds(ctx.db, subject.companyId))]
  await publish(ctx.db, people, 'application_changed', { applicationId, jobId })
}

type News = Subject & { changeId?: string | undefined }
async function notifyApplicant(
  ctx: Tx,
  { changeId, ...subject }: News,
  text: Text,
  occurrence: Occurrence,
): Promise<void> {
  const [notified] = await notify(ctx, [subject.userId], text, trackerLink(subject), occurrence, { ownMail: true })
  if (!notified?.mail) return
  const { applicationId } = subject
  await ctx.emit(applicantNotified({ notificationId: notified.id, applicationId, ...(changeId && { changeId }) }))
}

const onSubmitted = (services: Services, subject: Subject, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const about = await readSubject(ctx.db, subject)
    if (!about) return
    await notifyApplicant(ctx, subject, textForSubmitted(about), occurrence)
    const members = (await memberIds(ctx.db, subject.companyId)).filter((id) => id !== subject.userId)
    await notify(ctx, members, textForCompany(about.candidate, about), reviewAddress(subject), occurrence)
    await pagesOfBoth(ctx, subject)
  })

/** Updates colleagues' pages immediately. The candidate is notified only of a status that they can see. */
const onStatusChanged = (services: Services, { userId: _, ...subject }: Moved) =>
  transaction(services, (ctx) => pagesOfBoth(ctx, { ...subject, userId: null }))

type Step = Subject & { toStatus: ApplicationStatus; changeId?: string | undefined }
const onStatusShown = (services: Services, { toStatus, ...subject }: Step, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const about = await readSubject(ctx.db, subject)
    if (!about) return
    const companyMessage = await readStepMessage(ctx.db, subject.changeId)
    const text = withMessage(textForApplicant(toStatus, about), about.companyName, companyMessage)
    await notifyApplicant(ctx, subject, text, occurrence)
    await pagesOfBoth(ctx, subject)
  })

const onWithdrawn = (services: Services, subject: Subject, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const about = await readSubject(ctx.db, subject)
    if (!about) return
    const members = await memberIds(ctx.db, subject.companyId)
    await notify(ctx, members, textForWithdrawn(about.candidate, about), reviewAddress(subject), occurrence)
    await pagesOfBoth(ctx, subject)
  })

/** Skips anything that was deleted or done in the meantime. */
const onReminderDue = (services: Services, { reminderId, userId }: Due, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const reminder = await findReminder(ctx.db, userId, reminderId)
    if (!reminder || reminder.doneAt) return
    const key = reminder.isExternal ? 'external' : 'application'
    const href = `/app/tracker?${key}=${reminder.aboutId}`
    await notify(ctx, [userId], textForReminder(reminder.note, reminder), href, occurrence)
  })

/** The one place that maps events to notifications and recipients. */
export const notificationSubscribers: Subscriber[] = [
  on(applicationSubmitted, 'notifications.application-submitted', onSubmitted),
  on(applicationStatusChanged, 'notifications.status-changed', onStatusChanged),
  on(applicationStatusShown, 'notifications.status-shown', onStatusShown),
  on(applicationWithdrawn, 'notifications.application-withdrawn', onWithdrawn),
  on(reminderDue, 'notifications.reminder-due', onReminderDue),
  ...draftNews,
  ...autoApplyNews,
  ...noteNews,
  ...peopleNews,
  ...replyNews,
  ...coachingNews,
  ...practiceNews,
  ...messageNews,
  ...interviewNews,
  on(applicantNotified, 'notifications.mail-applicant', mailApplicant, mailGroups('applicationId')),
  on(notificationToMail, 'notifications.mail-news', mailNotification, mailGroups('userId')),
  on(digestMade, 'notifications.mail-digest', mailDigest, mailGroups('digestId')),
]
