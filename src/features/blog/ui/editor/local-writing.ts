import { z } from 'zod'
import { keepValid } from '#lib/keep-valid.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'
import { Writing } from '../../contract.ts'

const fields = { ...Writing.shape, title: z.string(), content: z.string() }
const StoredWritingFields = z.object({
  writing: keepValid(fields, z.object(fields).parse({ title: '', content: '' })),
  at: z.number(),
})
export type StoredWriting = z.infer<typeof StoredWritingFields>

const keyOf = (userId: string, postId: string): string => `${draftRoot(userId)}blog:${postId}`

/** Stores unsaved text on this device. Never throws: if the storage is full or blocked, nothing is stored. */
export function storeWriting(userId: string, postId: string, writing: object): void {
  try {
    localStorage.setItem(keyOf(userId, postId), JSON.stringify({ writing, at: Date.now() }))
  } catch {
    // the text is still in the open page
  }
}

/** Everything is saved on the server: deletes the local copy. */
export function deleteWriting(userId: string, postId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, postId))
  } catch {
    // storage is blocked, so there is no copy to delete
  }
}

/** The unsaved text on this device, or null. */
export function storedWriting(userId: string, postId: string): StoredWriting | null {
  try {
    const text = localStorage.getItem(keyOf(userId, postId))
    return text === null ? null : (StoredWritingFields.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}
