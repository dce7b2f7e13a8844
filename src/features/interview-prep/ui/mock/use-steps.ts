import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { MockSession } from '../../mock-contract.ts'
import { deleteAnswerDrafts } from './answer-draft.ts'
import { mockQuery } from './mock-queries.ts'

/**
 * The actions on one question of a mock interview. The response of the server is shown next. `problem` is the error of the last
 * one.
 */
export function useSteps({ userId, sessionId }: { userId: string; sessionId: string }) {
  const queryClient = useQueryClient()
  const { queryKey } = mockQuery(sessionId)
  /** True after this window has answered or skipped the question. */
  const isDone = useRef(false)
  const onSuccess = (session: MockSession, { index }: { index: number }) => {
    isDone.current = true
    deleteAnswerDrafts({ userId, sessionId, index })
    queryClient.setQueryData(queryKey, session)
    // in the background: the list is on another page
    if (session.completed) void queryClient.invalidateQueries({ queryKey: api.mockInterviews.list.key() })
  }
  const onError = async (error: unknown) => {
    if (errorCode(error) === 'GONE_ON') await refreshQueries(queryClient, queryKey)
  }
  const answer = useMutation(api.mockInterviews.answer.mutationOptions({ onSuccess, onError }))
  const skip = useMutation(api.mockInterviews.skip.mutationOptions({ onSuccess, onError }))
  const complete = useMutation(api.mockInterviews.complete.mutationOptions({ onSuccess, onError }))
  const all = [answer, skip, complete]
  const failed = all.filter(({ error }) => error !== null).sort((a, b) => b.submittedAt - a.submittedAt)[0]
  return {
    answer,
    skip,
    complete,
    isDone,
    isBusy: all.some(({ isPending }) => isPending),
    problem: failed ? errorText(failed.error, 'Failed to update session') : null,
  }
}
