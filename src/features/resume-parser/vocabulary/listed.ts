/** Splits a text at bars into words. */
export const listed = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)
