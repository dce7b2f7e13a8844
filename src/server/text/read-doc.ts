import { textOfDocument } from './blocks-text.ts'
import { openDoc } from './doc-document.ts'

/** The text of an old Word file (97 to 2007) with its headers and text boxes; null if it cannot be read. */
export function readDoc(bytes: Buffer): { text: string } | null {
  const document = openDoc(bytes)
  return document && { text: textOfDocument(document) }
}
