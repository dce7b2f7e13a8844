import { inArray } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { toQuery } from '#features/job-search/to-query.ts'
import type { Db } from '#server/context.ts'
import { withIndexes } from '#server/with-indexes.ts'
import { occupationWords, sharedWords } from '../../similar.ts'
import { titleHas } from '../search/conditions.ts'
import { findNewest } from '../search/find-newest.ts'

/** The number of newest jobs with a shared word in the title that are compared. */
const compared = 60

const everything = {
  viewer: null,
  query: null,
  filters: { place: { text: '', keys: [] }, type: undefined, remote: false },
}

/** Open jobs whose titles share the most words with this one; for the same number, newest first. `orNewest` adds the newest jobs. */
export async function findSimilar(
  db: Db,
  job: { id: string; title: string },
  { limit, orNewest }: { limit: number; orNewest: boolean },
): Promise<string[]> {
  const words = occupationWords(job.title)
  const terms = words.map((text) => ({ text, isPhrase: false }))
  const newest = (limit: number, more?: ReturnType<typeof titleHas>) =>
    withIndexes(db, (tx) => findNewest(tx, everything, { after: null, limit, isCommon: true, more }))
  const places = terms.length > 0 ? await newest(compared, titleHas(toQuery({ included: [terms], excluded: [] }))) : []
  const others = places.map((place) => place.id).filter((id) => id !== job.id)
  const close = (await closest(db, words, others)).slice(0, limit)
  if (!orNewest || close.length === limit) return close
  const newer = (await newest(limit + 1)).map((place) => place.id)
  return [...close, ...newer.filter((id) => id !== job.id && !close.includes(id))].slice(0, limit)
}

async function closest(db: Db, words: string[], ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: jobs.id, title: jobs.title }).from(jobs).where(inArray(jobs.id, ids))
  const shared = new Map(rows.map(({ id, title }) => [id, sharedWords(words, title)]))
  // the ids are ordered newest first, and a stable sort leaves equal ones in this order
  return ids.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0))
}
