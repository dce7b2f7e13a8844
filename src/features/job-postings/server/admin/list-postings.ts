import { and, count, eq, inArray, isNull, like, ne, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { countFound, findWords } from '#server/find-words.ts'
import { type CursorKey, countCapped, cursorKeyOf, inOrder, type Key, readPage } from '#server/keyset.ts'
import { withIndexes } from '#server/with-indexes.ts'
import type { ListStaffPostings } from '../../admin-contract.ts'
import type { PostingStatus } from '../../rules.ts'
import { staffPostingsPageSize } from '../../rules.ts'
import { isHiddenByStaff } from '../set-posting-hidden.ts'

const newest: Key = { value: jobs.createdAt, kind: 'timestamp', id: jobs.id, desc: true }

// the fields of a row; long texts are not read
const { id, companyId, title, location, moreLocations, employmentType, remoteAllowed, workMode, onSiteDays, status } =
  jobs
const { applicationDeadline, closesAt, postedAt, createdAt, updatedAt, postedByAdmin } = jobs
const { applicantPlaces, applicantUtcFrom, applicantUtcTo, openings, level, externalId, externalSource } = jobs
const columns = {
  ...{ applicantPlaces, applicantUtcFrom, applicantUtcTo, openings, level, externalId, externalSource },
  ...{ id, companyId, title, location, moreLocations, employmentType, remoteAllowed, workMode, onSiteDays, status },
  ...{ applicationDeadline, closesAt, postedAt, createdAt, updatedAt, postedByAdmin },
  isHidden: isHiddenByStaff,
}

/** Jobs of all companies, newest first, twenty per page, without deleted ones (AJOB-02). */
export const listStaffPostings = ({ db }: Pick<SignedIn, 'db'>, input: ListStaffPostings) =>
  withIndexes(db, async (tx) => {
    const words = input.search ? holds(input.search) : undefined
    const narrowed = conditions(input)
    const sought = and(isNotDeleted, soughtOf(input))
    // this partial index covers titles and statuses
    const isCovered = Boolean(input.employmentType && !input.companyId)
    const page = await readPage(newest, input.cursor, {
      size: staffPostingsPageSize,
      ask: (window) =>
        words
          ? findWords(tx, jobs, { key: newest, words, always: sought, narrowed, isCovered }, window)
          : tx
              .select({ id, place: cursorKeyOf(newest) })
              .from(jobs)
              .where(and(isNotDeleted, narrowed, window.where))
              .orderBy(window.orderBy)
              .limit(window.limit),
    })
    const total =
      words && isCovered
        ? await countFound(tx, jobs, { words, always: sought, narrowed })
        : await countCapped(tx, jobs, and(isNotDeleted, words, narrowed))
    return { ...page, rows: await readRows(tx, page.rows), total }
  })

const isNotDeleted = ne(jobs.status, sql.raw("'deleted'"))

const holds = (search: string) => like(sql`lower(${jobs.title})`, `%${escapeLike(search.toLowerCase())}%`)

/** The filter whose index lists the newest rows, so that rare values need no full scan. */
const soughtOf = ({ status: state, employmentType: type, companyId: company }: ListStaffPostings) =>
  company ? eq(jobs.companyId, company) : type ? eq(jobs.employmentType, type) : state && eq(jobs.status, state)

const conditions = ({ status: state, employmentType: type, companyId: company }: ListStaffPostings) =>
  and(
    state ? eq(jobs.status, state) : undefined,
    type ? eq(jobs.employmentType, type) : undefined,
    company ? eq(jobs.companyId, company) : undefined,
  )

/** The list's fields of these jobs, in this order. */
async function readRows(db: Db, places: CursorKey[]) {
  if (places.length === 0) return []
  const ids = places.map((place) => place.id)
  const rows = await db.select(columns).from(jobs).where(inArray(jobs.id, ids))
  return withCounts(db, inOrder(places, rows))
}

type Row = { id: string; companyId: string; status: string }

async function withCounts<R extends Row>(db: Db, rows: R[]) {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const owners = await db
    .select({
      id: companies.id,
      name: companies.name,
      logoUrl: companies.logoUrl,
      isArchived: sql<boolean>`${companies.archivedAt} is not null`,
      isHidden: sql<boolean>`${companies.archivedAt} is not null or ${companies.status} = 'inactive'`,
    })
    .from(companies)
    .where(
      inArray(
        companies.id,
        rows.map((row) => row.companyId),
      ),
    )
  const applied = await db
    .select({
      id: applications.jobId,
      all: count(),
      fresh: sql<number>`(count(*) filter (where ${applications.status} = 'submitted'))::int`,
    })
    .from(applications)
    .where(and(inArray(applications.jobId, ids), ne(applications.status, 'withdrawn')))
    .groupBy(applications.jobId)
  const requirementRows = await db
    .select({ id: requirements.jobId, all: count() })
    .from(requirements)
    .where(and(inArray(requirements.jobId, ids), isNull(requirements.removedAt)))
    .groupBy(requirements.jobId)
  const of = <T extends { id: string }>(list: T[]) => new Map(list.map((one) => [one.id, one]))
  const [companyOf, appliedOf, requirementsOf] = [of(owners), of(applied), of(requirementRows)]
  return rows.flatMap((row) => {
    const company = companyOf.get(row.companyId)
    const received = appliedOf.get(row.id)
    const counts = {
      applicationsCount: received?.all ?? 0,
      newApplicationsCount: received?.fresh ?? 0,
      requirementsCount: requirementsOf.get(row.id)?.all ?? 0,
    }
    return company ? [{ ...row, ...counts, status: row.status as PostingStatus, company }] : []
  })
}
