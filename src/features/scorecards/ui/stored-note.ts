import { draftRoot } from '#ui/form/device-drafts.ts'

/** A note that was typed and not sent: on this device alone, by person and application; it goes when they sign out. */
export type NotePlace = { userId: string; applicationId: string }

const keyOf = ({ userId, applicationId }: NotePlace) => `${draftRoot(userId)}note:${applicationId}`

export function readStoredNote(place: NotePlace): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? ''
  } catch {
    return ''
  }
}

export function storeNote(place: NotePlace, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(keyOf(place), text)
    else localStorage.removeItem(keyOf(place))
  } catch {
    // a full or forbidden store: it is kept while the page is open
  }
}
