import { inspectZip } from '../uploads/inspect-zip.ts'

// The limit for a part of an office file, which is XML; a resume with hundreds of shapes has some megabytes of it.
const MAX_PART_BYTES = 24 * 1024 * 1024

/** Reads the requested parts of a zip as text. Throws if the zip is not valid. */
export async function openZipParts(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const zip = await inspectZip(bytes, isWanted, MAX_PART_BYTES)
  if (typeof zip === 'string') throw new TypeError(`The zip is ${zip}`)
  return zip.texts
}
