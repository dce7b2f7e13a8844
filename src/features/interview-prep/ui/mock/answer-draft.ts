import { z } from 'zod'
import { keepValid } from '#lib/keep-valid.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'

/** The unsent text of one question and the seconds spent on it, stored only on this device. */
const AnswerDraft = z.object({ text: z.string(), seconds: z.number() })
export type AnswerDraft = z.infer<typeof AnswerDraft>
/** What an earlier release stored: an invalid time does not discard the text. */
const StoredDraft = keepValid(AnswerDraft.shape, { text: '', seconds: 0 })
export type DraftPlace = { userId: string; sessionId: string; index: number }

const rootOf = ({ userId, sessionId }: Omit<DraftPlace, 'index'>) => `${draftRoot(userId)}mock-interview:${sessionId}:`
const keyOf = (place: DraftPlace) => `${rootOf(place)}${place.index}`

export function readAnswerDraft(place: DraftPlace): AnswerDraft | null {
  try {
    return StoredDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Stores a draft. Returns false if the storage is full or blocked. */
export function storeAnswerDraft(place: DraftPlace, draft: AnswerDraft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Deletes the draft of one question, or all drafts of the interview. */
export function deleteAnswerDrafts(whose: Omit<DraftPlace, 'index'> & { index?: number }): void {
  try {
    const isDropped = (key: string) =>
      whose.index === undefined ? key.startsWith(rootOf(whose)) : key === `${rootOf(whose)}${whose.index}`
    for (const key of Object.keys(localStorage)) if (isDropped(key)) localStorage.removeItem(key)
  } catch {
    // storage is blocked, so there are no drafts to delete
  }
}
