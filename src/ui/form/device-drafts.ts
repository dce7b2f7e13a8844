/** Prefix of the storage keys for a user's unsaved input on this device. */
export const draftRoot = (userId: string) => `document-draft:${userId}:`

/** Deletes all drafts of a user on this device at sign-out, so that the next user finds none. Never throws. */
export function deleteDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftRoot(userId))) localStorage.removeItem(key)
  } catch {
    // storage is blocked, so there are no drafts
  }
}
