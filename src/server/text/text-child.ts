import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { layoutDoc } from './layout-doc.ts'
import { layoutDocx } from './layout-docx.ts'
import { layoutOdt } from './layout-odt.ts'
import { layoutPdf } from './layout-pdf.ts'
import { readAttachment } from './read-attachment.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import type { ChildResult } from './run-text-child.ts'
import { tidyText } from './tidy-text.ts'

// Runs in a process of its own: reads bytes on standard input, writes one JSON result to descriptor 3, then exits.

async function read(extension: string | undefined, bytes: Buffer): Promise<{ text: string; pages?: number } | null> {
  if (extension === 'pdf') return readPdf(new Uint8Array(bytes))
  if (extension === 'docx') return readDocx(bytes)
  if (extension === 'odt') return readOdt(bytes)
  if (extension === 'doc') return readDoc(bytes)
  return null
}

async function layOut(extension: string | undefined, bytes: Buffer): Promise<ChildResult> {
  if (extension === 'pdf') return layoutPdf(new Uint8Array(bytes))
  if (extension === 'docx') return layoutDocx(bytes)
  if (extension === 'odt') return layoutOdt(bytes)
  return (extension === 'doc' ? layoutDoc(bytes) : null) ?? { unreadable: true }
}

async function run(): Promise<ChildResult> {
  const [, , extension, mode] = process.argv
  try {
    const bytes = await buffer(process.stdin)
    if (mode === 'attached') return { text: await readAttachment(new Uint8Array(bytes)), isCut: false }
    if (mode === 'layout') return await layOut(extension, bytes)
    const found = await read(extension, bytes)
    return found ? { ...found, ...tidyText(found.text) } : { unreadable: true }
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? { failed: true, locked: true } : { failed: true }
  }
}

const result = await run()
createWriteStream('', { fd: 3 }).end(JSON.stringify(result), () => process.exit(0))
