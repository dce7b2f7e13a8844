import { inspectZip } from '../uploads/inspect-zip.ts'

// The parts of an office file are XML; a resume with hundreds of drawn shapes has some megabytes of it.
const MAX_PART_BYTES = 24 * 1024 * 1024

/** The texts of a zip's parts that are wanted. Throws where the zip is not sound. */
export async function openZipParts(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const zip = await inspectZip(bytes, isWanted, MAX_PART_BYTES)
  if (typeof zip === 'string') throw new TypeError(`The zip is ${zip}`)
  return zip.texts
}
