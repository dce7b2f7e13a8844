import { describe, expect, it } from 'vitest'
import { minutesAgo, only, openSearch, search } from './search-jobs.testing.ts'

openSearch()

describe('by pay', () => {
  it('the best paid first, in whatever currency and period; those without comparable pay last, page by page', async () => {
    const { job } = await only('Andalusite')
    await job({ title: 'Unsaid', postedAt: minutesAgo(1) })
    await job({ title: 'Dollars', salaryMin: 60_000, salaryMax: 70_000 })
    await job({ title: 'Euros', salaryMax: 6_000, salaryCurrency: 'EUR', salaryPeriod: 'month' })
    await job({ title: 'Hourly', salaryMin: 36, salaryPeriod: 'hour' })
    await job({ title: 'Yen', salaryMin: 900_000, salaryCurrency: 'JPY' })
    await job({ title: 'Project', salaryMin: 90_000, salaryPeriod: 'project', postedAt: minutesAgo(2) })
    const expected = ['Euros', 'Hourly', 'Dollars', 'Yen', 'Unsaid', 'Project']
    for (const input of [{ q: 'andalusite' }, {}]) {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page = await search({ ...input, sort: 'pay', limit: 2, cursor })
        found.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(found, JSON.stringify(input)).toEqual(expected)
    }
  })
})
