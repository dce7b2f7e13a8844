import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { type Post, Writing } from '../../contract.ts'
import { postQuery } from '../queries.ts'
import { deleteWriting } from './local-writing.ts'
import type { PostEditor, SaveState } from './use-post-editor.ts'

/** Saves a post, one request at a time; a refusal is shown, and the text remains in the form and on this device. */
export function useStoring({ id, userId, form, setState, setProblem, revision, changes }: PostEditor) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.blog.save.mutationOptions())
  const running = useRef<Promise<boolean>>(Promise.resolve(true))

  /** Takes over the server's version; the text in the form is unchanged. */
  const accept = useCallback(
    (stored: Post) => {
      revision.current = stored.revision
      queryClient.setQueryData(postQuery(id).queryKey, stored)
      // in the background: it runs while a person is writing, and the list is on another page
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
        // the normalized slug; not a change by the writer
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

  /** True when everything is saved. `keep` stores a separate revision. */
  const save = useCallback(
    (keep: boolean): Promise<boolean> => {
      running.current = running.current.then(() => store(keep))
      return running.current
    },
    [store],
  )
  return { save, accept }
}
