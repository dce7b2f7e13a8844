import { useQuery } from '@tanstack/react-query'
import { stageNames } from '#features/interview-logs/rules.ts'
import { DAY_MS, longDate, weekdayAndTime } from '#lib/dates.ts'
import { useZone } from '#ui/use-zone.ts'
import type { NextInterview } from '../overview-contract.ts'
import { overviewQuery } from './queries.ts'

const WEEK_MS = 6 * DAY_MS

/** The purpose of the page; on the overview, the next real interview instead. */
export function PrepPurpose({ isOverview }: { isOverview: boolean }) {
  const zone = useZone()
  const { data } = useQuery({ ...overviewQuery(), enabled: isOverview })
  const next = isOverview ? data?.upcoming.next : null
  return next?.kind === 'real'
    ? nextLabel(next, zone)
    : 'Practice answers, see what to improve, and track your real interviews.'
}

function nextLabel({ stage, companyName, at, practised }: NextInterview & { kind: 'real' }, zone: string): string {
  const isSoon = at.getTime() - Date.now() < WEEK_MS
  const day = isSoon ? weekdayAndTime(at, zone).split(',')[0] : longDate(at, zone)
  const what = `Your ${stage === 'hr' ? 'HR' : stageNames[stage].toLowerCase()} interview with ${companyName} is on ${day}.`
  if (!practised) return what
  return `${what} You've practiced ${practised.done} of the ${practised.total} questions for this job.`
}
