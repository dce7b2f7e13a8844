// Requests to the typesetting process and its answers: plain data, since it crosses a process boundary.

export type TypesetJob = {
  /** Absolute path of the folder with the templates; nothing outside of it can be read by one. */
  folder: string
  /** The template in that folder. */
  main: string
  /** What the template reads as `/job.json`: texts are data there and never markup. Objects with an `id` are parts. */
  data: Record<string, unknown>
  output: 'pages' | 'pdf'
  /** Files that a PDF carries along. The template reads them as `attachments` and attaches each. */
  attachments?: Attachment[]
  /** A picture that the template reads as `/picture.jpg`, where its data say that there is one; JPEG. */
  picture?: Uint8Array | null
  /** Shrinks what takes more than one page, to no less than this share of its size. */
  leastScale?: number
}

/** `text` is written as UTF-8; `description` is what a reader shows beside the name. */
export type Attachment = { name: string; type: string; description: string; text: string }

export type TypesetPage = { width: number; height: number; svg: string }
/** A character that no font has, and the id of the part where it is. */
export type MissingCharacter = { character: string; part: string }

export type TypesetResult = {
  /** Empty if a PDF was requested. */
  pages: TypesetPage[]
  pdf: Uint8Array | null
  pageCount: number
  /** The values of all `metadata` labelled `<mark>`, in the order of the document. */
  marks: unknown[]
  missing: MissingCharacter[]
  /** The share of its size that it was set in. */
  scale: number
}

export type ToChild = { number: number; job: TypesetJob }
export type FromChild =
  | { isReady: true }
  | { number: number; rss: number; result: TypesetResult }
  | { number: number; rss: number; failure: 'too-long' | string }
