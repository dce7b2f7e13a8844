// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what it matches
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Signs that set a direction for whatever follows, the words of others on the same line included. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Neither a blank, that of braille too, nor one of the signs that only join, part or turn others. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Text from outside as the database and a reader can hold it: no NUL nor other control but tab and line end, no half
 * characters, nothing that turns other words around, no blanks at its ends, and nothing at all where nothing of it could be seen.
 */
export function storableText(text: string): string {
  const tidy = text.replace(CONTROLS, '').replace(TURNING, '').toWellFormed().trim()
  return VISIBLE.test(tidy) ? tidy : ''
}

/** The same as one line: single spaces for line ends, tabs and runs of blanks. */
export const tidyLine = (text: string): string => storableText(text.replace(/[\p{Cc}\s]+/gu, ' '))

/** The refusal of a text that is longer than `most` characters. */
export const tooLong = (most: number): string => `Please write at most ${most.toLocaleString('en-US')} characters`
