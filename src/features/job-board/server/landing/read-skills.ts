import { and, desc } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { findSkills } from '#features/matching/skills.ts'
import { tokenize } from '#features/matching/text.ts'
import { plainText } from '#lib/html-text.ts'
import type { Db } from '#server/context.ts'
import type { LandingStats } from '../../landing-contract.ts'
import { isAnnounced } from '../feeds.ts'
import { cached } from './cached.ts'
import { inScope, keyOf, type Scope } from './scope.ts'

/** The number of newest postings whose text is read. */
const read = 60
const maxNamed = 10
/** A skill is listed if at least this number of postings names it. */
const minPostings = 2
const longest = 8000

/** The skills that the newest postings of a scope name most often, with the number of postings. Cached for five seconds. */
export const readSkills = (db: Db, scope: Scope): Promise<LandingStats['skills']> =>
  cached(db, `skills ${keyOf(scope)}`, async () => {
    const { requirements, description } = jobs
    const rows = await db
      .select({ requirements, description })
      .from(jobs)
      .where(and(isAnnounced(), inScope(scope)))
      .orderBy(desc(jobs.postedAt), desc(jobs.id))
      .limit(read)
    const counts = new Map<string, number>()
    for (const row of rows) for (const name of skillsOf(row)) counts.set(name, (counts.get(name) ?? 0) + 1)
    const named = [...counts]
      .filter(([, postings]) => postings >= minPostings)
      .sort(([a, most], [b, more]) => more - most || a.localeCompare(b, 'en'))
      .slice(0, maxNamed)
      .map(([name, postings]) => ({ name, postings }))
    return { read: rows.length, named }
  })

/** The skills in the text of a posting, without its title. Soft skills such as 'communication' are left out. */
function skillsOf(row: { requirements: string | null; description: string }): Set<string> {
  const text = `${plainText(row.requirements ?? '')}\n${plainText(row.description)}`.slice(0, longest)
  const skills = findSkills(tokenize(text), text).map(({ skill }) => skill)
  return new Set(skills.filter(({ kind }) => kind !== 'soft').map(({ name }) => name))
}
