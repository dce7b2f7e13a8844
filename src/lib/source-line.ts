/** One line of a document as it was set: its words, and how they look. */
export type SourceLine = {
  /** Parts with a gap between them on the line (a job and its years) are divided by a tab; list signs are left out. */
  text: string
  /** From 1. */
  page: number
  /** Its left edge in points; 0 where the format has none. */
  x: number
  /** Height of its letters in points, or a figure that grows with it. */
  size: number
  isBold: boolean
  /** White space above it, in its own line heights; 0 for lines that follow closely. */
  gap: number
  kind: 'text' | 'item' | 'heading'
  /** It is in a side column. */
  isSide: boolean
  /** Where its words lead to. */
  links: string[]
}
