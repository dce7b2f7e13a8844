import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
import type { Evaluation } from '../contract.ts'
import { evaluationQuery } from './queries.ts'
import { draftOf, type TypedScorecard } from './scorecard-form.ts'

export type StoredState = 'idle' | 'waiting' | 'kept' | 'failed' | 'too-long'

const PAUSE = 600
const AGAIN = 5_000

/**
 * Saves a scorecard as a draft: shortly after the last change, and when the dialog closes. `end` waits for a running
 * request and saves nothing more: a submitted scorecard has no draft.
 */
export function useScorecardDraft(form: AppFormControl<TypedScorecard>, id: string) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<StoredState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDirty = useRef(false)
  const isOver = useRef(false)
  const sending = useRef<Promise<void>>(Promise.resolve())

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (!isDirty.current || isOver.current) return
    const draft = draftOf(form.getValues())
    if (!draft) return setState('too-long')
    isDirty.current = false
    const { queryKey } = evaluationQuery(id)
    queryClient.setQueryData(queryKey, (before: Evaluation | undefined) => before && { ...before, draft })
    sending.current = sending.current.then(async () => {
      try {
        await client.scorecards.saveDraft({ id, draft })
        setState('kept')
      } catch {
        isDirty.current = true
        setState('failed')
        timer.current = setTimeout(flush, AGAIN)
      }
    })
  }, [form, id, queryClient])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type !== 'change' || isOver.current) return
        isDirty.current = true
        setState('waiting')
        clearTimeout(timer.current)
        timer.current = setTimeout(flush, PAUSE)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', flush)
      flush()
      clearTimeout(timer.current)
    }
  }, [form, flush])

  const end = async () => {
    isOver.current = true
    clearTimeout(timer.current)
    await sending.current
  }
  const markUnsaved = () => {
    isOver.current = false
    isDirty.current = true
    flush()
  }
  return { state, end, goOn: markUnsaved }
}
