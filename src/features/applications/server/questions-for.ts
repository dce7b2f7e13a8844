import { and, asc, eq, isNull } from 'drizzle-orm'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { type Question, readRules } from '#features/job-postings/question-shapes.ts'
import { questionsFor } from '#features/job-postings/questions.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'

/** The questions of a job for this person, in order. Outside candidates and members of the company get different questions (APPLY-21). */
export async function questionsForViewer(
  db: Db,
  viewer: Viewer,
  job: { id: string; companyId: string },
): Promise<Question[]> {
  const rows = await db
    .select()
    .from(requirements)
    .where(and(eq(requirements.jobId, job.id), isNull(requirements.removedAt)))
    .orderBy(asc(requirements.sortOrder))
  const isMember = roleInCompany(viewer, job.companyId) !== null
  return questionsFor(rows, { isMember }).map((row) => ({
    id: row.id,
    questionType: row.questionType,
    label: row.label,
    helpText: row.helpText,
    placeholder: row.placeholder,
    required: row.required,
    private: row.private,
    options: row.options,
    validationRules: readRules(row.validationRules),
    groupName: row.groupName,
  }))
}
