import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { api } from '#client/api.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered } from '#features/job-postings/questions.ts'
import type { ApplyValues } from '../../apply-form.ts'

const PAUSE = 1_500

/** The last question with an answer, including files that are uploading; null if no question is answered. */
export const furthestAnswered = (questions: readonly Question[], answers: ApplyValues['answers']): string | null =>
  questions.findLast(({ id }) => isAnswered(answers[id]))?.id ?? null

/**
 * Sends the progress in the form to the server shortly after each step and when the form closes, so that the company sees at which
 * question people leave. Failures are ignored, and applying never waits for it.
 */
export function useFormProgress(jobId: string, questions: readonly Question[], first: ApplyValues) {
  const { mutate } = useMutation({ ...api.applications.recordFormProgress.mutationOptions(), retry: false })
  const lastSent = useRef<string | null | undefined>(undefined)
  const furthest = useRef(furthestAnswered(questions, first.answers))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    if (lastSent.current === furthest.current) return
    lastSent.current = furthest.current
    mutate({ jobId, furthestId: furthest.current })
  }, [jobId, mutate])
  const isSent = useRef(false)
  useEffect(() => {
    tell()
    return () => {
      if (isSent.current) clearTimeout(timer.current)
      else tell()
    }
  }, [tell])
  return {
    note: ({ answers }: ApplyValues) => {
      furthest.current = furthestAnswered(questions, answers)
      clearTimeout(timer.current)
      timer.current = setTimeout(tell, PAUSE)
    },
    /** Called after submitting. No more progress is sent, because the application itself is the record. */
    end: () => {
      isSent.current = true
    },
  }
}
