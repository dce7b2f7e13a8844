import { draftRoot } from '#ui/form/device-drafts.ts'

/** What was typed to one question and not handed in yet, and the seconds spent on it: kept on this device alone. */
export type AnswerDraft = { text: string; seconds: number }
export type DraftPlace = { userId: string; sessionId: string; index: number }

const rootOf = ({ userId, sessionId }: Omit<DraftPlace, 'index'>) => `${draftRoot(userId)}mock-interview:${sessionId}:`
const keyOf = (place: DraftPlace) => `${rootOf(place)}${place.index}`

export function readAnswerDraft(place: DraftPlace): AnswerDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as AnswerDraft | null
  } catch {
    return null
  }
}

/** Whether it is kept: a store may be full or forbidden. */
export function storeAnswerDraft(place: DraftPlace, draft: AnswerDraft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Forgets what was typed to one question, or in the whole interview. */
export function deleteAnswerDrafts(whose: Omit<DraftPlace, 'index'> & { index?: number }): void {
  try {
    const isDropped = (key: string) =>
      whose.index === undefined ? key.startsWith(rootOf(whose)) : key === `${rootOf(whose)}${whose.index}`
    for (const key of Object.keys(localStorage)) if (isDropped(key)) localStorage.removeItem(key)
  } catch {
    // a forbidden store holds nothing
  }
}
