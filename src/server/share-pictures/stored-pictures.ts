import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#lib/ids.ts'
import type { Drawn } from './draw-card.ts'

const types = { png: 'image/png', jpg: 'image/jpeg' } as const
const MINUTE = 60_000

/**
 * A cache of images by their content hash, in a local folder. Above `most` images, the least recently used are removed. If the folder
 * cannot be written, nothing is cached, and requests still work.
 */
export class StoredPictures {
  readonly #folder: string
  readonly #most: number
  #sweptAt = 0

  constructor(folder: string, most = 4000) {
    this.#folder = folder
    this.#most = most
  }

  async read(hash: string): Promise<Drawn | null> {
    for (const [extension, contentType] of Object.entries(types)) {
      const path = join(this.#folder, `${hash}.${extension}`)
      const bytes = await readFile(path).catch(() => null)
      if (!bytes) continue
      const now = new Date()
      await utimes(path, now, now).catch(() => {})
      return { bytes, contentType }
    }
    return null
  }

  async keep(hash: string, { bytes, contentType }: Drawn): Promise<void> {
    const name = `${hash}.${contentType === 'image/png' ? 'png' : 'jpg'}`
    const aside = join(this.#folder, `${newId()}.part`)
    try {
      await mkdir(this.#folder, { recursive: true })
      // write to a temporary name first: other processes that share the folder must not see half an image
      await writeFile(aside, bytes)
      await rename(aside, join(this.#folder, name))
      await this.#sweep()
    } catch {
      await rm(aside, { force: true }).catch(() => {})
    }
  }

  async #sweep(): Promise<void> {
    if (Date.now() - this.#sweptAt < MINUTE) return
    this.#sweptAt = Date.now()
    const names = await readdir(this.#folder)
    if (names.length <= this.#most) return
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(this.#folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    )
    const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, names.length - Math.floor(this.#most * 0.9))
    for (const { name } of oldest) await rm(join(this.#folder, name), { force: true })
  }
}
