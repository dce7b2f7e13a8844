/** Typed text inside a pattern of LIKE: escapes the characters that mean something in a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
