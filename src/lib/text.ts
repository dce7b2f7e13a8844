import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Text from outside as the database and a reader can hold it: no NUL nor other control but tab and line end, no half characters, no blanks at its ends. */
export const storableText = (text: string): string => text.replace(CONTROLS, '').toWellFormed().trim()

export const tooLong = (most: number): string => `Please write at most ${most.toLocaleString('en-US')} characters`

/** Text that somebody typed, tidied; empty is allowed unless `required` says in words that it is not. */
export function typedText(max: number, required?: string) {
  const tidy = z.string().transform(storableText)
  const most = z.string().max(max, tooLong(max))
  return tidy.pipe(required === undefined ? most : most.min(1, required))
}
