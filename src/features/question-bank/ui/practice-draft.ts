import { z } from 'zod'
import { draftRoot } from '#ui/form/device-drafts.ts'

/** What was typed to a question and is not stored yet, kept on this device alone; `editing` is the answer that it changes. */
const PracticeDraft = z.object({
  text: z.string(),
  seconds: z.number().nullable(),
  editing: z.object({ id: z.string(), seen: z.coerce.date() }).nullable(),
})
export type PracticeDraft = z.output<typeof PracticeDraft>

const keyOf = (userId: string, questionId: string) => `${draftRoot(userId)}practice:${questionId}`

export function readPracticeDraft(userId: string, questionId: string): PracticeDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, questionId)) ?? 'null')
    return PracticeDraft.safeParse(kept).data ?? null
  } catch {
    return null
  }
}

/** Whether it is kept: a store may be full or forbidden. A draft without words is forgotten. */
export function storePracticeDraft(userId: string, questionId: string, draft: PracticeDraft): boolean {
  try {
    if (draft.text.trim() === '') localStorage.removeItem(keyOf(userId, questionId))
    else localStorage.setItem(keyOf(userId, questionId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
