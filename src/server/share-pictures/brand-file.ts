import { readFile } from 'node:fs/promises'
import { inProduct } from '#root.ts'

/** An image from `/brand` by its name: from the build, or from the source. */
export async function brandFile(name: string): Promise<Buffer> {
  try {
    return await readFile(inProduct(`dist/client/brand/${name}`))
  } catch {
    return await readFile(inProduct(`public/brand/${name}`))
  }
}
