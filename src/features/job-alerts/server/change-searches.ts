import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { findPublicCompany } from '#features/job-board/server/find-public-company.ts'
import { readPlace, readWords } from '#features/job-search/read-words.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { SavedSearch, SaveSearch } from '../contract.ts'
import { type AlertFrequency, maxSavedSearches, periodAt } from '../rules.ts'

type Row = typeof savedSearches.$inferSelect & { company: { slug: string; name: string } | null }

export const asSavedSearch = ({
  id,
  name,
  q,
  location,
  employmentType,
  remote,
  company,
  language,
  frequency,
  createdAt,
}: Row): SavedSearch => ({
  id,
  name,
  q,
  location,
  type: employmentType,
  remote,
  company,
  language,
  frequency,
  createdAt,
})

const own = ({ viewer }: SignedIn, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, viewer.userId))

/** Marks the current period as checked, so that the first email is sent in the next period. */
const checkedNow = (frequency: AlertFrequency, now: Date) =>
  frequency === 'none' ? {} : { checkedFor: periodAt(frequency, now) }

/** Saved searches with their company. The caller adds `where` and the order. */
export const searchRows = (db: Db) =>
  db
    .select({
      ...getTableColumns(savedSearches),
      company: { slug: companies.slug, name: companies.name },
    })
    .from(savedSearches)
    .leftJoin(companies, eq(companies.id, savedSearches.companyId))

async function readOne(db: Db, id: string): Promise<SavedSearch> {
  return asSavedSearch(found((await searchRows(db).where(eq(savedSearches.id, id)))[0]))
}

/** The viewer's saved searches, newest first. */
export async function listSavedSearches({ db, viewer }: SignedIn): Promise<SavedSearch[]> {
  const rows = await searchRows(db)
    .where(eq(savedSearches.userId, viewer.userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
  return rows.map(asSavedSearch)
}

/** Saves a search. SEARCH_EMPTY if it has no criteria, TOO_MANY_SEARCHES if the user has reached the limit. */
export const saveSearch = (outer: SignedIn, input: SaveSearch): Promise<SavedSearch> =>
  transaction(outer, async ({ db, viewer }) => {
    if (isEmpty(input)) throw new DomainError('SEARCH_EMPTY')
    const { userId } = viewer
    // the lock makes a second request wait, so that it counts the search of the first
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [row] = await db.select({ taken: count() }).from(savedSearches).where(eq(savedSearches.userId, userId))
    if ((row?.taken ?? 0) >= maxSavedSearches) throw new DomainError('TOO_MANY_SEARCHES')
    const { type, company: slug, ...columns } = input
    const company = slug === null ? null : await findPublicCompany(db, slug)
    if (slug !== null && (!company || company === 'gone')) throw new DomainError('NOT_FOUND')
    const companyId = company && company !== 'gone' ? company.id : null
    const now = new Date()
    const times = { ...checkedNow(input.frequency, now), newsFrom: now, createdAt: now }
    const [made] = await db
      .insert(savedSearches)
      .values({ ...columns, employmentType: type, companyId, userId, ...times })
      .returning({ id: savedSearches.id })
    return readOne(db, found(made).id)
  })

/** Whether a search has no criteria. Text without any word that can be searched for counts as empty. */
function isEmpty({ q, location, type, remote, company, language }: SaveSearch): boolean {
  if (company || language) return false
  const { place, isRemote } = readPlace(location)
  return !type && !remote && readWords(q).included.length === 0 && place === '' && !isRemote
}

type Update = { id: string; name: string; frequency: AlertFrequency }

/** Changes the name and the frequency. With a new frequency, emails list only jobs that are posted from now on. */
export const updateSearch = (outer: SignedIn, { id, name, frequency }: Update): Promise<SavedSearch> =>
  transaction(outer, async (ctx) => {
    const [before] = await ctx.db.select().from(savedSearches).where(own(ctx, id)).for('update')
    const isSame = found(before).frequency === frequency
    const now = new Date()
    const times = isSame ? {} : { ...checkedNow(frequency, now), newsFrom: now }
    const [row] = await ctx.db
      .update(savedSearches)
      .set({ name, frequency, ...times })
      .where(eq(savedSearches.id, id))
      .returning({ id: savedSearches.id })
    return readOne(ctx.db, found(row).id)
  })

/** Deletes a saved search of the viewer. */
export async function deleteSearch(ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> {
  found((await ctx.db.delete(savedSearches).where(own(ctx, id)).returning({ id: savedSearches.id }))[0])
  return { deleted: true }
}
