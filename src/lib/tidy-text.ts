// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what it matches
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Characters that change the text direction of whatever follows, including other users' text on the same line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Matches a visible character: not a space (also that of braille), and not a character that only joins, separates or redirects others. */
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * Text from outside in a form that the database can store and people can read: without NUL and other control characters except tab and line
 * break, without half characters or direction marks, trimmed, and empty if nothing in it is visible.
 */
export function storableText(text: string): string {
  const tidy = text.replace(CONTROLS, '').replace(TURNING, '').toWellFormed().trim()
  return VISIBLE.test(tidy) ? tidy : ''
}

/** The same as a single line: line breaks, tabs and repeated spaces become single spaces. */
export const tidyLine = (text: string): string => storableText(text.replace(/[\p{Cc}\s]+/gu, ' '))

/** The error text for a text of more than `max` characters. */
export const tooLong = (max: number): string => `Please write at most ${max.toLocaleString('en-US')} characters`
