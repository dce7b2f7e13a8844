import { z } from 'zod'

/** Text from outside as the database can hold it: no NUL, no half characters, no blanks at its ends. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().trim()

/** Text that somebody typed, tidied; empty is allowed unless `required` says in words that it is not. */
export function typedText(max: number, required?: string) {
  const tidy = z.string().transform(storableText)
  const most = z.string().max(max, `Please write at most ${max.toLocaleString('en-US')} characters`)
  return tidy.pipe(required === undefined ? most : most.min(1, required))
}
