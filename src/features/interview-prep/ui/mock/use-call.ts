import { useQuery } from '@tanstack/react-query'
import type { InterviewMode } from '../../mock-rules.ts'
import { scheduledListQuery } from '../schedule/schedule-queries.ts'

/** The address of the page of a voice interview; null for a text interview, and if the scheduled interview no longer exists. */
export function useCall({ id, mode }: { id: string; mode: InterviewMode }): string | null {
  const { data } = useQuery({ ...scheduledListQuery(), enabled: mode === 'audio' })
  const call = data?.find(({ sessionId }) => sessionId === id)
  return call ? `/app/interview/call/${call.id}` : null
}
