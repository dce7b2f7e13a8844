import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '#app/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { type Post, Writing } from '../../contract.ts'
import { postQuery } from '../queries.ts'
import { deleteWriting } from './local-writing.ts'
import type { Holding, SaveState } from './use-writing.ts'

/** Stores what is written, one after the other; what the server refuses is said, and stays in the form and on this device. */
export function useStoring({ id, userId, form, setState, setProblem, revision, changes }: Holding) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.blog.save.mutationOptions())
  const running = useRef<Promise<boolean>>(Promise.resolve(true))

  /** What the server holds now; the words in the form stay as they are. */
  const accept = useCallback(
    (stored: Post) => {
      revision.current = stored.revision
      queryClient.setQueryData(postQuery(id).queryKey, stored)
      // in the background: it is stored while somebody writes, and the list is on another page
      void queryClient.invalidateQueries({ queryKey: api.blog.list.key() })
    },
    [queryClient, id, revision],
  )

  const refuse = useCallback(
    (state: SaveState, problem: string): false => {
      setProblem(problem)
      setState(state)
      return false
    },
    [setProblem, setState],
  )

  const store = useCallback(
    async (keep: boolean): Promise<boolean> => {
      const before = changes.current
      const sent = structuredClone(form.getValues())
      const parsed = Writing.safeParse(sent)
      if (!parsed.success) {
        void form.trigger()
        return refuse('incomplete', parsed.error.issues[0]?.message ?? '')
      }
      setState('saving')
      try {
        const stored = await mutateAsync({ ...parsed.data, id, revision: revision.current, keep })
        accept(stored)
        const isLatest = changes.current === before
        // the address as the server keeps it; no change of the writer's
        if (isLatest && sent.slug !== stored.writing.slug) form.reset({ ...sent, slug: stored.writing.slug })
        if (isLatest) deleteWriting(userId, id)
        setState(isLatest ? 'saved' : 'unsaved')
        return isLatest
      } catch (error) {
        const code = errorCode(error)
        const state = code === 'POST_CHANGED_MEANWHILE' ? 'conflict' : code ? 'incomplete' : 'failed'
        return refuse(state, errorText(error, 'Failed to save post'))
      }
    },
    [form, mutateAsync, accept, refuse, setState, changes, revision, userId, id],
  )

  /** True when nothing is left to store. `keep` leaves a revision of its own. */
  const save = useCallback(
    (keep: boolean): Promise<boolean> => {
      running.current = running.current.then(() => store(keep))
      return running.current
    },
    [store],
  )
  return { save, accept }
}
