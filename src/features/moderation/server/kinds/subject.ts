import { htmlBlocks } from '#lib/html-text.ts'
import type { Db } from '#server/context.ts'

/** The subject of an item as staff read it, as it stands now. */
export type Subject = {
  passages: { heading: string | null; paragraphs: string[] }[]
  facts: { label: string; value: string }[]
  /** Where it stands for everybody; null where it has no public page now. */
  link: string | null
  /** Where its owner changes it. */
  editLink: string | null
}

/** What moderation knows of one kind of item: another kind is one more entry of `kinds`. */
export type Kind = {
  /** Null where the subject is gone. */
  read(db: Db, id: string): Promise<Subject | null>
  /** Nobody changes the subject until the transaction ends. */
  lock(db: Db, id: string): Promise<unknown>
  /** Takes it from the public, or gives it back. */
  hide(db: Db, id: string, isHidden: boolean): Promise<void>
}

/** Facts that there are. */
export const factsOf = (facts: Record<string, string | number | null | undefined>): Subject['facts'] =>
  Object.entries(facts).flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  )

/** A text as passages: each heading begins one. */
export function passagesIn(html: string, heading: string | null): Subject['passages'] {
  const passages: Subject['passages'] = [{ heading, paragraphs: [] }]
  for (const { kind, text } of htmlBlocks(html)) {
    if (kind === 'heading') passages.push({ heading: text, paragraphs: [] })
    else passages.at(-1)?.paragraphs.push(text)
  }
  return passages.filter((one) => one.paragraphs.length > 0 || (one.heading !== null && one.heading !== heading))
}

/** Passages that hold words. */
export const passagesOf = (passages: { heading: string | null; paragraphs: (string | null | undefined)[] }[]) =>
  passages
    .map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.filter((one): one is string => !!one?.trim()),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
