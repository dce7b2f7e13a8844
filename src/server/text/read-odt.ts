import { textOfDocument } from './blocks-text.ts'
import { openOdt } from './odt-document.ts'

/** The text of an OpenDocument text with its page headers and text boxes, one line for each paragraph. */
export async function readOdt(bytes: Buffer): Promise<{ text: string }> {
  return { text: textOfDocument(await openOdt(bytes)) }
}
