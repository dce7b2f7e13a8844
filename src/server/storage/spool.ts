import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeDurably } from './disk-files.ts'

const IN_MEMORY_BYTES = 16 * 1024 * 1024

export interface SpooledFile extends AsyncDisposable {
  size: number
  /** A buffer up to 16 MB, because only a buffer can be sent again after a lost connection; above that a stream. */
  content(): Promise<Buffer | Readable>
}

/** Writes a stream to a private temporary file, so that its length is known and little memory is used. The file is deleted on dispose. */
export async function spool(body: Readable): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'tandem-upload-'))
  const path = join(folder, 'body')
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    await writeDurably(path, body)
    const { size } = await stat(path)
    const content = async () => (size <= IN_MEMORY_BYTES ? readFile(path) : createReadStream(path))
    return { size, content, [Symbol.asyncDispose]: discard }
  } catch (error) {
    await discard()
    throw error
  }
}
