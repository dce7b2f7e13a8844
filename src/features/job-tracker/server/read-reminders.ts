import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications, applicationReminders as reminders } from '#db/schema/job-tracker.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Reminder } from '../contract.ts'
import { findOwnApplication } from './find-own-application.ts'
import { isAbout } from './private-steps.ts'

const REMOVED = 'A job that was removed'

const readWhere = (db: Db, where: SQL | undefined): Promise<Reminder[]> =>
  db
    .select({
      id: reminders.id,
      aboutId: sql<string>`coalesce(${reminders.applicationId}, ${reminders.externalId})`,
      isExternal: sql<boolean>`${reminders.externalId} is not null`,
      title: sql<string>`coalesce(nullif(${jobs.title}, ''), ${externalApplications.title}, ${REMOVED})`,
      companyName: sql<string>`coalesce(${companies.name}, ${externalApplications.companyName})`,
      dueAt: reminders.dueAt,
      note: reminders.note,
      doneAt: reminders.doneAt,
    })
    .from(reminders)
    .leftJoin(applications, eq(applications.id, reminders.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(externalApplications, eq(externalApplications.id, reminders.externalId))
    .where(where)
    .orderBy(asc(reminders.dueAt), asc(reminders.id))

/** One reminder of this person with its application, or undefined. */
export async function findReminder(db: Db, userId: string, id: string): Promise<Reminder | undefined> {
  return (await readWhere(db, and(eq(reminders.id, id), eq(reminders.userId, userId))))[0]
}

/** Like `findReminder`, but throws NOT_FOUND. */
export const readReminder = async (db: Db, userId: string, id: string): Promise<Reminder> =>
  found(await findReminder(db, userId, id))

/** The viewer's open reminders, the next one first. */
export const listOpenReminders = ({ db, viewer }: SignedIn): Promise<Reminder[]> =>
  readWhere(db, and(eq(reminders.userId, viewer.userId), isNull(reminders.doneAt)))

/** The viewer's reminders of one of their applications, including done ones. */
export async function listRemindersOf({ db, viewer }: SignedIn, { aboutId }: { aboutId: string }): Promise<Reminder[]> {
  const about = await findOwnApplication(db, viewer.userId, aboutId)
  return readWhere(db, and(eq(reminders.userId, viewer.userId), isAbout(reminders, about)))
}
