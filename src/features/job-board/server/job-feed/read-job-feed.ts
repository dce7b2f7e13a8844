import { eq, inArray, type SQL } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { Db } from '#server/context.ts'
import { SearchJobs } from '../../contract.ts'
import { describeLanding, landingPath, placeName, roleLabel } from '../../landing-rules.ts'
import { newestInFeed, readNewestJobs } from '../feeds.ts'
import { findJobs } from '../find-jobs.ts'
import { findPublicCompany } from '../find-public-company.ts'
import { readDirectory } from '../landing/read-directory.ts'
import { hasEverHadJobs, inScope, type Scope } from '../landing/scope.ts'

export type AnnouncedJob = Awaited<ReturnType<typeof readNewestJobs>>[number]
/** The newest jobs of a list, its title, the path of its page, and the query parameters of its feed. */
export type JobFeed = { title: string; path: string; params: Record<string, string>; jobs: AnnouncedJob[] }

type FeedParams = Record<string, string>

/** The newest open jobs of a role or place, of a company, of a search, or of all. 'gone' for a company that is no longer public. */
export async function readJobFeed(db: Db, params: FeedParams): Promise<JobFeed | 'unknown' | 'gone'> {
  if (params.role || params.place) return ofLanding(db, params)
  const { company, ...others } = params
  // a company's own list, unless the company is one filter of a search
  if (company && !Object.values(others).some(Boolean)) return ofCompany(db, company)
  return ofSearch(db, params)
}

const slugOf = (said: string | undefined) => storableText((said ?? '').slice(0, 200)).toLowerCase() || null

async function ofLanding(db: Db, params: FeedParams): Promise<JobFeed | 'unknown'> {
  const scope: Scope = { role: slugOf(params.role), place: slugOf(params.place) }
  if (!(await hasEverHadJobs(db, scope))) return 'unknown'
  const [directory, newest] = await Promise.all([readDirectory(db), readNewestJobs(db, inScope(scope))])
  const written = (list: { slug: string; label: string | null }[], slug: string) =>
    list.find((one) => one.slug === slug)?.label ?? null
  const { role, place } = scope
  const about = {
    role: role === null ? null : { slug: role, label: roleLabel(role, written(directory.roles, role)) },
    place: place === null ? null : { slug: place, label: placeName(place, written(directory.places, place)) },
  }
  const said = { ...(role && { role }), ...(place && { place }) }
  return { title: `New ${describeLanding(about)} on Tandem`, path: landingPath(about), params: said, jobs: newest }
}

async function ofCompany(db: Db, slug: string): Promise<JobFeed | 'unknown' | 'gone'> {
  const company = await findPublicCompany(db, slug.slice(0, 300))
  if (!company) return 'unknown'
  if (company === 'gone') return 'gone'
  return {
    title: `New jobs at ${company.name} on Tandem`,
    path: `/companies/${company.slug}`,
    params: { company: company.slug },
    jobs: await readNewestJobs(db, eq(jobs.companyId, company.id)),
  }
}

/** Invalid parameters are ignored, the same as on the job board. */
async function ofSearch(
  db: Db,
  { q = '', location = '', type, remote, level, mode, posted, within, language, company, pay }: FeedParams,
): Promise<JobFeed> {
  const { shape } = SearchJobs
  const search = SearchJobs.parse({
    q: q.slice(0, 1000),
    location: location.slice(0, 1000),
    type: shape.type.safeParse(type).data,
    level: shape.level.safeParse(level).data,
    mode: shape.mode.safeParse(mode).data,
    posted: shape.posted.safeParse(posted).data,
    within: shape.within.safeParse(within).data,
    language: shape.language.safeParse(language).data,
    pay: shape.pay.safeParse(pay || undefined).data,
    company: shape.company.safeParse(company || undefined).data,
    remote: remote === 'true',
    sort: 'newest',
    limit: newestInFeed,
  })
  const said = {
    ...(search.q && { q: search.q }),
    ...(search.location && { location: search.location }),
    ...(search.type && { type: search.type }),
    ...(search.remote && { remote: 'true' }),
    ...(search.level && { level: search.level }),
    ...(search.mode && { mode: search.mode }),
    ...(search.posted && { posted: search.posted }),
    ...(search.within && { within: String(search.within) }),
    ...(search.language && { language: search.language }),
    ...(search.pay && { pay: String(search.pay) }),
    ...(search.company && { company: search.company }),
  }
  const isAll = Object.keys(said).length === 0
  const { ids } = isAll ? { ids: null } : await findJobs(db, null, search)
  const words = [search.q && `for ${search.q}`, search.location && `in ${search.location}`].filter(Boolean).join(' ')
  const path = isAll ? '/jobs' : `/jobs?${new URLSearchParams(said)}`
  return { title: `New jobs ${words ? `${words} ` : ''}on Tandem`, path, params: said, jobs: await newestOf(db, ids) }
}

function newestOf(db: Db, ids: string[] | null): Promise<AnnouncedJob[]> {
  const of: SQL | undefined = ids ? inArray(jobs.id, ids) : undefined
  return ids?.length === 0 ? Promise.resolve([]) : readNewestJobs(db, of)
}
