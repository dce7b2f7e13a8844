import { z } from 'zod'
import { draftRoot } from '#ui/form/device-drafts.ts'

/** An unsaved answer, stored only on this device. `editing` is the stored answer that the draft changes. */
const PracticeDraft = z.object({
  text: z.string(),
  seconds: z.number().nullable(),
  editing: z.object({ id: z.string(), seen: z.coerce.date() }).nullable(),
})
export type PracticeDraft = z.output<typeof PracticeDraft>

const keyOf = (userId: string, questionId: string) => `${draftRoot(userId)}practice:${questionId}`

export function readPracticeDraft(userId: string, questionId: string): PracticeDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, questionId)) ?? 'null')
    return PracticeDraft.safeParse(stored).data ?? null
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
