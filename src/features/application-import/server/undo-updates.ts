import { inArray, sql } from 'drizzle-orm'
import { applicationImports as imports } from '#db/schema/application-import.ts'
import {
  applications as a,
  applicationOrigins,
  applicationStatusChanges,
  jobStages,
  applicationImportChanges as log,
} from '#db/schema/applications.ts'
import type { Db } from '#server/context.ts'

/** A later import changed the same application: its changes build on this one's. */
const isChangedLater = sql`exists (
  select 1 from ${log} later join ${imports} its on its.id = later.import_id
  where later.application_id = ${log.applicationId} and later.import_id <> ${log.importId}
    and its.created_at > (select created_at from ${imports} where id = ${log.importId}))`

const columns = {
  fullName: a.fullName,
  email: a.email,
  phone: a.phone,
  resumeText: a.resumeText,
  coverLetter: a.coverLetter,
} as const
type Key = keyof typeof columns

/** Whether the application still has the value that the import set. */
const isKept = (key: Key | 'status', column: (typeof columns)[Key] | typeof a.status) =>
  sql`(${log.written} ? ${sql.raw(`'${key}'`)} and ${column} is not distinct from ${log.written} ->> ${sql.raw(`'${key}'`)})`

const restored = (key: Key) =>
  sql`case when ${isKept(key, columns[key])} then ${log.before} ->> ${sql.raw(`'${key}'`)} else ${columns[key]} end`

const hasStatus = isKept('status', a.status)

/**
 * Gives the applications of earlier imports the values that they had before this import, except values that were changed here since and
 * applications that a later import changed. Returns how many it restored.
 */
export async function undoUpdates(db: Db, importId: string): Promise<number> {
  const isRestored = sql`${log.importId} = ${importId} and not ${isChangedLater}`
  // its step in the history goes with the status, while that is still the last one
  await db
    .delete(applicationStatusChanges)
    .where(
      inArray(
        applicationStatusChanges.id,
        sql`(select ${log.changeId} from ${log} join ${a} on ${a.id} = ${log.applicationId} where ${isRestored} and ${hasStatus})`,
      ),
    )
  const rows = await db
    .update(a)
    .set({
      fullName: restored('fullName'),
      email: restored('email'),
      phone: restored('phone'),
      resumeText: restored('resumeText'),
      coverLetter: restored('coverLetter'),
      resumeTitle: sql`case when ${isKept('resumeText', a.resumeText)} then ${log.before} ->> 'resumeTitle' else ${a.resumeTitle} end`,
      matchVersion: sql`case when ${isKept('resumeText', a.resumeText)} then null else ${a.matchVersion} end`,
      status: sql`case when ${hasStatus} then ${log.before} ->> 'status' else ${a.status} end`,
      statusUpdatedAt: sql`case when ${hasStatus} then (${log.before} ->> 'statusUpdatedAt')::timestamptz else ${a.statusUpdatedAt} end`,
      // without it, because it was deleted since, the first stage of the status is chosen
      stageId: sql`case when ${hasStatus} then (select s.id from ${jobStages} s where s.job_id = ${a.jobId}
        and s.id = (${log.before} ->> 'stageId')::uuid and s.status = ${log.before} ->> 'status') else ${a.stageId} end`,
    })
    .from(log)
    .where(sql`${a.id} = ${log.applicationId} and ${a.userId} is null and ${isRestored}`)
    .returning({ id: a.id })
  await db
    .update(applicationOrigins)
    .set({
      externalId: sql`${log.before} -> 'origin' ->> 'externalId'`,
      imported: sql`${log.before} -> 'origin' -> 'imported'`,
      details: sql`${log.before} -> 'origin' -> 'details'`,
      hasDays: sql`(${log.before} -> 'origin' ->> 'hasDays')::boolean`,
    })
    .from(log)
    .where(
      sql`${applicationOrigins.applicationId} = ${log.applicationId} and ${isRestored} and ${log.before} ->> 'origin' is not null`,
    )
  return rows.length
}
