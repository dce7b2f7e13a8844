/** The words of a text that has bars between them. */
export const listed = (text: string): string[] =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean)
