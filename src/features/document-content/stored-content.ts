import { emptyLetter, LetterContent } from './letter-content.ts'
import { emptyResume, ResumeContent } from './resume-content.ts'

type Read<T> = { content: T; isUnreadable: boolean }

function read<T>(parse: (value: unknown) => { success: boolean; data?: T }, empty: () => T) {
  return (stored: string | null): Read<T> => {
    if (!stored) return { content: empty(), isUnreadable: false }
    try {
      const { data } = parse(JSON.parse(stored))
      if (data) return { content: data, isUnreadable: false }
    } catch {
      // not JSON: the caller gets the empty structure with `isUnreadable`
    }
    return { content: empty(), isUnreadable: true }
  }
}

/** The content of a stored resume; empty or unreadable content is the empty structure (BUILD-09). */
export const readStoredResume = read((value) => ResumeContent.safeParse(value), emptyResume)

/** The content of a stored cover letter; empty or unreadable content is the empty structure (COVER-07). */
export const readStoredLetter = read((value) => LetterContent.safeParse(value), emptyLetter)
