import { and, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { autoApplyAnswers, autoApplySettings } from '#db/schema/auto-apply.ts'
import { jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import type { Db, Services, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { AnswerFields, StoredAnswer } from '../contract.ts'
import { foldQuestion } from '../fold-question.ts'
import { maxAnswers } from '../rules.ts'
import { sensitiveKind } from '../sensitive-questions.ts'
import { lockSettings } from './read-settings.ts'

type Row = typeof autoApplyAnswers.$inferSelect
const toStored = ({ answer, ...row }: Row): StoredAnswer => ({ ...row, value: answer.value })

/** The person's answer bank, last changed first. */
export async function listAnswers({ db, viewer }: SignedIn): Promise<StoredAnswer[]> {
  const rows = await db
    .select()
    .from(autoApplyAnswers)
    .where(eq(autoApplyAnswers.userId, viewer.userId))
    .orderBy(desc(autoApplyAnswers.updatedAt), desc(autoApplyAnswers.id))
  return rows.map(toStored)
}

/** The question as the bank stores it, without the rules of one posting. */
const bare = (question: Pick<Question, 'questionType' | 'label' | 'options'>): Question => ({
  ...question,
  id: '',
  helpText: null,
  placeholder: null,
  required: true,
  private: false,
  validationRules: {},
  groupName: null,
})

/** Saves an answer. An answer to the same question is overwritten. Sensitive questions are refused (AUTO-04). */
export function saveAnswer(ctx: SignedIn, fields: z.output<typeof AnswerFields>): Promise<StoredAnswer> {
  const question = bare(fields)
  if (sensitiveKind(fields)) throw new DomainError('SENSITIVE_QUESTION')
  const problem = validateAnswer(question, fields.value)
  if (problem) throw new DomainError('ANSWER_INVALID', { problem })
  const value = tidyAnswer(question, fields.value) as string | string[]
  return transaction(ctx, async ({ db, viewer: { userId } }) => {
    await lockSettings(db, userId)
    const row = { ...fields, userId, key: foldQuestion(fields.label), answer: { value }, source: 'typed' as const }
    const stored = await upsertAnswer(db, row)
    if (!stored) throw new DomainError('ANSWER_LIMIT')
    return toStored(stored)
  })
}

type NewRow = Omit<typeof autoApplyAnswers.$inferInsert, 'id'>

async function upsertAnswer(db: Db, { userId, ...row }: NewRow): Promise<Row | null> {
  const [own] = await db.select({ n: count() }).from(autoApplyAnswers).where(eq(autoApplyAnswers.userId, userId))
  const { questionType, key, label, options, answer, source } = row
  const isSame = and(
    eq(autoApplyAnswers.userId, userId),
    eq(autoApplyAnswers.questionType, questionType),
    eq(autoApplyAnswers.key, key),
  )
  const set = { label, options, answer, source, updatedAt: new Date() }
  const [changed] = await db.update(autoApplyAnswers).set(set).where(isSame).returning()
  if (changed) return changed
  if ((own?.n ?? 0) >= maxAnswers) return null
  const [made] = await db
    .insert(autoApplyAnswers)
    .values({ userId, ...row })
    .returning()
  return found(made)
}

export async function removeAnswer({ db, viewer }: SignedIn, { id }: { id: string }) {
  const own = and(eq(autoApplyAnswers.id, id), eq(autoApplyAnswers.userId, viewer.userId))
  found((await db.delete(autoApplyAnswers).where(own).returning())[0])
  return { done: true as const }
}

/**
 * Imports the person's answers from past applications, newest first; answers typed in the bank are not overwritten.
 */
export async function collectAnswers(ctx: SignedIn): Promise<{ kept: number; leftOut: number }> {
  return transaction(ctx, ({ db, viewer }) => collect(db, viewer.userId))
}

/** The same for one application, if the person agreed that answers are remembered. */
export async function rememberAnswers({ db }: Services, sent: { userId: string; applicationId: string }) {
  const [settings] = await db.select().from(autoApplySettings).where(eq(autoApplySettings.userId, sent.userId))
  if (settings?.remembersAnswers) await db.transaction((tx) => collect(tx, sent.userId, sent.applicationId))
}

async function collect(db: Db, userId: string, applicationId?: string) {
  await lockSettings(db, userId)
  const rows = await db
    .select({
      text: applicationResponses.responseText,
      data: applicationResponses.responseData,
      question: requirements,
    })
    .from(applicationResponses)
    .innerJoin(applications, eq(applications.id, applicationResponses.applicationId))
    .innerJoin(requirements, eq(requirements.id, applicationResponses.requirementId))
    .where(and(eq(applications.userId, userId), applicationId ? eq(applications.id, applicationId) : undefined))
    .orderBy(desc(applications.appliedAt))
    .limit(1000)
  const typed = await db
    .select({ key: autoApplyAnswers.key, questionType: autoApplyAnswers.questionType })
    .from(autoApplyAnswers)
    .where(and(eq(autoApplyAnswers.userId, userId), eq(autoApplyAnswers.source, 'typed')))
  const seen = new Set(typed.map(({ key, questionType }) => `${questionType} ${key}`))
  let [stored, leftOut] = [0, 0]
  for (const { question, text, data } of rows) {
    const { questionType, label, options, helpText, groupName } = question
    const key = foldQuestion(label)
    const value = Array.isArray(data) ? (data as string[]) : questionType === 'yes_no' ? text?.toLowerCase() : text
    if (seen.has(`${questionType} ${key}`) || !isAnswered(value) || questionType === 'file_upload') continue
    // private and sensitive questions are never saved
    const isOwn = question.private || sensitiveKind({ label, options, helpText, groupName })
    if (isOwn || validateAnswer(bare({ questionType, label, options }), value)) {
      leftOut += 1
      continue
    }
    seen.add(`${questionType} ${key}`)
    const row = { userId, questionType, label, options, key, answer: { value: value as string | string[] } }
    if (await upsertAnswer(db, { ...row, source: 'application' })) stored += 1
  }
  return { kept: stored, leftOut }
}
