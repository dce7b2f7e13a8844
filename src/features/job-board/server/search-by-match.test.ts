import { describe, expect, it } from 'vitest'
import { createResume, createUser } from '#testing/factories.ts'
import { minutesAgo, only, openSearch, product, search } from './search-jobs.testing.ts'

openSearch()

const text =
  'Maya Okafor\nData Analyst\n\nExperience\nData Analyst, Papertrail, 2019 - 2024\nWrote 140 SQL and Python models behind the weekly operations review and six dashboards.'

async function postings() {
  const { job } = await only('Kyanita')
  await job({ title: 'Welder', description: '<p>MIG welding.</p>', postedAt: minutesAgo(1) })
  await job({ title: 'Data Analyst', requirements: '<ul><li>SQL</li><li>Python</li></ul>', postedAt: minutesAgo(2) })
  await job({ title: 'Nurse', requirements: '<ul><li>Wound care</li></ul>', postedAt: minutesAgo(3) })
}

describe('jobs by match', () => {
  it('puts the best match with the resume first, on every page once', async () => {
    await postings()
    const seeker = await createUser(product.db)
    await createResume(product.db, seeker.id, { text })
    const input = { q: 'kyanita', sort: 'match', limit: 2 }
    const first = await search(input, seeker.id)
    expect(first.items[0]?.title).toBe('Data Analyst')
    expect(first.count?.value).toBe(3)
    const next = await search({ ...input, cursor: first.nextCursor! }, seeker.id)
    expect(next).toMatchObject({ count: null, nextCursor: null })
    const all = [...first.items, ...next.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(3)
    const scores = all.map(({ match }) => match?.score ?? -1)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  it('is the usual order for visitors and job seekers without a resume, and for a cursor of another list', async () => {
    await postings()
    const seeker = await createUser(product.db)
    for (const userId of [null, seeker.id]) {
      const { items } = await search({ location: '', sort: 'match' }, userId)
      expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['Welder', 'Data Analyst', 'Nurse'])
    }
    await createResume(product.db, seeker.id, { text })
    expect((await search({ sort: 'match', cursor: 'abc' }, seeker.id)).items[0]?.title).toBe('Data Analyst')
  })
})
