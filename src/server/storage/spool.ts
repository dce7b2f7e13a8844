import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeDurably } from './disk-files.ts'

const IN_MEMORY_BYTES = 16 * 1024 * 1024

export type SpooledFile = {
  size: number
  /** A buffer up to 16 MB, because only a buffer can be sent again after a lost connection; above that a stream. */
  content(): Promise<Buffer | Readable>
}

/** Works with a stream in a private temporary file, so that its length is known and little memory is used. The file is then deleted. */
export async function withSpooled<T>(body: Readable, work: (file: SpooledFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-upload-'))
  const path = join(folder, 'body')
  try {
    await writeDurably(path, body)
    const { size } = await stat(path)
    const content = async () => (size <= IN_MEMORY_BYTES ? readFile(path) : createReadStream(path))
    return await work({ size, content })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
