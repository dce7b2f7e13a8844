import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import type { SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import type { Question, QuestionFilters } from '../contract.ts'
import { FROM_POSTING, questionsPageSize } from '../rules.ts'
import { questionsVisibleTo, selectQuestions } from './visible-questions.ts'

const q = interviewQuestions

/** One page of the questions that match the filters (INTV-07). */
export async function listQuestions(
  { db, viewer: { userId } }: SignedIn,
  filters: QuestionFilters,
): Promise<{ items: Question[]; total: number; companies: string[] }> {
  const fitting = and(isNull(q.retiredAt), questionsVisibleTo(userId), ...conditionsOf(filters, userId))
  const [items, total, companies] = await Promise.all([
    selectQuestions(db, userId)
      .where(fitting)
      .orderBy(...orderOf(filters))
      .limit(questionsPageSize)
      .offset((filters.page - 1) * questionsPageSize),
    db.$count(q, fitting),
    db
      .selectDistinct({ name: q.companyName })
      .from(q)
      .where(and(isNull(q.retiredAt), eq(q.userId, userId), isNotNull(q.companyName)))
      .orderBy(q.companyName),
  ])
  return { items, total, companies: companies.flatMap(({ name }) => name ?? []) }
}

/** Newest first. With a role, its questions precede equally new ones for all roles. With a posting, gaps precede the rest. */
const orderOf = ({ role, job }: QuestionFilters): SQL[] => [
  ...(job ? [sql`${q.reason} like ${`${FROM_POSTING}%`}`] : []),
  desc(q.createdAt),
  ...(role ? [sql`${q.jobRole} is null`] : []),
  desc(q.id),
]

const conditionsOf = (
  { q: words, type, level, role, company, job, practised }: QuestionFilters,
  userId: string,
): (SQL | undefined)[] => [
  ...words.split(/\s+/).filter(Boolean).map(holds),
  type ? eq(q.questionType, type) : undefined,
  level ? eq(q.difficultyLevel, level) : undefined,
  role ? or(eq(q.jobRole, role), isNull(q.jobRole)) : undefined,
  company ? or(eq(q.companyName, company), isNull(q.companyName)) : undefined,
  job ? eq(q.jobId, job) : undefined,
  practised ? answeredBy(userId) : undefined,
  // questions of a posting that the viewer only visited are listed only with that posting
  job || company ? undefined : or(isNotNull(q.key), answeredBy(userId), isPursuedBy(userId)),
]

const answeredBy = (userId: string): SQL =>
  sql`exists (select from ${interviewResponses} where ${and(eq(interviewResponses.questionId, q.id), eq(interviewResponses.userId, userId))})`

/** True for questions of a job that the person saved or applied to. */
const isPursuedBy = (userId: string): SQL =>
  sql`(exists (select from ${savedJobs} where ${and(eq(savedJobs.jobId, q.jobId), eq(savedJobs.userId, userId))})
    or exists (select from ${applications} where ${and(eq(applications.jobId, q.jobId), eq(applications.userId, userId))}))`

function holds(word: string): SQL | undefined {
  const like = `%${escapeLike(word)}%`
  return or(ilike(q.title, like), ilike(q.content, like))
}
