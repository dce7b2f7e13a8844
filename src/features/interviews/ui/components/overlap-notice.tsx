import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { timeOn } from './interview-facts.tsx'

type Props = {
  applicationId: string
  interviewers: string[]
  starts: string[]
  timeZone: string
  minutes: number
  except?: string
}

/** Warns if an interviewer has another interview at one of these times; it does not block. */
export function OverlapNotice(wish: Props) {
  const isComplete = wish.interviewers.length > 0 && wish.starts.length > 0
  const { data = [] } = useQuery(
    api.interviews.overlaps.queryOptions({ input: wish, enabled: isComplete, staleTime: 0, retry: false }),
  )
  if (!isComplete || data.length === 0) return null
  return (
    <Notice tone="warn" title="Scheduling conflict">
      <ul>
        {data.map(({ name, startsAt, minutes }) => (
          <li key={`${name} ${startsAt.toISOString()}`}>
            {name} has an interview on {timeOn(startsAt, wish.timeZone)}, {minutes} minutes.
          </li>
        ))}
      </ul>
    </Notice>
  )
}
