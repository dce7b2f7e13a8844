/** A picture that was stored, at the address that shows it. */
export type SentPicture = { url: string; width: number; height: number }
/** One with what it shows in words; '' where it is there for the eye alone. */
export type DescribedPicture = SentPicture & { alt: string }

/** Where the pictures of an editor come from. */
export type PictureSource = {
  /** Whether the address is one of this source's images; images at other addresses are removed from pasted text. */
  isOwn: (src: string) => boolean
  /** Stores one; a refusal is thrown as one of a procedure. */
  send: (file: File) => Promise<SentPicture>
  /** What is refused without sending it, and why in words. */
  maxBytes: number
  tooLarge: string
  /** What may be chosen, in words. */
  hint: string
  /** A picture may be there for the eye alone. */
  mayBeDecorative?: boolean
}
