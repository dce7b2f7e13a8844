import { describe, expect, it } from 'vitest'
import type { Landing } from '../../landing-contract.ts'
import { boardHead } from '../public/board-head.ts'
import { BoardSearch } from '../public/board-search.ts'
import type { Board } from '../public/queries.ts'
import { CompaniesSearch } from './companies-search.ts'
import { companiesHead } from './directory-head.ts'
import { landingHead } from './landing-head.ts'
import { landingTitle, searchPath } from './landing-labels.ts'
import { pageOf } from './load-landing.ts'

const origin = 'https://tandem.test'
const employer = (name: string) => ({ id: name, slug: name, name, logoUrl: null, jobs: 1 })
const landing: Landing = {
  role: { slug: 'nurse', label: 'Nurse' },
  place: { slug: 'porto-portugal', label: 'Porto, Portugal' },
  stats: {
    ...{ jobs: 1234, newThisWeek: 1, remote: 0, companies: 5, lastPostedAt: new Date('2026-11-20T10:00:00Z') },
    pay: { low: 30_000, high: 40_000, postings: 9 },
    employers: ['Ana', 'Rui', 'Lumen', 'Halden'].map(employer),
    skills: { read: 60, named: [] },
  },
  jobs: { items: [], page: 1, pageSize: 20 },
  ...{ roles: [], places: [], isListed: true },
}
const head = (change: Partial<Landing> = {}) => {
  const { meta, links } = landingHead({ ...landing, ...change }, origin)
  const said = (name: string) => meta.find((one) => one.name === name)?.content
  const title = meta.find((one) => 'title' in one)?.title
  const link = (rel: string) => links.find((one) => one.rel === rel)?.href
  return {
    title,
    description: said('description'),
    robots: said('robots'),
    canonical: link('canonical'),
    feed: link('alternate'),
  }
}

describe('metadata of a landing page', () => {
  it('has a title, description, canonical address and feed', () => {
    expect(head()).toEqual({
      title: '1,234 Nurse jobs in Porto, Portugal · Tandem',
      description: expect.stringMatching(
        /^1,234 open Nurse jobs in Porto, Portugal, at Ana, Rui, Lumen and others\. Typical pay \$30,000 to \$40,000\. Last posted 20 November 2026\./,
      ),
      robots: undefined,
      canonical: `${origin}/jobs/role/nurse/in/porto-portugal`,
      feed: '/jobs.rss?role=nurse&place=porto-portugal',
    })
    expect(head({ role: null }).canonical).toBe(`${origin}/jobs/in/porto-portugal`)
    expect(head({ place: null })).toMatchObject({
      title: '1,234 Nurse jobs · Tandem',
      canonical: `${origin}/jobs/role/nurse`,
    })
  })

  it.each<[string, Partial<Landing>]>([
    ['a later page', { jobs: { ...landing.jobs, page: 2 } }],
    ['one with few jobs', { isListed: false }],
  ])('%s is not indexed', (_what, change) =>
    expect(head(change)).toMatchObject({ robots: 'noindex, follow', canonical: undefined }),
  )

  it('states that there are no open jobs', () => {
    const stats = { ...landing.stats, jobs: 0, employers: [], pay: null, lastPostedAt: null }
    expect(landingTitle({ ...landing, stats })).toBe('No Nurse jobs in Porto, Portugal at the moment')
    expect(head({ stats, isListed: false }).description).toMatch(/^There are no open Nurse jobs in Porto, Portugal on/)
  })
})

it('searchPath links to the same search for job seekers', () => {
  expect(searchPath(landing)).toBe('/app/jobs?q=Nurse&location=Porto%2C+Portugal')
  expect(searchPath({ role: null, place: { slug: 'remote', label: 'Remote' } })).toBe('/app/jobs?remote=true')
})

it.each([
  [undefined, 1],
  ['2', 2],
  [3, 3],
  [0, 1],
  [-1, 1],
  [1e9, 1],
  ['1.5', 1],
  ['<b>', 1],
  [{ a: 1 }, 1],
])('pageOf reads the parameter %j as page %d', (page, number) =>
  expect(pageOf({ search: { page } })).toEqual({ page: number }),
)

describe('metadata of the job board', () => {
  const board = {
    ...{ items: [{}], nextCursor: null, matching: null, correction: null, facets: {} },
    ...{ count: { value: 3, isCapped: false }, total: { value: 9, isCapped: false } },
  } as unknown as Board
  const of = (params: Record<string, unknown>) => {
    const { links, meta } = boardHead({ search: BoardSearch.parse(params), board, origin })
    const link = (rel: string) => links.find((one) => one.rel === rel)?.href
    return [link('canonical'), link('alternate'), meta.find((one) => one.name === 'robots')?.content]
  }

  it.each<[string, Record<string, unknown>, (string | undefined)[]]>([
    ['all jobs', {}, [`${origin}/jobs`, '/jobs.rss', undefined]],
    ['tracking parameters', { utm_source: 'x', ref: 'y', fbclid: 'z' }, [`${origin}/jobs`, '/jobs.rss', undefined]],
    ['a sort order', { sort: 'newest' }, [`${origin}/jobs`, '/jobs.rss', undefined]],
    [
      'a job type',
      { remote: true, type: 'contract' },
      [`${origin}/jobs?type=contract&remote=true`, '/jobs.rss?type=contract&remote=true', undefined],
    ],
    [
      'only remote, which has a landing page',
      { remote: 'true' },
      [`${origin}/jobs/in/remote`, '/jobs.rss?remote=true', undefined],
    ],
    ['typed words', { q: 'nurse' }, [undefined, '/jobs.rss?q=nurse', 'noindex, follow']],
    ['a later page', { cursor: 'abc' }, [undefined, '/jobs.rss', 'noindex, follow']],
  ])('has the right links and robots rule with %s', (_what, params, expected) => expect(of(params)).toEqual(expected))
})

it('searches of companies and later pages are not indexed', () => {
  const companies = { items: [], total: 40, page: 1, pageSize: 30 }
  const robots = (params: object) =>
    companiesHead({ companies, q: '', origin, ...params }).meta.find((one) => one.name === 'robots')?.content
  expect([robots({}), robots({ q: 'x' }), robots({ companies: { ...companies, page: 2 } })]).toEqual([
    undefined,
    'noindex, follow',
    'noindex, follow',
  ])
  expect(CompaniesSearch.parse({ q: 1234, page: 'x' })).toEqual({ q: '1234', page: 1 })
  expect(CompaniesSearch.parse({ q: { a: 1 } })).toEqual({ q: '', page: 1 })
})
