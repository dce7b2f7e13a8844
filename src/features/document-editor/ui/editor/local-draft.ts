import { DAY_MS } from '#lib/dates.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'
import type { EditedDocument } from './edited-document.ts'

/** Unsaved content for one person and document. It survives a crash, a lost connection and an expired session. */
export type Draft<C> = EditedDocument<C> & { from: number | null; at: number }
/** The storage key of a draft: it includes the user, so that the next user of the device does not see it. */
export type DraftPlace = { userId: string; kind: string; id: string }

const rootOf = ({ userId, kind }: Omit<DraftPlace, 'id'>) => `${draftRoot(userId)}${kind}:`
const keyOf = (place: DraftPlace) => `${rootOf(place)}${place.id}`
/** The age after which a draft is deleted, in milliseconds: one month. */
const OLDEST = 30 * DAY_MS

export function storeDraft<C>(place: DraftPlace, draft: Omit<Draft<C>, 'at'>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // storage is full or blocked; the copy on the server is at most two seconds older
  }
}

export function deleteDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // storage is blocked, so there is no draft to remove
  }
}

export function readDraft<C>(place: DraftPlace): Draft<C> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Draft<C> | null
    return draft && Date.now() - draft.at < OLDEST ? draft : null
  } catch {
    return null
  }
}

/** The newest draft of a document that was never saved. It is offered when a new document is opened after a crash. */
export function findNewDraft<C>(whose: Omit<DraftPlace, 'id'>): (Draft<C> & { id: string }) | null {
  try {
    const ids = Object.keys(localStorage)
      .filter((key) => key.startsWith(rootOf(whose)))
      .map((key) => key.slice(rootOf(whose).length))
    const drafts = ids.flatMap((id) => {
      const draft = readDraft<C>({ ...whose, id })
      return draft?.from === null ? [{ ...draft, id }] : []
    })
    return drafts.sort((a, b) => b.at - a.at)[0] ?? null
  } catch {
    return null
  }
}
