import type { z } from 'zod'
import { keepReadable } from '#lib/keep-readable.ts'
import { emptyLetter, LetterContent } from './letter-content.ts'
import { emptyResume, ResumeContent } from './resume-content.ts'

type Read<T> = {
  content: T
  /** True if some of it could not be read: `content` is the rest. */
  isUnreadable: boolean
}

function read<S extends z.ZodType>(schema: S, empty: () => z.output<S>) {
  return (stored: string | null): Read<z.output<S>> => {
    if (!stored) return { content: empty(), isUnreadable: false }
    try {
      const value: unknown = JSON.parse(stored)
      const { success, data } = schema.safeParse(value)
      if (success) return { content: data, isUnreadable: false }
      return { content: keepReadable(schema, value, { longTexts: 'cut' }) ?? empty(), isUnreadable: true }
    } catch {
      // not JSON: the caller gets the empty structure with `isUnreadable`
    }
    return { content: empty(), isUnreadable: true }
  }
}

/** The content of a stored resume; empty or unreadable content is the empty structure (BUILD-09). */
export const readStoredResume = read(ResumeContent, emptyResume)

/** The content of a stored cover letter; empty or unreadable content is the empty structure (COVER-07). */
export const readStoredLetter = read(LetterContent, emptyLetter)
