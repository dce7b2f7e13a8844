import type { Context, Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { Counted, Landing, LandingStats } from '../../landing-contract.ts'
import { minListed, minPaid, placeName, REMOTE, regionOf, roleLabel, sharedWords } from '../../landing-rules.ts'
import { jobsPageSize } from '../../rules.ts'
import { loadCandidate } from '../load-candidate.ts'
import { loadCards } from '../load-cards.ts'
import { listLanding } from './list-landing.ts'
import { type Directory, readDirectory } from './read-directory.ts'
import { readSkills } from './read-skills.ts'
import { type Group, readStats, type ScopeStats } from './read-stats.ts'
import { hasEverHadJobs, roleOfAddress, type Scope } from './scope.ts'

type LandingParams = { role?: string | undefined; place?: string | undefined; page: number }

const maxNearby = 12

/**
 * The landing page of a role, a place or both: public open jobs, newest first, with statistics about them. NOT_FOUND if no such job
 * was ever posted publicly. If such jobs existed and none is open, the page has no jobs.
 */
export async function getLanding(ctx: Context, params: LandingParams): Promise<Landing> {
  const { db } = ctx
  const [directory, scope] = await Promise.all([
    readDirectory(db),
    findPage(db, { role: params.role ?? null, place: params.place ?? null }),
  ])
  if (!scope) throw new DomainError('NOT_FOUND')
  const [stats, skills, items, near] = await Promise.all([
    readStats(db, scope),
    readSkills(db, scope),
    listJobs(ctx, scope, params.page),
    readNear(db, scope, directory),
  ])
  return {
    role: scope.role === null ? null : { slug: scope.role, label: roleOf(directory, scope.role) },
    place: scope.place === null ? null : { slug: scope.place, label: placeOf(directory, stats, scope.place) },
    stats: { ...shown(stats), skills },
    jobs: { items, page: params.page, pageSize: jobsPageSize },
    ...near,
    isListed: stats.jobs >= minListed,
  }
}

/**
 * The scope of the page; for the former path of a role, made from its spelling in a title ('front-end-engineer'), the scope of that role
 * now.
 */
async function findPage(db: Db, scope: Scope): Promise<Scope | null> {
  if (await isPage(db, scope)) return scope
  if (scope.role === null) return null
  const named = { ...scope, role: await roleOfAddress(db, scope.role) }
  const isOther = named.role !== null && named.role !== scope.role
  return isOther && (await isPage(db, named)) ? named : null
}

/** The page of all remote jobs always exists. */
const isPage = (db: Db, scope: Scope) =>
  scope.role === null && scope.place === REMOTE ? Promise.resolve(true) : hasEverHadJobs(db, scope)

const roleOf = ({ roles }: Directory, slug: string) =>
  roleLabel(slug, roles.find((role) => role.slug === slug)?.label ?? null)

function placeOf({ places }: Directory, stats: ScopeStats, slug: string) {
  const written = stats.places.find((place) => place.slug === slug)?.written
  return placeName(slug, places.find((place) => place.slug === slug)?.label ?? written ?? null)
}

function shown({ paid, roles: _, places: __, ...stats }: ScopeStats): Omit<LandingStats, 'skills'> {
  return { ...stats, pay: paid.postings >= minPaid ? paid : null }
}

async function listJobs(ctx: Context, scope: Scope, page: number) {
  const [ids, candidate] = await Promise.all([listLanding(ctx.db, scope, page), loadCandidate(ctx)])
  return loadCards(ctx, ids, candidate)
}

/** Related pages: other roles in the same place and other places of the same role. Without a place, roles with a similar name. */
async function readNear(db: Db, scope: Scope, directory: Directory): Promise<Pick<Landing, 'roles' | 'places'>> {
  const { role, place } = scope
  const [ofRole, inPlace] = await Promise.all([
    role === null ? null : readStats(db, { role, place: null }),
    place === null ? null : readStats(db, { role: null, place }),
  ])
  const roles = inPlace ? rolesInGroups(inPlace.roles, directory) : alike(directory, role)
  const places = ofRole ? placesOf(ofRole) : nearby(directory, place)
  return {
    roles: roles.filter(({ slug }) => slug !== role).slice(0, maxNearby),
    places: places.filter(({ slug }) => slug !== place).slice(0, maxNearby),
  }
}

const counted = (entry: { slug: string; jobs: number }, label: string): Counted => ({
  slug: entry.slug,
  label,
  jobs: entry.jobs,
})

const isEnough = ({ jobs }: { jobs: number }) => jobs >= minListed

/** Leaves out endings of titles that are not roles themselves, and pages that would have too few jobs. */
function rolesInGroups(groups: Group[], { roles }: Directory): Counted[] {
  const known = new Map(roles.map((role) => [role.slug, role.label]))
  return groups
    .filter(isEnough)
    .flatMap((group) =>
      known.has(group.slug) ? [counted(group, roleLabel(group.slug, known.get(group.slug) ?? null))] : [],
    )
}

function placesOf({ places, remote }: ScopeStats): Counted[] {
  const named = places.map((group) => counted(group, placeName(group.slug, group.written)))
  const fromAnywhere = remote > 0 ? [{ slug: REMOTE, label: 'Remote', jobs: remote }] : []
  return [...fromAnywhere, ...named].filter(isEnough).sort((a, b) => b.jobs - a.jobs)
}

/** Roles with the most words in common; for the same number, most jobs first. Without any, the roles with the most jobs. */
function alike({ roles: all }: Directory, role: string | null): Counted[] {
  const roles = all.filter(isEnough)
  const shared = ({ slug }: { slug: string }) => sharedWords(slug, role ?? '')
  const close = roles.filter((one) => one.slug !== role && shared(one) > 0).sort((a, b) => shared(b) - shared(a))
  const near = (close.length > 0 ? close : roles).slice(0, maxNearby + 1)
  return near.map((one) => counted(one, roleLabel(one.slug, one.label)))
}

/** Places in the same region, then the other places; each with the most jobs first. */
function nearby({ places, remote }: Directory, place: string | null): Counted[] {
  const named = places.map((one) => counted(one, placeName(one.slug, one.label)))
  const region = regionOf(named.find(({ slug }) => slug === place)?.label ?? '')
  const isClose = ({ label }: Counted) => region !== '' && regionOf(label) === region
  const fromAnywhere = remote && place !== REMOTE ? [counted(remote, 'Remote')] : []
  return [...named.filter(isClose), ...fromAnywhere, ...named.filter((one) => !isClose(one))].slice(0, maxNearby + 1)
}
