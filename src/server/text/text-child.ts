import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import type { ChildResult } from './run-text-child.ts'
import { tidyText } from './tidy-text.ts'

// Runs alone in a process of its own: bytes on standard input, one JSON result on descriptor 3, then the end.

async function read(extension: string | undefined, bytes: Buffer): Promise<{ text: string; pages?: number } | null> {
  if (extension === 'pdf') return readPdf(new Uint8Array(bytes))
  if (extension === 'docx') return readDocx(bytes)
  if (extension === 'doc') return readDoc(bytes)
  return null
}

async function run(): Promise<ChildResult> {
  try {
    const found = await read(process.argv[2], await buffer(process.stdin))
    return found ? { ...found, ...tidyText(found.text) } : { unreadable: true }
  } catch {
    return { failed: true }
  }
}

const result = await run()
createWriteStream('', { fd: 3 }).end(JSON.stringify(result), () => process.exit(0))
