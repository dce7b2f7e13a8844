import { experienceLabels, experienceLevels } from '#features/salary-files/point-values.ts'
import { dollars, thousands } from '#lib/money.ts'
import type { Insight, SalaryStats } from './contract.ts'
import { minPoints, nationalBaseline, negotiableSpread, remoteLabels, similarBelow } from './rules.ts'

// Sentences about the statistics (SAL-17). Each sentence contains its number, so that the reader can check it.
type Known = Pick<SalaryStats, 'benchmark' | 'byExperience' | 'byRemoteType' | 'byIndustry'>

/** The minimum number of data points for the middle 50% and for comparing groups. */
const forSpread = 10
const forGroups = 20

export const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`
const isSimilar = (change: number) => Math.abs(change) < similarBelow

/** '312 data points', '1 data point'. */
export const pointsLabel = (count: number): string =>
  `${count.toLocaleString('en-US')} data point${count === 1 ? '' : 's'}`

/** The second figure relative to the first: 'Similar' below 1%, otherwise for example '13% higher' (SAL-32). */
export function differenceOf(first: number, second: number): { change: number; label: string } {
  const change = first === 0 ? 0 : (second - first) / first
  return { change, label: isSimilar(change) ? 'Similar' : `${percent(change)} ${change > 0 ? 'higher' : 'lower'}` }
}

/**
 * The insights, depending on the number of data points: five for the baseline, ten for the spread, twenty for groups (SAL-17).
 */
export function insightsOf(stats: Known): Insight[] {
  const { count } = stats.benchmark
  if (count < minPoints) return []
  const all: (Insight | null)[] = [againstBaseline(stats)]
  if (count >= forSpread) all.push(middleHalf(stats))
  if (count >= forGroups) all.push(stepUp(stats), remoteWork(stats), bestIndustry(stats))
  return all.filter((one) => one !== null)
}

function againstBaseline({ benchmark: { median, count } }: Known): Insight {
  const change = (median - nationalBaseline) / nationalBaseline
  const side = change > 0 ? 'above' : 'below'
  const title = isSimilar(change) ? 'At the national average' : `${percent(change)} ${side} the national average`
  const text = `The median of ${thousands(median)} compares with a national average of ${dollars(nationalBaseline)} across all roles.`
  return { kind: 'baseline', title, text, count }
}

function middleHalf({ benchmark: { median, percentile25, percentile75, count } }: Known): Insight {
  const spread = percentile75 - percentile25
  return {
    kind: 'spread',
    title: `Half earn between ${thousands(percentile25)} and ${thousands(percentile75)}`,
    text: `The middle 50% spans ${thousands(spread)}, which is ${percent(spread / median)} of the median.`,
    count,
  }
}

/** The largest salary increase from one level to the next. */
function stepUp({ byExperience }: Known): Insight | null {
  const known = experienceLevels.flatMap((level) => byExperience.filter((g) => g.value === level && g.median !== null))
  const steps = known.slice(1).map((to, place) => ({ from: known[place] as (typeof known)[number], to }))
  const risen = ({ from, to }: (typeof steps)[number]) => Number(to.median) / Number(from.median) - 1
  const [largest] = steps.toSorted((a, b) => risen(b) - risen(a))
  if (!largest || risen(largest) < similarBelow) return null
  const { from, to } = largest
  return {
    kind: 'experience',
    title: `${experienceLabels[to.value]} pays ${percent(risen(largest))} more`,
    text: `The median rises from ${thousands(Number(from.median))} at ${experienceLabels[from.value].toLowerCase()} to ${thousands(Number(to.median))}.`,
    count: from.count + to.count,
  }
}

function remoteWork({ byRemoteType }: Known): Insight | null {
  const medianOf = (type: 'remote' | 'on-site') => byRemoteType.find((group) => group.value === type)
  const [remote, onSite] = [medianOf('remote'), medianOf('on-site')]
  if (!remote?.median || !onSite?.median) return null
  const change = remote.median / onSite.median - 1
  const text = `The medians are ${thousands(remote.median)} ${remoteLabels.remote.toLowerCase()} and ${thousands(onSite.median)} ${remoteLabels['on-site'].toLowerCase()}.`
  const title = isSimilar(change)
    ? 'Remote pays the same here'
    : `Remote pays ${percent(change)} ${change > 0 ? 'more' : 'less'}`
  return { kind: 'remote', title, text, count: remote.count + onSite.count }
}

/** The industry with the highest median, compared with all data points. */
function bestIndustry({ byIndustry, benchmark }: Known): Insight | null {
  const known = byIndustry.filter((group) => group.median !== null)
  const [best] = known.toSorted((a, b) => Number(b.median) - Number(a.median))
  if (!best || known.length < 2) return null
  const { label } = differenceOf(benchmark.median, Number(best.median))
  return {
    kind: 'industry',
    title: `${best.value} pays most`,
    text: `Its median of ${thousands(Number(best.median))} is ${label === 'Similar' ? 'similar to' : `${label} than`} the overall median.`,
    count: best.count,
  }
}

/** A negotiation tip if the 75th percentile is above 1.2 times the median, otherwise null (SAL-18). */
export function negotiationTipOf({ median, percentile75, count }: SalaryStats['benchmark']): string | null {
  if (count < minPoints || percentile75 <= negotiableSpread * median) return null
  return `A quarter of ${pointsLabel(count)} are at ${thousands(percentile75)} or more, ${percent(percentile75 / median - 1)} above the median of ${thousands(median)}. There is room to ask for more.`
}

/** Explains why statistics are withheld although data points were found; null if nothing is withheld. */
export function reasonWithheld(count: number): string | null {
  if (count === 0 || count >= minPoints) return null
  return `Only ${pointsLabel(count)} match${count === 1 ? 'es' : ''}. We don't show figures based on fewer than ${minPoints}, because they would reveal what individual people earn.`
}

type TitleAndPlace = { jobTitle: string; location: string }

/** The text of the toast 'Search Complete' (SAL-24). */
export const formatFound = ({ jobTitle, location }: TitleAndPlace, count: number): string =>
  `Found ${count.toLocaleString('en-US')} salary data point${count === 1 ? '' : 's'} for ${jobTitle} in ${location}`

/** One or two sentences that compare the second search with the first (SAL-31). */
export function formatComparison(first: TitleAndPlace & Known, second: TitleAndPlace & Known): string {
  const [a, b] = [first.benchmark, second.benchmark]
  const { change, label } = differenceOf(a.median, b.median)
  const earns = label === 'Similar' ? 'about the same as' : `${percent(change)} ${change > 0 ? 'more' : 'less'} than`
  const low = Math.max(a.percentile25, b.percentile25)
  const high = Math.min(a.percentile75, b.percentile75)
  const halves =
    low <= high
      ? `The middle 50% ranges overlap between ${thousands(low)} and ${thousands(high)}.`
      : 'The middle 50% ranges don’t overlap.'
  return `${second.jobTitle} in ${second.location} earns ${earns} ${first.jobTitle} in ${first.location} at the median: ${thousands(b.median)} compared with ${thousands(a.median)}. ${halves}`
}
