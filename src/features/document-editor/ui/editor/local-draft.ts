import { DAY_MS } from '#lib/dates.ts'
import { draftRoot } from '#ui/form/device-drafts.ts'
import type { Written } from './use-written.ts'

/** What was typed and not stored yet, by person and document: it survives a crash, a lost connection and an ended session. */
export type Draft<C> = Written<C> & { from: number | null; at: number }
/** Where a draft is kept: the next person at this device is not offered it. */
export type DraftPlace = { userId: string; kind: string; id: string }

const rootOf = ({ userId, kind }: Omit<DraftPlace, 'id'>) => `${draftRoot(userId)}${kind}:`
const keyOf = (place: DraftPlace) => `${rootOf(place)}${place.id}`
/** Older drafts are forgotten, in milliseconds: what nobody came back for in a month. */
const OLDEST = 30 * DAY_MS

export function storeDraft<C>(place: DraftPlace, draft: Omit<Draft<C>, 'at'>): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // a full or forbidden store: the server's copy is two seconds away
  }
}

export function deleteDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // nothing was kept either
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

/** The newest draft of a document that was never stored, for whoever begins a new one after a crash. */
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
