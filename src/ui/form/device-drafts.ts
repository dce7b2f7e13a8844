/** Where areas keep on this device what was typed and not stored yet: a person's keys begin with it. */
export const draftRoot = (userId: string) => `document-draft:${userId}:`

/** Forgets every draft of a person on this device: whoever signs out leaves nothing behind for the next one. Never throws. */
export function forgetDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftRoot(userId))) localStorage.removeItem(key)
  } catch {
    // a forbidden store holds nothing
  }
}
