import { useQuery } from '@tanstack/react-query'
import type { InterviewMode } from '../../mock-rules.ts'
import { scheduledListQuery } from '../schedule/schedule-queries.ts'

/** The address of the call that an interview by voice is held in; null for one by text, and where the call is no longer known. */
export function useCall({ id, mode }: { id: string; mode: InterviewMode }): string | null {
  const { data } = useQuery({ ...scheduledListQuery(), enabled: mode === 'audio' })
  const call = data?.find(({ sessionId }) => sessionId === id)
  return call ? `/app/interview/call/${call.id}` : null
}
