import { textOfDocument } from './blocks-text.ts'
import { openDocx } from './docx-document.ts'

/** The text of a Word file with its page headers and text boxes, one line for each paragraph. */
export async function readDocx(bytes: Buffer): Promise<{ text: string }> {
  return { text: textOfDocument(await openDocx(bytes)) }
}
