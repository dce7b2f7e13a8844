/** A stored image with its URL. */
export type SentPicture = { url: string; width: number; height: number }
/** An image with its alternative text; '' for a decorative one. */
export type DescribedPicture = SentPicture & { alt: string }

/** The source of an editor's images. */
export type PictureSource = {
  /** Whether the URL is one of this source's images. Other images are removed from pasted text. */
  isOwn: (src: string) => boolean
  /** Stores an image. A refusal is thrown like a procedure's. */
  send: (file: File) => Promise<SentPicture>
  /** Larger files are refused without sending them, with this text. */
  maxBytes: number
  tooLarge: string
  /** Describes which files are allowed. */
  hint: string
  /** Whether an image may be decorative, without alternative text. */
  mayBeDecorative?: boolean
}
