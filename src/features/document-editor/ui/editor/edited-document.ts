import type { Design } from '#features/document-content/design.ts'

/** A document with its current values in the editor. */
export type EditedDocument<C> = { title: string; design: Design; content: C }
/** The server's response to a save. */
export type SaveResult = { title: string; revision: number }
