import { draftRoot } from '#ui/form/device-drafts.ts'

/** An unsent note: stored only on this device, by person and application; deleted on sign-out. */
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
    // storage is full or blocked: the text remains while the page is open
  }
}
