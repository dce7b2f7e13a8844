import { readStoredDesign } from '#features/document-content/design.ts'
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

type ReadContent<C> = (stored: unknown) => C | null

/** The draft of a document. What another release stored is read part by part, so that the text is not lost with one value. */
export function readDraft<C>(place: DraftPlace, readContent: ReadContent<C>): Draft<C> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    const { title, design, content, from, at } = (stored ?? {}) as Partial<Record<keyof Draft<C>, unknown>>
    const readable = readContent(content)
    if (!readable) return null
    const draft = {
      title: typeof title === 'string' ? title : '',
      design: readStoredDesign(design),
      content: readable,
      from: typeof from === 'number' ? from : null,
      at: typeof at === 'number' ? at : Date.now(),
    }
    return Date.now() - draft.at < OLDEST ? draft : null
  } catch {
    return null
  }
}

/** The newest draft of a document that was never saved. It is offered when a new document is opened after a crash. */
export function findNewDraft<C>(
  whose: Omit<DraftPlace, 'id'>,
  readContent: ReadContent<C>,
): (Draft<C> & { id: string }) | null {
  try {
    const ids = Object.keys(localStorage)
      .filter((key) => key.startsWith(rootOf(whose)))
      .map((key) => key.slice(rootOf(whose).length))
    const drafts = ids.flatMap((id) => {
      const draft = readDraft({ ...whose, id }, readContent)
      return draft?.from === null ? [{ ...draft, id }] : []
    })
    return drafts.sort((a, b) => b.at - a.at)[0] ?? null
  } catch {
    return null
  }
}
