import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { applicationResponses as responses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { companyLabels, sourceNames } from '#features/applications/rules.ts'
import { publicTitle } from '#features/documents/exports/file-name.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { ReviewFilters } from '../review-filters.ts'
import { activeCompany } from './load-review.ts'
import { reviewConditions } from './review-conditions.ts'
import { readJobQuestions } from './review-questions.ts'

const AT_ONCE = 200
const head = [
  'Name',
  'Email',
  'Phone',
  'Job',
  'Status',
  'Status since',
  'Applied',
  'Source',
  'Match',
  'Resume',
  'Cover letter',
]
type QuestionColumn = { id: string; label: string }

/**
 * The filtered applications as a CSV file in parts, newest first, with a column per question for a single job. Private answers are only for
 * admins (CJOB-29). The export is audited before its first line.
 */
export async function* exportReviews(ctx: SignedIn, filters: ReviewFilters): AsyncGenerator<string> {
  const companyId = activeCompany(ctx)
  await transaction(ctx, (tx) =>
    tx.audit({
      action: 'application.exported',
      subjectType: 'company',
      subjectId: companyId,
      companyId,
      // the search words are not logged
      data: { filters: Object.keys(filters), jobId: filters.jobId ?? null },
    }),
  )
  const questionColumns = filters.jobId ? await readJobQuestions(ctx, filters.jobId) : []
  yield CSV_BEGIN + csvLine([...head, ...questionColumns.map(({ label }) => label)])
  for (let last: string | undefined; ; ) {
    const rows = await readRows(ctx, filters, last)
    const answers = await readAnswers(ctx.db, rows, questionColumns)
    yield rows
      .map((row) =>
        csvLine([...cellsOf(row), ...questionColumns.map(({ id }) => answers.get(`${row.id} ${id}`) ?? null)]),
      )
      .join('')
    last = rows.at(-1)?.id
    if (!last || rows.length < AT_ONCE) return
  }
}

const { id, fullName, email, phone, status, statusUpdatedAt, appliedAt, source, resumeTitle, coverLetter } =
  applications
const columns = { id, fullName, email, phone, status, statusUpdatedAt, appliedAt, source, resumeTitle, coverLetter }

const readRows = (ctx: SignedIn, filters: ReviewFilters, last: string | undefined) =>
  ctx.db
    .select({ ...columns, jobTitle: jobs.title, match: applications.matchScore })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(reviewConditions(ctx, filters), last ? after(last) : undefined))
    .orderBy(desc(appliedAt), desc(id))
    .limit(AT_ONCE)

const after = (last: string) =>
  sql`(${appliedAt}, ${id}) < (select before.applied_at, before.id from ${applications} as before where before.id = ${last})`

async function readAnswers(
  db: Db,
  rows: readonly { id: string }[],
  questionColumns: QuestionColumn[],
): Promise<Map<string, string>> {
  if (rows.length === 0 || questionColumns.length === 0) return new Map()
  const found = await db
    .select({ of: responses.applicationId, to: responses.requirementId, text: responses.responseText })
    .from(responses)
    .where(
      and(
        inArray(
          responses.applicationId,
          rows.map((row) => row.id),
        ),
        inArray(
          responses.requirementId,
          questionColumns.map((question) => question.id),
        ),
      ),
    )
  return new Map(found.map(({ of, to, text }) => [`${of} ${to}`, text ?? '']))
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const cellsOf = (row: Row) => [
  row.fullName,
  row.email,
  row.phone,
  row.jobTitle,
  companyLabels[row.status],
  isoDay(row.statusUpdatedAt),
  isoDay(row.appliedAt),
  sourceNames[row.source],
  row.match,
  row.resumeTitle === null ? null : publicTitle(row.fullName, 'resume'),
  row.coverLetter,
]
