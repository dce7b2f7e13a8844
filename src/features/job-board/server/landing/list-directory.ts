import type { Db } from '#server/context.ts'
import type { Directory } from '../../landing-contract.ts'
import { minListed, placeName, roleLabel } from '../../landing-rules.ts'
import { readDirectory } from './read-directory.ts'
import { readHiring } from './read-hiring.ts'

/** The roles with at least three open jobs, places and companies; those with the most open jobs, and the total number of each. */
export async function listDirectory({ db }: { db: Db }, { most }: { most: number }): Promise<Directory> {
  const [{ roles: all, places, remote }, hiring] = await Promise.all([readDirectory(db), readHiring(db)])
  const roles = all.filter(({ jobs }) => jobs >= minListed)
  return {
    roles: roles.slice(0, most).map(({ slug, label, jobs }) => ({ slug, label: roleLabel(slug, label), jobs })),
    places: places.slice(0, most).map(({ slug, label, jobs }) => ({ slug, label: placeName(slug, label), jobs })),
    companies: hiring.slice(0, most),
    remoteJobs: remote?.jobs ?? 0,
    totals: { roles: roles.length, places: places.length, companies: hiring.length },
  }
}
