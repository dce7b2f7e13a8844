import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#app/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { TeamNote } from '../note-contract.ts'

/** Adding, changing and deleting notes; each says whether it worked, and what was typed is the caller's to keep. */
export function useNoteActions() {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const refresh = () => refreshQueries(queryClient, api.teamNotes.key())
  const add = useMutation(api.teamNotes.add.mutationOptions({ onSettled: refresh }))
  const edit = useMutation(api.teamNotes.edit.mutationOptions({ onSettled: refresh }))
  const remove = useMutation(api.teamNotes.remove.mutationOptions({ onSettled: refresh }))
  // the same note tried again has the same id: it is stored once
  const noteId = useRef(newId())
  const tried = async (work: Promise<unknown>, failure: string): Promise<boolean> => {
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
        const isIn = await tried(
          add.mutateAsync({ id, noteId: noteId.current, text }),
          'The note could not be added. Please try again.',
        )
        if (isIn) noteId.current = newId()
        return isIn
      },
    },
    edit: {
      isPending: edit.isPending,
      save: (id: string, text: string) =>
        tried(edit.mutateAsync({ id, text }), 'The note could not be changed. Please try again.'),
    },
    remove: async ({ id, author }: TeamNote, isOwn: boolean) => {
      const isSure = await confirm({
        title: 'Delete note',
        text: isOwn
          ? 'Your note is deleted for everybody.'
          : `The note of ${author?.name ?? 'somebody who left'} is deleted for everybody.`,
        action: 'Delete note',
      })
      if (isSure) await tried(remove.mutateAsync({ id }), 'The note could not be deleted. Please try again.')
    },
  }
}
