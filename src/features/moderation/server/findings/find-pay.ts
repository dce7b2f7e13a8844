import type { StoredFinding } from '#db/schema/moderation.ts'
import { readBenchmark } from '#features/salaries/server/read-benchmark.ts'
import { salaryFull, thousands } from '#lib/money.ts'
import type { Db } from '#server/context.ts'
import type { PostedJob } from './posted-job.ts'

/** With fewer data points for a title, no salary is unusual. */
const minPoints = 20
/** A salary is unusual if its middle is beyond these multiples of the third or the first quartile. */
const above = 2.5
const below = 0.4

/** Pay far from the salary data of the title; nothing if no pay is given or there is too little data. */
export async function findPay(db: Db, job: PostedJob): Promise<StoredFinding[]> {
  const bounds = [job.payMin, job.payMax].filter((bound) => bound !== null)
  const jobTitle = job.title.trim()
  if (bounds.length === 0 || jobTitle === '') return []
  const benchmark = await readBenchmark(db, jobTitle)
  if (!benchmark || benchmark.count < minPoints) return []
  const { percentile25, percentile75, count } = benchmark
  const middle = bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length
  const isHigh = middle > percentile75 * above
  if (!isHigh && middle >= percentile25 * below) return []
  const range = `${thousands(percentile25)} to ${thousands(percentile75)}`
  const says = `${salaryFull(job)} is far ${isHigh ? 'above' : 'below'} the pay of ${count} people with this title: half of them earn ${range}`
  return [
    { rule: 'pay', key: `pay: ${job.payMin} ${job.payMax} ${jobTitle.toLowerCase()}`, says, quotes: [], others: [] },
  ]
}
