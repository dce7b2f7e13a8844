import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { type ImprovedKind, jobOf } from '../about-text.ts'
import { foldText } from './fold-text.ts'
import { readWords, type Word } from './read-words.ts'

export type CheckedRewrite = {
  rewrite: string
  /** What it is to stand for. */
  text: string
  kind: ImprovedKind
  material: ResumeContent
  /** What else the person wrote: of a letter the other parts. */
  beside?: string
}

/** Everything that a rewrite may draw on, read once. */
export type Sources = {
  words: Word[]
  plain: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** Words as they are written with a capital. */
  capitals: ReadonlySet<string>
  /** Neighbours: 'data analyst'. */
  pairs: ReadonlySet<string>
}

/** Every text in a value, however deep; ids and enumerations do no harm, since they are the person's own as well. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : textsIn(one)))
  return []
}

/**
 * A line about a job draws on itself and on that job, a project's description on that project: what is true elsewhere need
 * not be true there. A summary and a letter draw on everything.
 */
export function sourceTexts({ text, kind, material, beside = '' }: Omit<CheckedRewrite, 'rewrite'>): string[] {
  if (kind === 'responsibility') return [text, ...textsIn(jobOf(text, material) ?? [])]
  if (kind === 'description')
    return [text, ...textsIn(material.projects.find(({ description }) => description.trim() === text.trim()) ?? [])]
  return [text, beside, ...textsIn(material)]
}

export function readSources(texts: readonly string[]): Sources {
  const words: Word[] = []
  const pairs = new Set<string>()
  for (const text of texts) {
    const read = readWords(text)
    read.forEach((word, index) => {
      const before = read[index - 1]
      if (before) pairs.add(`${before.plain} ${word.plain}`)
    })
    words.push(...read)
  }
  return {
    words,
    pairs,
    plain: new Set(words.map(({ plain }) => plain)),
    roots: new Set(words.map(({ root }) => root)),
    capitals: new Set(words.filter(({ written }) => /\p{Lu}/u.test(written)).map(({ plain }) => plain)),
  }
}

/** Three words around a figure, as they stand in the material word for word. */
export const holdsVerbatim = (texts: readonly string[], phrase: string): boolean => {
  const wanted = foldText(phrase).toLowerCase().replace(/\s+/g, ' ')
  return texts.some((text) => foldText(text).toLowerCase().replace(/\s+/g, ' ').includes(wanted))
}
