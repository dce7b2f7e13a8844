import { and, type SQL, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { employmentTypes, workModes } from '#features/job-postings/rules.ts'
import { searchLevels } from '#features/job-search/condition-names.ts'
import { postingLanguages } from '#features/job-search/languages.ts'
import type { JobSearch } from '../../contract.ts'
import { type Capped, postedDays, postedPeriods } from '../../rules.ts'
import { type Filters, type FoundCompany, paysAtLeast } from './conditions.ts'

/** The columns that the facets are counted from. */
export const facetColumns = sql.raw(
  'id, posted_at, employment_type, is_remote, language, stated_facts, company_id, pay_max, pay_min',
)

/** How many companies the list of companies has. */
const maxCompanies = 10

/** The counts of one search, by value; `one` has the counts of single conditions. */
export type FacetCounts = {
  type: Record<string, number>
  language: Record<string, number>
  companies: { id: string; slug: string; name: string; n: number }[]
  one: Record<string, number>
}
type Facet = 'type' | 'workplace' | 'level' | 'posted' | 'language' | 'company' | 'pay'

const states = (fact: string) => sql`stated_facts @> ${`{${fact}}`}::text[]`
const isMode = (mode: string) => (mode === 'remote' ? sql`(is_remote or ${states(mode)})` : states(mode))
const isSince = (since: Date) => sql`posted_at >= ${since.toISOString()}::timestamptz`
const DAY = 86_400_000

function conditionsOf({ type, chosen = {} }: Filters, isRemoteSet: boolean): [Facet, SQL][] {
  const { level, mode, since, language, companyId, pay } = chosen
  const set: [Facet, SQL | false | undefined][] = [
    ['type', type && sql`employment_type = ${type}`],
    ['workplace', isRemoteSet && sql`is_remote`],
    ['workplace', mode && isMode(mode)],
    ['level', level && states(level)],
    ['posted', since && isSince(since)],
    ['language', language && sql`language = ${language}`],
    ['pay', paysAtLeast(pay)],
    ['company', companyId !== undefined && sql`company_id = ${companyId}::uuid`],
  ]
  return set.filter((one): one is [Facet, SQL] => Boolean(one[1]))
}

/**
 * The facets of the rows in `counted`, which match the search without its filters: each is counted with the filters of the others. It reads
 * these rows a few times and no posting again.
 */
export function countedFacets(filters: Filters, isRemoteSet: boolean): SQL {
  const set = conditionsOf(filters, isRemoteSet)
  const withOthers = (facet: Facet) => and(...set.filter(([of]) => of !== facet).map(([, is]) => is)) ?? sql`true`
  const grouped = (column: SQL, facet: Facet) => sql`(select coalesce(json_object_agg(value, n), '{}') from (
    select ${column} as value, count(*)::int as n from counted where ${column} is not null and ${withOthers(facet)} group by 1
  ) as grouped)`
  const single = (name: string, is: SQL, facet: Facet) =>
    sql`${name}::text, count(*) filter (where ${is} and ${withOthers(facet)})`
  const now = Date.now()
  const singles = [
    single('remote', sql`is_remote`, 'workplace'),
    ...searchLevels.map((level) => single(level, states(level), 'level')),
    ...workModes.map((mode) => single(`is-${mode}`, isMode(mode), 'workplace')),
    ...postedPeriods.map((period) => single(period, isSince(new Date(now - postedDays[period] * DAY)), 'posted')),
  ]
  return sql`json_build_object(
    'type', ${grouped(sql`employment_type`, 'type')},
    'language', ${grouped(sql`language`, 'language')},
    'companies', (select coalesce(json_agg(json_build_object('id', ${companies.id}, 'slug', ${companies.slug}, 'name', ${companies.name}, 'n', n)
      order by n desc, ${companies.name}), '[]') from (
      select company_id, count(*)::int as n from counted where ${withOthers('company')} group by 1 order by n desc, 1 limit ${maxCompanies}
    ) as top join ${companies} on ${companies.id} = company_id),
    'one', (select json_build_object(${sql.join(singles, sql`, `)}) from counted)
  )`
}

type Summary = {
  counts: FacetCounts | null
  /** More jobs match than were counted, so each count is a lower bound. */
  isMore: boolean
  most: number
  company: FoundCompany | null | undefined
}

export function readFacets({ counts, isMore, most, company }: Summary): NonNullable<JobSearch['facets']> {
  const capped = (n = 0): Capped => ({ value: Math.min(n, most), isCapped: isMore || n > most })
  const named = <Value extends string>(values: readonly Value[], of: (value: Value) => number | undefined) =>
    Object.fromEntries(values.map((value) => [value, capped(of(value))])) as Record<Value, Capped>
  const one = counts?.one ?? {}
  const top = (counts?.companies ?? []).map(({ id, slug, name, n }) => ({ id, slug, name, count: capped(n) }))
  const isListed = !company || top.some(({ id }) => id === company.id)
  return {
    type: named(employmentTypes, (type) => counts?.type[type]),
    remote: capped(one.remote),
    level: named(searchLevels, (level) => one[level]),
    mode: named(workModes, (mode) => one[`is-${mode}`]),
    posted: named(postedPeriods, (period) => one[period]),
    language: named(postingLanguages, (language) => counts?.language[language]),
    // the chosen company is listed, so that its name is known
    companies: isListed ? top : [...top, { ...company, count: capped() }],
  }
}
