import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { resumes } from '#db/schema/documents.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { ApplicantData, Plan } from '../../plan-submission.ts'

const Value = z.union([z.string(), z.array(z.string())])

/** The approved version of an entry. Exactly this version is sent; if anything differs by then, nothing is sent. */
const Approval = z.object({
  details: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  resumeId: z.string(),
  /** The state of the resume, so that a changed resume needs a new approval. */
  resumeState: z.string(),
  coverLetter: z.string(),
  answers: z.record(z.string(), Value),
  from: z.record(z.string(), z.enum(['person', 'bank'])),
  questions: z.string(),
})
export type Approval = z.infer<typeof Approval>

/** Only where the answers came from is not sent, so an approval is valid without it. */
const StoredApproval = Approval.extend({ from: Approval.shape.from.catch({}) })

/**
 * The approval as it is stored. APPROVAL_UNREADABLE if part of what would be sent is missing or invalid, as after an update: the person
 * approves again, because an empty value in its place would be something that they did not approve.
 */
export function readApproval(stored: unknown): Approval {
  const { data } = StoredApproval.safeParse(stored)
  if (!data) throw new DomainError('APPROVAL_UNREADABLE')
  return data
}

/** A hash of the questions at approval. Any changed word, option or rule changes it. */
export const fingerprintOf = (questions: readonly Question[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('base64url')

/** The state of the resume's content; undefined if it was deleted. */
export async function resumeState({ db, viewer }: SignedIn, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ revision: resumes.revision, fileId: resumes.fileId })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, viewer.userId)))
  return row && `${row.revision} ${row.fileId ?? ''}`
}

/** The plan as an approval; ENTRY_NEEDS_YOU if something is missing. */
export async function approvalOf(ctx: SignedIn, plan: Plan, own: ApplicantData): Promise<Approval> {
  const state = plan.resume && (await resumeState(ctx, plan.resume.id))
  if (plan.missing.length > 0 || !plan.resume || state == null) throw new DomainError('ENTRY_NEEDS_YOU')
  const approval: Approval = {
    details: own.details,
    resumeId: plan.resume.id,
    resumeState: state,
    coverLetter: plan.coverLetter,
    answers: {},
    from: {},
    questions: fingerprintOf(plan.answers.map(({ question }) => question)),
  }
  for (const { question, value, from } of plan.answers) {
    if (value === null || from === null) continue
    approval.answers[question.id] = value
    approval.from[question.id] = from
  }
  return approval
}
