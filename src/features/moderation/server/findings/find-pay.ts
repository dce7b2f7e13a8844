import type { StoredFinding } from '#db/schema/moderation.ts'
import { readBenchmark } from '#features/salaries/server/read-benchmark.ts'
import { salaryFull, thousands } from '#lib/money.ts'
import type { Db } from '#server/context.ts'
import type { PostedJob } from './posted-job.ts'

/** Fewer data points for a title say too little to call a salary unusual. */
const fewestPoints = 20
/** A middle beyond these multiples of what three quarters, or one quarter, earn is unusual. */
const above = 2.5
const below = 0.4

/** Pay far from what the salary data here say of the title; nothing where no pay is named or too little is known. */
export async function findPay(db: Db, { title, salaryMin, salaryMax }: PostedJob): Promise<StoredFinding[]> {
  const bounds = [salaryMin, salaryMax].filter((bound) => bound !== null)
  const jobTitle = title.trim()
  if (bounds.length === 0 || jobTitle === '') return []
  const benchmark = await readBenchmark(db, jobTitle)
  if (!benchmark || benchmark.count < fewestPoints) return []
  const { percentile25, percentile75, count } = benchmark
  const middle = bounds.reduce((sum, bound) => sum + bound, 0) / bounds.length
  const isHigh = middle > percentile75 * above
  if (!isHigh && middle >= percentile25 * below) return []
  const range = `${thousands(percentile25)} to ${thousands(percentile75)}`
  const says = `${salaryFull(salaryMin, salaryMax)} is far ${isHigh ? 'above' : 'below'} what ${count} people with this title earn: half of them ${range}`
  return [
    { rule: 'pay', key: `pay: ${salaryMin} ${salaryMax} ${jobTitle.toLowerCase()}`, says, quotes: [], others: [] },
  ]
}
