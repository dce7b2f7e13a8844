import { thousands } from '#lib/money.ts'
import { writeAddress } from '#lib/read-address.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { pageHead } from '#ui/page/page-head.ts'
import type { SalaryPageSearch } from '../salary-search.ts'
import type { PublicSalaries } from './queries.ts'

type HeadParams = { search: SalaryPageSearch; found: PublicSalaries; origin: string }

/** The metadata for search engines. Only the page itself and searches without filters are indexed. */
export function salaryHead({ search, found: { analysis }, origin }: HeadParams) {
  const { jobTitle, location, experienceLevel } = search
  const stats = analysis?.stats
  const isUnfiltered = !jobTitle && !location
  const isPlainSearch = stats && Object.values({ ...search, jobTitle, location }).filter(Boolean).length === 2
  const title = jobTitle && location ? `${jobTitle} salary in ${location}` : 'Salary Analyzer'
  return pageHead({
    origin,
    title,
    description: stats
      ? `Median ${thousands(stats.benchmark.median)}, half earn ${thousands(stats.benchmark.percentile25)} to ${thousands(stats.benchmark.percentile75)}. Distribution, bonus, equity and benefits, with the number of data points.`
      : 'What a role pays in a place: median, percentiles, bonus, equity and benefits, each with the number of data points behind it.',
    path: writeAddress('/salary-analyzer', { jobTitle, location, experienceLevel }),
    isIndexed: Boolean(isUnfiltered || isPlainSearch),
    picture: sharePicture('pages', 'salary-analyzer', 'Salary Analyzer'),
  })
}
