/** One line of a document: its text and how it looks. */
export type SourceLine = {
  /** Parts with a gap between them on the line (a job and its years) are separated by a tab; bullets are removed. */
  text: string
  /** The page number, from 1. */
  page: number
  /** The left edge in points; 0 if the format has none. */
  x: number
  /** The height of the letters in points, or a number that grows with it. */
  size: number
  isBold: boolean
  /** The white space above the line, in its own line heights; 0 if it follows closely. */
  gap: number
  kind: 'text' | 'item' | 'heading'
  /** The line is in a side column. */
  isSide: boolean
  /** The targets of its links. */
  links: string[]
}
