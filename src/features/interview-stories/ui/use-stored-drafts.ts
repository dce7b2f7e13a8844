import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { deleteStoryDraft, storedStoryIds } from './story-draft.ts'

/** The ids of stories with an unsaved draft, and a function to discard a draft. Reads again when a dialog opens or closes. */
export function useStoredDrafts(open: string | undefined) {
  const userId = useSession().viewer?.userId ?? ''
  const [storedIds, setStoredIds] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open dialog writes drafts, so read again when it changes
  useEffect(() => setStoredIds(storedStoryIds(userId)), [userId, open])
  const drop = (storyId: string) => {
    deleteStoryDraft({ userId, storyId })
    setStoredIds(storedStoryIds(userId))
  }
  return { storedIds, drop }
}
