import { platformSettings } from '#db/schema/operations.ts'
import type { Db } from '#server/context.ts'
import { landingPath, minListed, REMOTE } from '../../landing-rules.ts'
import { readSitemapCompanies } from '../feeds.ts'
import { readDirectory, readPairs } from '../landing/read-directory.ts'
import { fixedPages } from './fixed-pages.ts'

/** The path of a page for search engines, and when the page last changed, if known. */
export type Address = { path: string; at?: Date }

/** The fixed pages of the site, and the page of the programme while it is enabled (PLAT-08). */
export async function readPages(db: Db): Promise<Address[]> {
  const [row] = await db.select({ hasProgramme: platformSettings.programmeEnabled }).from(platformSettings)
  return [...fixedPages, ...(row?.hasProgramme === false ? [] : ['/how-it-works'])].map((path) => ({ path }))
}

export const readCompanies = async (db: Db): Promise<Address[]> =>
  (await readSitemapCompanies(db)).map(({ slug, updatedAt }) => ({
    path: `/companies/${encodeURIComponent(slug)}`,
    at: updatedAt,
  }))

/** Landing pages with enough open jobs to be indexed. */
export async function readLandings(db: Db): Promise<Address[]> {
  const [{ roles, places, remote }, pairs] = await Promise.all([readDirectory(db), readPairs(db, minListed)])
  const enough = ({ jobs }: { jobs: number }) => jobs >= minListed
  return [
    ...(remote ? [remote] : [])
      .filter(enough)
      .map(({ changedAt: at }) => ({ path: landingPath({ place: { slug: REMOTE } }), at })),
    ...places.filter(enough).map(({ slug, changedAt: at }) => ({ path: landingPath({ place: { slug } }), at })),
    ...roles.filter(enough).map(({ slug, changedAt: at }) => ({ path: landingPath({ role: { slug } }), at })),
    ...pairs.map(({ role, place, changedAt: at }) => ({
      path: landingPath({ role: { slug: role }, place: { slug: place } }),
      at,
    })),
  ]
}
