import { htmlBlocks } from '#lib/html-text.ts'
import type { Db } from '#server/context.ts'

/** The current version of an item's subject, as staff see it. */
export type Subject = {
  passages: { heading: string | null; paragraphs: string[] }[]
  facts: { label: string; value: string | Date }[]
  /** The public URL; null if there is no public page. */
  link: string | null
  /** The URL where its owner edits it. */
  editLink: string | null
}

/** The functions for one kind of item. A new kind is a new entry of `kinds`. */
export type Kind = {
  /** Null if the subject was deleted. */
  read(db: Db, id: string): Promise<Subject | null>
  /** Locks the subject to the end of the transaction. */
  lock(db: Db, id: string): Promise<unknown>
  /** Hides it from the public, or shows it again. */
  hide(db: Db, id: string, isHidden: boolean): Promise<void>
}

/** Facts without empty ones. */
export const factsOf = (facts: Record<string, string | number | Date | null | undefined>): Subject['facts'] =>
  Object.entries(facts).flatMap(([label, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ label, value: value instanceof Date ? value : String(value) }],
  )

/** Splits a text into passages: each heading starts one. */
export function passagesIn(html: string, heading: string | null): Subject['passages'] {
  const passages: Subject['passages'] = [{ heading, paragraphs: [] }]
  for (const { kind, text } of htmlBlocks(html)) {
    if (kind === 'heading') passages.push({ heading: text, paragraphs: [] })
    else passages.at(-1)?.paragraphs.push(text)
  }
  return passages.filter((one) => one.paragraphs.length > 0 || (one.heading !== null && one.heading !== heading))
}

/** Passages with text. */
export const passagesOf = (passages: { heading: string | null; paragraphs: (string | null | undefined)[] }[]) =>
  passages
    .map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.filter((one): one is string => !!one?.trim()),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
