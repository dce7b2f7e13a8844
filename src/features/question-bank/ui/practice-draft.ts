import { z } from 'zod'
import { keepValid } from '#lib/keep-valid.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'

/** An unsaved answer, stored only on this device. `editing` is the stored answer that the draft changes. */
const PracticeDraft = z.object({
  text: z.string(),
  seconds: z.number().nullable(),
  editing: z.object({ id: z.string(), seen: z.coerce.date() }).nullable(),
})
export type PracticeDraft = z.output<typeof PracticeDraft>

export const emptyDraft: PracticeDraft = { text: '', seconds: null, editing: null }
/** What an earlier release stored: a value that is missing or no longer valid does not discard the text. */
const StoredDraft = keepValid(PracticeDraft.shape, emptyDraft)

const keyOf = (userId: string, questionId: string) => `${draftRoot(userId)}practice:${questionId}`

export function readPracticeDraft(userId: string, questionId: string): PracticeDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, questionId)) ?? 'null')
    const draft = StoredDraft.safeParse(stored).data
    return draft?.text.trim() ? draft : null
  } catch {
    return null
  }
}

/** Stores a draft, or deletes it if it is blank. Returns false if the storage is full or blocked. */
export function storePracticeDraft(userId: string, questionId: string, draft: PracticeDraft): boolean {
  try {
    if (draft.text.trim() === '') localStorage.removeItem(keyOf(userId, questionId))
    else localStorage.setItem(keyOf(userId, questionId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
