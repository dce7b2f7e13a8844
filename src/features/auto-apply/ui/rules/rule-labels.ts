import { employmentTypeLabels } from '#features/job-postings/rules.ts'
import { dollars } from '#lib/money.ts'
import type { Rule } from '../../contract.ts'

type Look = Pick<Rule, 'keywords' | 'location' | 'types' | 'isRemote' | 'salaryFloor' | 'minimumMatch' | 'avoids'>

/** A rule in one line: '“data analyst” in Seattle, full-time, from $90,000, match 70 or more'. */
export function formatApplyRule({
  keywords,
  location,
  types,
  isRemote,
  salaryFloor,
  minimumMatch,
  avoids,
}: Look): string {
  const what = keywords ? `“${keywords}”` : 'Any job'
  return [
    location ? `${what} in ${location}` : what,
    ...types.map((type) => employmentTypeLabels[type].toLowerCase()),
    ...(isRemote ? ['remote only'] : []),
    ...(salaryFloor ? [`from ${dollars(salaryFloor)}`] : []),
    `match ${minimumMatch} or more`,
    ...(avoids.length > 0 ? [`excluding ${avoids.join(', ')}`] : []),
  ].join(', ')
}
