import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { companies, companyInvitations, companyMembers, searchedText } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { containsWords } from '#server/contains-words.ts'
import type { SignedIn } from '#server/context.ts'
import { countCapped, cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import type { CompanyName, CompanyRow, ListCompanies } from '../../admin-contract.ts'
import { companiesPageSize } from '../../rules.ts'

const byName: Key = { value: sql`lower(${companies.name})`, kind: 'text', id: companies.id, desc: false }

/** The columns of a row in the list. The counts are computed from the tables; deleted jobs do not count (ACOMP-03). */
export const companyColumns = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  logoUrl: companies.logoUrl,
  website: companies.website,
  location: companies.location,
  industry: companies.industry,
  sizeRange: companies.sizeRange,
  status: companies.status,
  subscriptionStatus: sql<
    CompanyRow['status']
  >`case when ${companies.archivedAt} is null then ${companies.status} else 'inactive' end`,
  archivedAt: companies.archivedAt,
  memberCount: sql<number>`(select count(*)::int from ${companyMembers} where ${eq(companyMembers.companyId, companies.id)})`,
  invitedCount: sql<number>`(select count(*)::int from ${companyInvitations} where ${eq(companyInvitations.companyId, companies.id)})`,
  jobsCount: sql<number>`(select count(*)::int from ${jobs} where ${and(eq(jobs.companyId, companies.id), ne(jobs.status, 'deleted'))})`,
}

/** Companies by name, twenty a page: all that are not archived, those of one status, or the archived ones (ACOMP-01). */
export async function listCompanies({ db }: Pick<SignedIn, 'db'>, input: ListCompanies) {
  const matches = conditions(input)
  const [page, total] = await Promise.all([
    readPage(byName, input.cursor, {
      size: companiesPageSize,
      ask: ({ where, orderBy, limit }) =>
        db
          .select({ ...companyColumns, place: cursorKeyOf(byName) })
          .from(companies)
          .where(and(matches, where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    countCapped(db, companies, matches),
  ])
  return { ...page, total }
}

function conditions({ search, status }: ListCompanies): SQL | undefined {
  return and(
    status === 'archived' ? isNotNull(companies.archivedAt) : isNull(companies.archivedAt),
    status === undefined || status === 'archived' ? undefined : eq(companies.status, status),
    search ? containsWords(searchedText(companies), search) : undefined,
  )
}

const NAMES = 20

/** Companies to choose from, by name: those whose name contains the words, without archived ones. At most 20. */
export const listCompanyNames = (
  { db }: Pick<SignedIn, 'db'>,
  { search }: { search: string },
): Promise<CompanyName[]> =>
  db
    .select({ id: companies.id, name: companies.name, logoUrl: companies.logoUrl })
    .from(companies)
    .where(
      and(
        isNull(companies.archivedAt),
        // The first condition can use the index, but its text also has the industry and location. The second checks the name alone.
        search ? containsWords(searchedText(companies), search) : undefined,
        search ? containsWords(sql`fold_words(${companies.name})`, search) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(NAMES)
