import { draftRoot } from '#ui/form/device-drafts.ts'
import type { StoryFields } from '../contract.ts'
import { maxStoryTags } from '../rules.ts'

/** Identifies an unsaved draft on this device: the user and the story ('new' for a story that does not exist yet). */
export type DraftPlace = { userId: string; storyId: string }

const rootOf = (userId: string) => `${draftRoot(userId)}story:`
const keyOf = ({ userId, storyId }: DraftPlace) => `${rootOf(userId)}${storyId}`
export type StoryDraft = StoryFields

export function readStoryDraft(place: DraftPlace): Partial<StoryDraft> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    return typeof stored === 'object' && stored !== null ? soundParts(stored as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function soundParts(stored: Record<string, unknown>): Partial<StoryDraft> {
  const texts = ['title', 'situation', 'task', 'action', 'result'].flatMap((name) =>
    typeof stored[name] === 'string' ? [[name, stored[name]]] : [],
  )
  const tags = Array.isArray(stored.tags)
    ? stored.tags.filter((tag) => typeof tag === 'string').slice(0, maxStoryTags)
    : []
  return { ...Object.fromEntries(texts), tags }
}

export function storeStoryDraft(place: DraftPlace, draft: StoryDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // storage is full or blocked: the text is still in the open dialog
  }
}

export function deleteStoryDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // storage is blocked, so there is no draft to delete
  }
}

/** The ids of the stories with an unsaved draft on this device. */
export function storedStoryIds(userId: string): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(rootOf(userId)))
    return keys.map((key) => key.slice(rootOf(userId).length))
  } catch {
    return []
  }
}
