// Requests to the typesetting process and its answers. They are plain data, because they cross a process boundary.

export type TypesetJob = {
  /** Absolute path of the templates' folder. Templates can read nothing outside it. */
  folder: string
  /** The template in that folder. */
  main: string
  /** The content of `/job.json` for the template: its texts are data, never markup. Objects with an `id` are parts of the document. */
  data: Record<string, unknown>
  output: 'pages' | 'pdf'
  /** Files to embed in a PDF. The template reads them as `attachments` and attaches each. */
  attachments?: Attachment[]
  /** A JPEG image that the template reads as `/picture.jpg`, if its data refer to it. */
  picture?: Uint8Array | null
  /** Shrinks a document of more than one page to fit on one, but not below this scale. */
  minScale?: number
}

/** `text` is stored as UTF-8; PDF readers show `description` next to the name. */
export type Attachment = { name: string; type: string; description: string; text: string }

export type TypesetPage = { width: number; height: number; svg: string }
/** A character that no font has, and the id of its part of the document. */
export type MissingCharacter = { character: string; part: string }

export type TypesetResult = {
  /** Empty if a PDF was requested. */
  pages: TypesetPage[]
  pdf: Uint8Array | null
  pageCount: number
  /** The values of all `metadata` labeled `<mark>`, in document order. */
  marks: unknown[]
  missing: MissingCharacter[]
  /** The scale at which the document was set. */
  scale: number
}

export type ToChild = { number: number; job: TypesetJob }
export type FromChild =
  | { isReady: true }
  | { number: number; rss: number; result: TypesetResult }
  | { number: number; rss: number; failure: 'too-long' | string }
