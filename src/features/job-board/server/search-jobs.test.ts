import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { isRemote } from '#features/job-postings/labels.ts'
import { withIndexes } from '#server/with-indexes.ts'
import { createCompany, createMember, createResume, createUser } from '#testing/factories.ts'
import { isLong } from '#testing/long.ts'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { countMatches } from './search/find-newest.ts'
import { minutesAgo, only, openSearch, product, search, titles } from './search-jobs.testing.ts'

openSearch()

describe('the list', () => {
  it('lists active jobs newest first, each with its company, logo and location (JOBS-03, JOBS-04)', async () => {
    const { company, job } = await only('Amberly', {
      logoUrl: '/brand/companies/fernway.svg',
      location: 'Portland, OR',
    })
    await job({ title: 'Older', postedAt: minutesAgo(20) })
    const newest = await job({ title: 'Newest', postedAt: minutesAgo(10), salaryMin: 90_000, remoteAllowed: true })
    const { items, count } = await search({ q: 'amberly' })
    expect(items.map((item) => item.title)).toEqual(['Newest', 'Older'])
    expect(count).toEqual({ value: 2, isCapped: false })
    expect(items[0]).toEqual({
      id: newest.id,
      slug: newest.slug,
      title: 'Newest',
      company: {
        id: company.id,
        name: 'Amberly Works',
        slug: company.slug,
        logoUrl: '/brand/companies/fernway.svg',
        location: 'Portland, OR',
        timeZone: 'UTC',
      },
      location: null,
      employmentType: 'full-time',
      moreLocations: [],
      openings: null,
      level: null,
      remoteAllowed: true,
      workMode: null,
      onSiteDays: null,
      ...paidInDollars(90_000, null),
      postedAt: newest.postedAt,
      applicationDeadline: null,
      isClosed: false,
      isInternal: false,
      isSaved: false,
      isApplied: false,
      match: null,
    })
  })

  it('leaves deleted, draft, paused and closed jobs out of list, count and facets (JOBS-23)', async () => {
    const { job } = await only('Basaltic')
    await job({ title: 'Open' })
    for (const status of ['deleted', 'draft', 'paused', 'closed'] as const) await job({ title: status, status })
    const { items, count, facets } = await search({ q: 'basaltic' })
    expect(items.map((item) => item.title)).toEqual(['Open'])
    expect(count?.value).toBe(1)
    expect(facets?.type['full-time']).toEqual({ value: 1, isCapped: false })
  })

  it('hides a job at once when it is paused, and shows it again (JOBS-23)', async () => {
    const { job } = await only('Cobaltine')
    const { id } = await job({})
    await product.db.execute(sql`update jobs set status = 'paused' where id = ${id}`)
    expect((await search({ q: 'cobaltine' })).count?.value).toBe(0)
    await product.db.execute(sql`update jobs set status = 'active' where id = ${id}`)
    expect((await search({ q: 'cobaltine' })).count?.value).toBe(1)
  })

  it('shows internal postings only to members of the company', async () => {
    const { company, job } = await only('Dolomiten')
    await job({ title: 'For all' })
    await job({ title: 'Inside', externalPosting: false, internalPosting: true, postedAt: minutesAgo(5) })
    await job({ title: 'Nobody', externalPosting: false, internalPosting: false })
    const member = await createMember(product.db, company.id)
    const stranger = await createMember(product.db, (await createCompany(product.db)).id)
    expect(await titles({ q: 'dolomiten' })).toEqual(['For all'])
    expect(await titles({ q: 'dolomiten' }, stranger.id)).toEqual(['For all'])
    expect(await titles({ q: 'dolomiten' }, member.id)).toEqual(['For all', 'Inside'])
    expect((await search({ q: 'dolomiten' }, member.id)).items.map((item) => item.isInternal)).toEqual([false, true])
  })

  it.each([{ status: 'inactive' as const }, { archivedAt: new Date() }])(
    'leaves out the jobs of a company with %j',
    async (state) => {
      const { company, job } = await only('Ebonite')
      await job({})
      expect((await search({ q: 'ebonite' })).count?.value).toBeGreaterThan(0)
      await product.db.update(companies).set(state).where(sql`name = 'Ebonite Works'`)
      const member = await createMember(product.db, company.id)
      for (const who of [null, member.id]) expect((await search({ q: 'ebonite' }, who)).count?.value).toBe(0)
    },
  )

  it.each(['newest', 'relevance'] as const)(
    'leaves out jobs past their deadline from list and counts, sorted by %s, also for members of the company',
    async (sort) => {
      const name = sort === 'newest' ? 'Larimar' : 'Moldavite'
      const { company, job } = await only(name)
      const type = { employmentType: 'temporary' as const, remoteAllowed: true }
      await job({ title: 'Over', closesAt: new Date(Date.now() - 1000), ...type })
      await job({ title: 'Still open', closesAt: new Date(Date.now() + 60_000), ...type })
      await job({ title: 'For ever', ...type })
      const member = await createMember(product.db, company.id)
      for (const who of [null, member.id]) {
        const { items, count, facets } = await search({ q: name, sort, type: 'temporary' }, who)
        expect(items.map(({ title }) => title)).toEqual(['For ever', 'Still open'])
        expect(count).toEqual({ value: 2, isCapped: false })
        expect(facets).toMatchObject({ type: { temporary: { value: 2 } }, remote: { value: 2 } })
      }
    },
  )

  it('pages by cursor without losing or repeating a job, also if several were posted at the same time', async () => {
    const { job } = await only('Feldspar')
    const at = minutesAgo(30)
    for (let i = 0; i < 7; i++) await job({ title: `Job ${i}`, postedAt: i < 5 ? at : minutesAgo(i) })
    for (const sort of ['newest', 'relevance'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await search({ q: 'feldspar', sort, limit: 2, cursor })
        expect(page.count).toEqual(cursor ? null : { value: 7, isCapped: false })
        seen.push(...page.items.map((item) => item.id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(new Set(seen).size).toBe(7)
      expect(seen).toHaveLength(7)
    }
  })

  it('returns the first page for an invalid cursor', async () => {
    const { job } = await only('Garnetine')
    await job({ title: 'One' })
    for (const cursor of ['x', "'; drop table jobs; --", 'W10', 'a'.repeat(2000)]) {
      expect(await titles({ q: 'garnetine', cursor })).toEqual(['One'])
    }
  })

  it('stores the posting date in milliseconds, the precision of cursors', async () => {
    const { job } = await only('Halitess')
    const { id } = await job({})
    await product.db.execute(sql`update jobs set posted_at = '2026-01-01 10:00:00.123456+00' where id = ${id}`)
    const { rows } = await product.db.execute(
      sql`select extract(microsecond from posted_at)::int as us from jobs where id = ${id}`,
    )
    expect(rows[0]).toEqual({ us: 123_000 })
  })
})

describe('filters', () => {
  it('finds places by a part of their name, two letters only as a word, and uses the place of the company as a fallback', async () => {
    const { job } = await only('Peridotin', { location: 'São Paulo, Brazil' })
    await job({ title: 'Austin', location: 'Austin, TX' })
    await job({ title: 'America', location: 'Remote, US', postedAt: minutesAgo(2) })
    await job({ title: 'Company', location: null, postedAt: minutesAgo(3) })
    await job({ title: 'Blank', location: ' ', postedAt: minutesAgo(4) })
    const q = 'peridotin'
    expect(await titles({ q, location: 'us' })).toEqual(['America'])
    expect(await titles({ q, location: 'ustin' })).toEqual(['Austin'])
    expect(await titles({ q, location: 'Austin TX' })).toEqual(['Austin'])
    expect(await titles({ q, location: 'sao paulo' })).toEqual(['Company', 'Blank'])
    expect(await titles({ q, location: '%' })).toEqual([])
    await product.db.update(companies).set({ location: 'Porto' }).where(sql`name = 'Peridotin Works'`)
    expect(await titles({ q, location: 'porto' })).toEqual(['Company', 'Blank'])
  })

  it('filters by each of the five types and by remote, also if remote is typed as a place (PLAT-16, JOBS-02)', async () => {
    const { job } = await only('Quartzene')
    const types = ['full-time', 'part-time', 'contract', 'internship', 'temporary'] as const
    for (const [i, type] of types.entries()) {
      await job({ title: type, employmentType: type, remoteAllowed: i < 2, location: 'Oslo', postedAt: minutesAgo(i) })
    }
    const q = 'quartzene'
    for (const type of types) expect(await titles({ q, type })).toEqual([type])
    expect(await titles({ q, remote: true })).toEqual(['full-time', 'part-time'])
    expect(await titles({ q, location: 'Remote' })).toEqual(['full-time', 'part-time'])
    expect(await titles({ q, location: 'remote, oslo', type: 'part-time' })).toEqual(['part-time'])
    await expect(search({ q, type: 'freelance' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('finds and counts remote jobs in SQL by the same rule as their label (JOBS-13)', async () => {
    const { job } = await only('Tanzanitea')
    const places = [null, '', ' \t', 'Remote', 'remote, US', 'Oslo (Remote)', 'Oslo', 'Remoteville', 'Remote_land']
    for (const [i, location] of places.entries()) await job({ title: `${i}`, location, postedAt: minutesAgo(i) })
    await job({ title: 'flag', location: 'Oslo', remoteAllowed: true, postedAt: minutesAgo(20) })
    const labelled = (await search({ q: 'tanzanitea' })).items.filter(isRemote)
    const found = await search({ q: 'tanzanitea', remote: true })
    expect(found.items.map(({ title }) => title)).toEqual(labelled.map(({ title }) => title))
    expect(found.items.map(({ title }) => title)).toEqual(['0', '1', '2', '3', '4', '5', 'flag'])
    expect([found.count?.value, found.facets?.remote.value]).toEqual([7, 7])
    await product.db.execute(sql`update jobs set location = 'Bergen' where title = '0' and location is null`)
    expect((await search({ q: 'tanzanitea', remote: true })).count?.value).toBe(6)
  })

  it('counts each filter combined with the others', async () => {
    const { job } = await only('Rhodonite')
    await job({ employmentType: 'full-time', remoteAllowed: true })
    await job({ employmentType: 'full-time', location: 'Oslo' })
    await job({ employmentType: 'contract', remoteAllowed: true })
    const { count, facets } = await search({ q: 'rhodonite', type: 'full-time', remote: true })
    expect(count?.value).toBe(1)
    expect(facets?.remote.value).toBe(1)
    expect(facets?.type).toMatchObject({ 'full-time': { value: 1 }, contract: { value: 1 }, temporary: { value: 0 } })
    const all = await search({ q: 'rhodonite', type: 'full-time' })
    expect(all.facets?.type).toMatchObject({ 'full-time': { value: 2 }, contract: { value: 1 } })
  })
})

describe('for a job seeker', () => {
  it('marks saved jobs and returns the match of each, with the same result every time (JOBS-09, JOBS-17)', async () => {
    const { job } = await only('Sodalitea')
    const seeker = await createUser(product.db)
    const saved = await job({ requirements: '<ul><li>3+ years of SQL</li><li>Fluent in Japanese</li></ul>' })
    await product.as(seeker.id).jobs.save({ jobId: saved.id })
    expect(await search({ q: 'sodalitea' }, seeker.id)).toMatchObject({
      matching: 'no_resume',
      items: [{ isSaved: true, isApplied: false, match: null }],
    })
    await createResume(product.db, seeker.id, {
      isDefault: true,
      text: 'Maya Okafor\nData Analyst\n\nExperience\nData Analyst, Papertrail, 2019 - 2024\nWrote 140 SQL models behind the weekly operations review and six dashboards.',
    })
    const first = await search({ q: 'sodalitea' }, seeker.id)
    expect(first.matching).toBe('ready')
    expect(first.items[0]?.match?.score).toBeGreaterThan(0)
    expect(first.items[0]?.match?.states).toContain('met')
    expect(await search({ q: 'sodalitea' }, seeker.id)).toEqual(first)
  })

  it('reports that the resume is still being read, or has no text', async () => {
    const seeker = await createUser(product.db)
    const resume = await createResume(product.db, seeker.id, { text: '' })
    expect((await search({}, seeker.id)).matching).toBe('reading')
    await product.db
      .update(resumes)
      .set({ createdAt: minutesAgo(5) })
      .where(eq(resumes.id, resume.id))
    expect((await search({}, seeker.id)).matching).toBe('unreadable_resume')
    // storing the text of an upload does not change `updatedAt`
    const text =
      'Data Analyst, Papertrail, 2019 - 2024. Wrote 140 SQL models behind the weekly review of the whole operation.'
    await product.db.update(resumes).set({ text, updatedAt: resume.updatedAt }).where(eq(resumes.id, resume.id))
    expect((await search({}, seeker.id)).matching).toBe('ready')
  })
})

describe('many jobs', () => {
  // only in long runs, as inserting 10,000 rows takes seconds
  it.runIf(isLong)(
    'counts exactly up to 10,000, returns further pages, and uses the estimate only if the newest jobs confirm it',
    async () => {
      const { company } = await only('Tourmaline')
      // one job per minute; only the oldest 1,050 contain "veteran"
      await product.db.execute(sql`alter table jobs disable trigger jobs_search`)
      await product.db.execute(sql`
      insert into jobs (id, slug, company_id, title, posted_at, search_title, search_body, search_place)
      select gen_random_uuid(), 'many-' || n, ${company.id}, 'Welder ' || n, date_trunc('milliseconds', now() - n * interval '1 minute'),
        to_tsvector('tandem', 'Welder'), to_tsvector('tandem', 'Welder' || case when n > 9000 then ' veteran' else '' end) || '''~full-time'''::tsvector, ' oslo '
      from generate_series(1, 10050) as n`)
      await product.db.execute(sql`alter table jobs enable trigger jobs_search`)
      const first = await search({ q: 'welder', limit: 50 })
      expect(first.count).toEqual({ value: 10_000, isCapped: true })
      expect(first.items[0]?.title).toBe('Welder 1')
      const second = await search({ q: 'welder', limit: 50, cursor: first.nextCursor! })
      expect(second.items[0]?.title).toBe('Welder 51')
      // all of them are older than the rows that are read in date order
      const old = await search({ q: 'veteran' })
      expect(old.count).toEqual({ value: 1050, isCapped: false })
      expect(old.items[0]?.title).toBe('Welder 9001')
      const relevant = await search({ q: 'welder', sort: 'relevance', location: 'oslo' })
      expect(relevant.items[0]?.title).toBe('Welder 1')
      const next = await search({ q: 'welder', sort: 'relevance', location: 'oslo', cursor: relevant.nextCursor! })
      expect(next.items[0]?.title).toBe('Welder 21')
      const filtered = await search({ q: 'welder', type: 'full-time' })
      expect(filtered.facets?.type['full-time']).toEqual({ value: 10_000, isCapped: true })

      await product.db.execute(sql`analyze jobs`)
      const count = (text: string) =>
        withIndexes(product.db, (tx) => {
          const query = { text, hasPhrases: false, signs: '', unfinished: '', parts: [], narrow: text, inOrder: '' }
          const filters = { place: { text: '', keys: [] }, type: undefined, remote: false }
          return countMatches(tx, { viewer: null, query, filters }, 21, { surelyMore: 20 })
        })
      const common = await count("'welder'")
      expect(common).toMatchObject({ isMore: true, newest: null })
      expect(common.total).toBeGreaterThan(500)
      // all of them are older than the sample of newest jobs
      expect(await count("'veteran'")).toMatchObject({ isMore: false, total: 1050 })
    },
  )
})
