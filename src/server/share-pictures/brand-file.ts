import { readFile } from 'node:fs/promises'
import { inProduct } from '#root.ts'

/** A picture of the brand by its name below `/brand`: as it was built, or as it lies in the source. */
export async function brandFile(name: string): Promise<Buffer> {
  try {
    return await readFile(inProduct(`dist/client/brand/${name}`))
  } catch {
    return await readFile(inProduct(`public/brand/${name}`))
  }
}
