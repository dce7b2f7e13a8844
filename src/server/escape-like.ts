/** Escapes the wildcard characters of LIKE in typed text. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
