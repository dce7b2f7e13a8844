import { applicationAttachments, applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationStatusChanges, applications as table } from '#db/schema/applications.ts'
import { savedJobs as savedTable } from '#db/schema/job-board.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import type { AnswerContent, ApplicationContent } from './content/application-types.ts'
import { applications, savedJobs } from './content/applications.ts'
import type { SeededFile } from './files.ts'
import { daysAgo, hoursAgo, idOf, inChunks } from './keys.ts'

type Files = Map<string, SeededFile>

export async function seedApplications(db: Db, { now, files }: { now: Date; files: Files }): Promise<void> {
  const all = applications()
  await inChunks(all, 200, (chunk) => db.insert(table).values(chunk.map((a) => applicationRow(a, files, now))))
  await inChunks(
    all.flatMap((a) => statusChanges(a, now)),
    500,
    (chunk) => db.insert(applicationStatusChanges).values(chunk),
  )
  await inChunks(
    all.flatMap((a) => responses(a, now)),
    500,
    (chunk) => db.insert(applicationResponses).values(chunk),
  )
  await inChunks(
    all.flatMap((a) => attachments(a, files)),
    500,
    (chunk) => db.insert(applicationAttachments).values(chunk),
  )
  await db.insert(savedTable).values(
    savedJobs().map(({ seekerKey, jobKey, notes, savedHoursAgo }) => ({
      userId: idOf('user', seekerKey),
      jobId: idOf('job', jobKey),
      notes,
      savedAt: hoursAgo(now, savedHoursAgo),
    })),
  )
}

function applicationRow(application: ApplicationContent, files: Files, now: Date): typeof table.$inferInsert {
  const { key, history, fullName, email, phone, status, source, isAssisted, coverLetter } = application
  const resume = files.get(idOf('file', `application/${key}/resume`))
  const changedAt = hoursAgo(now, history.at(-1)?.hoursAgo ?? application.appliedHoursAgo)
  return {
    id: idOf('application', key),
    jobId: idOf('job', application.jobKey),
    userId: idOf('user', application.seekerKey),
    status,
    fullName,
    email,
    phone,
    source,
    isAssisted,
    coverLetter,
    applicationNotes: application.notes,
    resumeFileId: resume?.id ?? null,
    resumeTitle: application.resumeFileName.replace(/\.\w+$/, ''),
    resumeText: resume?.text ?? '',
    appliedAt: hoursAgo(now, application.appliedHoursAgo),
    statusUpdatedAt: changedAt,
    updatedAt: changedAt,
  }
}

const statusChanges = ({ key, history }: ApplicationContent, now: Date) =>
  history.map((step, i) => ({
    applicationId: idOf('application', key),
    fromStatus: history[i - 1]?.status ?? null,
    toStatus: step.status,
    changedBy: idOf('user', step.byKey),
    changedAt: hoursAgo(now, step.hoursAgo),
  }))

const responses = ({ key, jobKey, answers }: ApplicationContent, now: Date) =>
  answers.map((answer) => ({
    applicationId: idOf('application', key),
    requirementId: idOf('question', `${jobKey}/${answer.questionKey}`),
    ...stored(answer, now),
  }))

/** An answer as applying stores it: the readable text, and the typed value. */
function stored(answer: AnswerContent, now: Date): { responseText: string; responseData: unknown } {
  const { text, choices, yes, inDays, file } = answer
  if (inDays !== undefined) {
    const day = isoDay(daysAgo(now, -inDays))
    return { responseText: day, responseData: day }
  }
  if (choices && answer.questionType === 'checkbox') return { responseText: text, responseData: choices }
  if (yes !== undefined) return { responseText: text, responseData: yes ? 'yes' : 'no' }
  if (file) return { responseText: file.fileName, responseData: { name: file.fileName, size: file.text.length } }
  return { responseText: text, responseData: text }
}

function attachments({ key, jobKey, answers }: ApplicationContent, files: Files) {
  const attached = [{ part: 'resume', requirementId: null as string | null }].concat(
    answers
      .filter((answer) => answer.file)
      .map(({ questionKey }) => ({ part: questionKey, requirementId: idOf('question', `${jobKey}/${questionKey}`) })),
  )
  return attached.flatMap(({ part, requirementId }) => {
    const file = files.get(idOf('file', `application/${key}/${part}`))
    if (!file) return []
    return [
      {
        applicationId: idOf('application', key),
        requirementId,
        fileId: file.id,
        fileName: file.fileName,
        filePath: file.key,
        fileSize: file.size,
        contentType: file.contentType,
        isResume: part === 'resume',
      },
    ]
  })
}
