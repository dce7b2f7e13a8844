/** Areas store unsaved input on this device under these keys; a user's keys begin with their id. */
export const draftRoot = (userId: string) => `document-draft:${userId}:`

/** Deletes every draft of a user on this device, at sign-out, so that the next user finds none. Never throws. */
export function forgetDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftRoot(userId))) localStorage.removeItem(key)
  } catch {
    // a blocked storage contains nothing
  }
}
