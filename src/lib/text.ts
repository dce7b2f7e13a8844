import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Neither a blank nor one of the signs that only join, part or turn others. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/**
 * Text from outside as the database and a reader can hold it: no NUL nor other control but tab and line end, no half
 * characters, no blanks at its ends, and nothing at all where nothing of it could be seen.
 */
export function storableText(text: string): string {
  const tidy = text.replace(CONTROLS, '').toWellFormed().trim()
  return VISIBLE.test(tidy) ? tidy : ''
}

export const tooLong = (most: number): string => `Please write at most ${most.toLocaleString('en-US')} characters`

/** Text that somebody typed, tidied; empty is allowed unless `required` says in words that it is not. */
export function typedText(max: number, required?: string) {
  const tidy = z.string().transform(storableText)
  const most = z.string().max(max, tooLong(max))
  return tidy.pipe(required === undefined ? most : most.min(1, required))
}
