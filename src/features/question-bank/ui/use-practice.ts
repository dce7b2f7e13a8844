import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { newId } from '#lib/ids.ts'
import { errorCode } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { PracticeResponse } from '../contract.ts'
import { emptyDraft, type PracticeDraft, readPracticeDraft, storePracticeDraft } from './practice-draft.ts'
import { triesQuery } from './queries.ts'
import { useStopwatch } from './use-stopwatch.ts'

/** The draft of an answer, stored on this device with each change, and its timer. */
function useDraft(questionId: string) {
  const userId = useSession().viewer?.userId ?? ''
  const [begun] = useState(() => readPracticeDraft(userId, questionId))
  const [draft, setDraft] = useState(begun ?? emptyDraft)
  const [isStored, setStored] = useState(true)
  // the same id for all attempts to save this answer
  const [responseId, setResponseId] = useState(newId)
  const watch = useStopwatch(draft.seconds)
  const latest = useRef(draft)
  latest.current = draft
  const change = (changed: Partial<PracticeDraft>) => {
    const next = { ...latest.current, ...changed }
    setDraft(next)
    setStored(storePracticeDraft(userId, questionId, next))
  }
  const begin = (next: PracticeDraft) => {
    change(next)
    watch.set(next.seconds)
    setResponseId(newId())
  }
  return { draft, wasBegun: begun !== null, isStored, responseId, watch, change, begin }
}

/**
 * The state of practising one question: the draft, the earlier answers, and which of them is shown. Without a draft, the latest
 * answer is shown.
 */
export function usePractice(questionId: string) {
  const tries = useQuery(triesQuery(questionId))
  const { draft, wasBegun, isStored, responseId, watch, change, begin } = useDraft(questionId)
  const [storedId, setStoredId] = useState<string>()
  const [view, setView] = useState<'latest' | 'write' | PracticeResponse>(wasBegun ? 'write' : 'latest')
  const saving = useSaving(questionId, {
    saved: (response) => {
      begin(emptyDraft)
      setView(response)
      setStoredId(response.id)
    },
    moved: (editing) => change({ editing }),
  })
  const save = () => {
    watch.pause()
    const answer = { text: draft.text, durationSeconds: watch.read() }
    saving.mutate(draft.editing ? { ...answer, ...draft.editing } : { ...answer, id: responseId, questionId })
  }
  const items = tries.data?.items ?? []
  const shown =
    view === 'write' ? undefined : view === 'latest' ? items[0] : (items.find(({ id }) => id === view.id) ?? view)
  return {
    ...{ tries, items, draft, isStored, watch, shown, saving },
    /** True if the shown answer was just saved here. */
    isFresh: storedId !== undefined && shown?.id === storedId,
    /** True if there is unsaved text, also while an earlier answer is shown. */
    hasDraft: draft.text.trim() !== '',
    save: () => saving.isPending || save(),
    write: (text: string) => change({ text, seconds: watch.read() }),
    show: setView,
    /** Shows the draft, or an empty field for a new answer. */
    openEditor: () => setView('write'),
    edit: ({ id, responseText, durationSeconds, updatedAt }: PracticeResponse) => {
      begin({ text: responseText, seconds: durationSeconds, editing: { id, seen: updatedAt } })
      setView('write')
    },
    discard: () => {
      begin(emptyDraft)
      saving.reset()
      setView('latest')
    },
  }
}

type New = { id: string; questionId: string; text: string; durationSeconds: number | null }
type Changed = { id: string; seen: Date; text: string; durationSeconds: number | null }
type On = {
  saved: (response: PracticeResponse) => void
  /** The edited answer has changed or was deleted. The next save updates the new version, or creates a new answer. */
  moved: (editing: PracticeDraft['editing']) => void
}

function useSaving(questionId: string, on: On) {
  const queryClient = useQueryClient()
  const create = useMutation(api.interviewQuestions.saveResponse.mutationOptions())
  const update = useMutation(api.interviewQuestions.updateResponse.mutationOptions())
  return useMutation({
    mutationFn: (answer: New | Changed) => ('seen' in answer ? update.mutateAsync(answer) : create.mutateAsync(answer)),
    onSuccess: (response, answer) => {
      on.saved(response)
      toast.success('seen' in answer ? 'Answer updated and scored again' : 'Response saved')
      return refreshQueries(queryClient, api.interviewQuestions.key(), api.interviewFeedback.key())
    },
    onError: async (error, answer) => {
      if (!('seen' in answer) || !['RESPONSE_CHANGED', 'NOT_FOUND'].includes(errorCode(error) ?? '')) return
      const { items } = await queryClient.fetchQuery({ ...triesQuery(questionId), staleTime: 0 })
      const now = items.find(({ id }) => id === answer.id)
      on.moved(now ? { id: now.id, seen: now.updatedAt } : null)
    },
  })
}
