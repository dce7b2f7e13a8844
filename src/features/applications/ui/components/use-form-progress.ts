import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { api } from '#app/api.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { isAnswered } from '#features/job-postings/questions.ts'
import type { ApplyValues } from '../../apply-form.ts'

const PAUSE = 1_500

/** The last of the questions that has an answer, files on their way too; null before the first. */
export const furthestAnswered = (questions: readonly Question[], answers: ApplyValues['answers']): string | null =>
  questions.findLast(({ id }) => isAnswered(answers[id]))?.id ?? null

/**
 * Tells the server how far the form is filled, a moment after each step and as it closes, so that a company learns which of its
 * questions people leave at. What does not arrive is not missed: applying never waits for it.
 */
export function useFormProgress(jobId: string, questions: readonly Question[], first: ApplyValues) {
  const { mutate } = useMutation({ ...api.applications.recordFormProgress.mutationOptions(), retry: false })
  const told = useRef<string | null | undefined>(undefined)
  const furthest = useRef(furthestAnswered(questions, first.answers))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback(() => {
    clearTimeout(timer.current)
    if (told.current === furthest.current) return
    told.current = furthest.current
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
    /** The application itself says the rest. */
    end: () => {
      isSent.current = true
    },
  }
}
