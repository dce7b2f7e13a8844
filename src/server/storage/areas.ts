import type { Storage, StoredKey } from './storage.ts'

/** The first part of every key that the product writes. Other keys of a store belong to other programs and are not touched. */
export const STORE_AREAS = [
  'resumes',
  'cover-letters',
  'interview-recordings',
  'profile-avatars',
  'company-logos',
  'blog-pictures',
  'campaign-pictures',
] as const

/** Cleanup moves orphaned files here; they are deleted after a week. */
export const TRASH = 'trash'

/** The object that identifies the installation of a store. */
export const MARK_FOLDER = 'installation'

/** Every folder that the product creates at the root of its store. */
export const STORE_FOLDERS: ReadonlySet<string> = new Set([...STORE_AREAS, TRASH, MARK_FOLDER])

/** Lists every file that the product wrote, area by area. */
export async function* listStored(storage: Storage): AsyncGenerator<StoredKey> {
  for (const area of STORE_AREAS) yield* storage.list(`${area}/`)
}
