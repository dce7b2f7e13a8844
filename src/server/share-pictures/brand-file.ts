import { readFile } from 'node:fs/promises'

const root = new URL('../../../', import.meta.url)

/** A picture of the brand by its name below `/brand`: as it was built, or as it lies in the source. */
export async function brandFile(name: string): Promise<Buffer> {
  try {
    return await readFile(new URL(`dist/client/brand/${name}`, root))
  } catch {
    return await readFile(new URL(`public/brand/${name}`, root))
  }
}
