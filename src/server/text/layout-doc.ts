import type { SourceLine } from '#lib/source-line.ts'
import { openDoc } from './doc-document.ts'
import { layOut } from './lay-out-blocks.ts'

/** The lines of an old Word file (97 to 2007); null if it cannot be read. */
export function layoutDoc(bytes: Buffer): { lines: SourceLine[] } | null {
  const document = openDoc(bytes)
  return document && { lines: layOut(document) }
}
