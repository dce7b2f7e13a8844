import type { SourceLine } from '#lib/source-line.ts'
import { layOut } from './lay-out-blocks.ts'
import { openOdt } from './odt-document.ts'

/** The lines of an OpenDocument text in reading order, with its page headers and text boxes. */
export async function layoutOdt(bytes: Buffer): Promise<{ lines: SourceLine[] }> {
  return { lines: layOut(await openOdt(bytes)) }
}
