import { draftRoot } from '#ui/form/device-drafts.ts'
import { readStoredWriting, type Writing } from '../../contract.ts'

export type StoredWriting = { writing: Writing; at: number }

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
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? 'null')
    const { writing, at } = (stored ?? {}) as { writing?: unknown; at?: unknown }
    if (typeof writing !== 'object' || writing === null) return null
    return { writing: readStoredWriting(writing), at: typeof at === 'number' ? at : Date.now() }
  } catch {
    return null
  }
}
