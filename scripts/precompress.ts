import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.vtt', '.ico'])
const SMALLEST = 600
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes a compressed copy of each built file that gets smaller, so that no request has to wait for compression. */
export function precompress(): Plugin {
  return {
    name: 'tandem:precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const found = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = found.filter((file) => file.isFile() && PACKED.has(extname(file.name)))
      await Promise.all(files.map((file) => packFile(join(file.parentPath, file.name))))
    },
  }
}

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST) return
  const { BROTLI_PARAM_QUALITY: quality } = constants
  const packed = [
    ['.br', await compressBrotli(bytes, { params: { [quality]: 9 } })],
    ['.gz', await compressGzip(bytes, { level: 9 })],
  ] as const
  for (const [ending, made] of packed) if (made.length < bytes.length * 0.9) await writeFile(path + ending, made)
}
