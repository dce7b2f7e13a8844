import type { Design } from '#features/document-content/design.ts'

/** A document as it is in the editor. */
export type Written<C> = { title: string; design: Design; content: C }
/** What the server answers to a save. */
export type Answer = { title: string; revision: number }
