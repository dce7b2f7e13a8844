import type { Design } from '#features/document-content/design.ts'

/** A document with its current values in the editor. */
export type Written<C> = { title: string; design: Design; content: C }
/** The server's response to a save. */
export type Answer = { title: string; revision: number }
