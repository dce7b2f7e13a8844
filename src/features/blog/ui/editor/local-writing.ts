import { z } from 'zod'
import { draftRoot } from '#ui/form/device-drafts.ts'
import { Writing } from '../../contract.ts'

const Kept = z.object({
  writing: z.object({ ...Writing.shape, title: z.string(), content: z.string() }),
  at: z.number(),
})
export type StoredWriting = z.infer<typeof Kept>

const keyOf = (userId: string, postId: string): string => `${draftRoot(userId)}blog:${postId}`

/** Keeps on this device what is not stored yet. Never throws: a full or forbidden store keeps nothing. */
export function storeWriting(userId: string, postId: string, writing: object): void {
  try {
    localStorage.setItem(keyOf(userId, postId), JSON.stringify({ writing, at: Date.now() }))
  } catch {
    // the page holds it all the same
  }
}

/** Everything here is stored: nothing is left to keep. */
export function deleteWriting(userId: string, postId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, postId))
  } catch {
    // a forbidden store holds nothing
  }
}

/** What was left here unstored, or null. */
export function storedWriting(userId: string, postId: string): StoredWriting | null {
  try {
    const text = localStorage.getItem(keyOf(userId, postId))
    return text === null ? null : (Kept.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}
