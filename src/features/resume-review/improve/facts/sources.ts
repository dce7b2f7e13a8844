import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { type ImprovedKind, jobOf, roleOf } from '../about-text.ts'
import { foldText } from './fold-text.ts'
import { readWords, type Word } from './read-words.ts'

export type CheckedRewrite = {
  rewrite: string
  /** The text that the rewrite replaces. */
  text: string
  kind: ImprovedKind
  material: ResumeContent
  /** Other texts of the person: for a letter, its other parts. */
  beside?: string
}

/** Everything that a rewrite may use, parsed once. */
export type Sources = {
  words: Word[]
  plain: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** Words that are written with a capital. */
  capitals: ReadonlySet<string>
  /** Pairs of adjacent words: 'data analyst'. */
  pairs: ReadonlySet<string>
}

/** All texts in a value, at any depth; ids and enum values do no harm, because they come from the same document. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : textsIn(one)))
  return []
}

/**
 * A line about a job may use itself and that job, a project's description only that project; the same for volunteering, publications and
 * awards: facts of other jobs may not be true there. A summary and a letter may use everything.
 */
export function sourceTexts({ text, kind, material, beside = '' }: Omit<CheckedRewrite, 'rewrite'>): string[] {
  if (kind === 'responsibility') return [text, ...textsIn(jobOf(text, material) ?? roleOf(text, material) ?? [])]
  if (kind === 'description') {
    const isOwn = (own: string) => own.trim() === text.trim()
    const project = material.projects.find(({ description }) => isOwn(description))
    const other = [...material.publications, ...material.awards].find(({ summary }) => isOwn(summary))
    return [text, ...textsIn(project ?? other ?? [])]
  }
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

/** Whether three words around a number are in the material word for word. */
export const quotesVerbatim = (texts: readonly string[], phrase: string): boolean => {
  const folded = foldText(phrase).toLowerCase().replace(/\s+/g, ' ')
  return texts.some((text) => foldText(text).toLowerCase().replace(/\s+/g, ' ').includes(folded))
}
