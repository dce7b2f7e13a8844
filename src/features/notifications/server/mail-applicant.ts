import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readStepMessage } from '#features/applications/server/read-step-message.ts'
import { shownStatus, shownStatusAt } from '#features/applications/server/shown-status.ts'
import type { Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import type { NotificationType } from '../notification-types.ts'
import { kindOfType } from '../preferences.ts'
import { statusMail } from './mail/status-mail.ts'
import { notificationUnsubscribeLinks } from './mail-stop.ts'
import { readForMail } from './read-for-mail.ts'
import { readerZones } from './reader-zones.ts'

type ApplicantNotification = { notificationId: string; applicationId: string; changeId?: string | undefined }

/** Emails an applicant the content of a notification and the current status. A deleted notification is not emailed. */
export async function mailApplicant(
  ctx: Services,
  { notificationId, applicationId, changeId }: ApplicantNotification,
): Promise<void> {
  const notification = await readForMail(ctx.db, notificationId)
  const [application] = await ctx.db
    .select({
      status: shownStatus,
      appliedAt: applications.appliedAt,
      statusUpdatedAt: shownStatusAt,
      title: jobs.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, applicationId))
  if (!notification || !application) return
  const url = `${ctx.env.PUBLIC_URL}/app/tracker?application=${applicationId}`
  const { userId, type, title: heading, message, email } = notification
  const { footer, headers } = notificationUnsubscribeLinks(ctx.env, {
    userId,
    stops: kindOfType(type as NotificationType),
  })
  const companyMessage = await readStepMessage(ctx.db, changeId)
  const timeZone = (await readerZones(ctx.db, [userId]))(userId, 'UTC')
  const mail = statusMail({ ...application, heading, message, said: companyMessage, url, timeZone, footer })
  await deliverMail(ctx, { key: `notification ${notificationId}`, to: email, ...mail, headers })
}
