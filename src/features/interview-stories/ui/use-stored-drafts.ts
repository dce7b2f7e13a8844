import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { deleteStoryDraft, storedStoryIds } from './story-draft.ts'

/** The stories with something typed that is not saved, read anew whenever one is opened or closed; and a way to let one go. */
export function useStoredDrafts(open: string | undefined) {
  const userId = useSession().viewer?.userId ?? ''
  const [kept, setKept] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open writes them
  useEffect(() => setKept(storedStoryIds(userId)), [userId, open])
  const drop = (storyId: string) => {
    deleteStoryDraft({ userId, storyId })
    setKept(storedStoryIds(userId))
  }
  return { kept, drop }
}
