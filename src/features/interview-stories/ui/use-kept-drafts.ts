import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { dropStoryDraft, keptStoryIds } from './story-draft.ts'

/** The stories with something typed that is not saved, read anew whenever one is opened or closed; and a way to let one go. */
export function useKeptDrafts(open: string | undefined) {
  const userId = useSession().viewer?.userId ?? ''
  const [kept, setKept] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open writes them
  useEffect(() => setKept(keptStoryIds(userId)), [userId, open])
  const drop = (storyId: string) => {
    dropStoryDraft({ userId, storyId })
    setKept(keptStoryIds(userId))
  }
  return { kept, drop }
}
