import type { SourceLine } from '#lib/source-line.ts'
import { openDocx } from './docx-document.ts'
import { layOut } from './lay-out-blocks.ts'

/** The lines of a Word file in reading order, with its page headers and text boxes. */
export async function layoutDocx(bytes: Buffer): Promise<{ lines: SourceLine[] }> {
  return { lines: layOut(await openDocx(bytes)) }
}
