import { buffer } from 'node:stream/consumers'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

/** The bytes of an import's file. IMPORT_FILE_GONE without it. */
export async function readStoredFile({ storage }: Pick<Services, 'storage'>, key: string): Promise<Uint8Array> {
  const stored = await storage.get(key)
  if (!stored) throw new DomainError('IMPORT_FILE_GONE')
  return new Uint8Array(await buffer(stored.body))
}
