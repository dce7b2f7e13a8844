import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { TeamNote } from '../note-contract.ts'

/** Adds, changes and deletes notes; each returns its success, and the caller retains the typed text. */
export function useNoteActions() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refresh = () => refreshQueries(queryClient, api.teamNotes.key())
  const add = useMutation(api.teamNotes.add.mutationOptions({ onSettled: refresh }))
  const edit = useMutation(api.teamNotes.edit.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(api.teamNotes.remove.mutationOptions({ onSettled: refresh }))
  // a retried note has the same id, so it is stored once
  const noteId = useRef(newId())
  const withFailureToast = async (work: Promise<unknown>, failure: string): Promise<boolean> => {
    try {
      await work
      return true
    } catch (error) {
      toast.error(errorText(error, failure))
      return false
    }
  }
  return {
    add: {
      isPending: add.isPending,
      send: async (id: string, text: string) => {
        const isIn = await withFailureToast(
          add.mutateAsync({ id, noteId: noteId.current, text }),
          "The note couldn't be added. Please try again.",
        )
        if (isIn) noteId.current = newId()
        return isIn
      },
    },
    edit: {
      isPending: edit.isPending,
      save: (id: string, text: string) =>
        withFailureToast(edit.mutateAsync({ id, text }), "The note couldn't be changed. Please try again."),
    },
    remove: async ({ id, author }: TeamNote, isOwn: boolean) => {
      const isConfirmed = await confirm({
        title: 'Delete note',
        text: isOwn
          ? 'Your note will be deleted for everyone.'
          : `The note by ${author?.name ?? 'a former member'} will be deleted for everyone.`,
        action: 'Delete note',
      })
      if (isConfirmed)
        await withFailureToast(remove.mutateAsync({ id }), "The note couldn't be deleted. Please try again.")
    },
  }
}
