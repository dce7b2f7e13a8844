import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { autoApplyEntries, autoApplyLog } from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { jobApplicationRequirements as jobRequirements, jobs } from '#db/schema/job-postings.ts'
import type { SentSubmission } from '#features/auto-apply/queue-contract.ts'
import type { Db } from '#server/context.ts'
import { sampleBytes } from './files.ts'

/** Adds a log entry with the submission as the company has it for every application that is marked as sent by auto apply (AUTO-07). */
export async function seedSentByAutoApply(db: Db): Promise<void> {
  const sent = await db
    .select({
      application: applications,
      userId: users.id,
      jobId: jobs.id,
      job: jobs.title,
      company: companies.name,
      file: files,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(eq(applications.isAssisted, true))
  for (const { application, userId, jobId, job, company, file } of sent) {
    const { id: applicationId, appliedAt } = application
    const submission = { ...submissionOf(application, file), answers: await answersOf(db, applicationId) }
    const at = { createdAt: appliedAt, updatedAt: appliedAt }
    await db
      .insert(autoApplyEntries)
      .values({ userId, jobId, applicationId, state: 'sent', notifiedAt: appliedAt, ...at })
    const about = { jobTitle: job, companyName: company, at: appliedAt }
    await db.insert(autoApplyLog).values({ userId, jobId, applicationId, outcome: 'sent', submission, ...about })
  }
}

function submissionOf(
  { fullName, email, phone, coverLetter, resumeTitle, resumeText }: typeof applications.$inferSelect,
  file: typeof files.$inferSelect | null,
): Omit<SentSubmission, 'answers'> {
  const bytes = file && sampleBytes(file.contentType, resumeText)
  return {
    details: { fullName, email, phone },
    resume: bytes && {
      title: resumeTitle ?? '',
      fileName: file.fileName,
      size: file.size,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    coverLetter,
    rule: null,
    match: null,
    approvedBy: 'person',
  }
}

async function answersOf(db: Db, applicationId: string): Promise<SentSubmission['answers']> {
  const rows = await db
    .select({ question: jobRequirements.label, answer: applicationResponses.responseText })
    .from(applicationResponses)
    .innerJoin(jobRequirements, eq(jobRequirements.id, applicationResponses.requirementId))
    .where(eq(applicationResponses.applicationId, applicationId))
    .orderBy(asc(jobRequirements.sortOrder))
  return rows.map(({ question, answer }) => ({ question, answer: answer ?? '', from: 'person' as const }))
}
