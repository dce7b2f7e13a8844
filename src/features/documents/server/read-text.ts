import { buffer } from 'node:stream/consumers'
import type { Services } from '#server/context.ts'
import { extractText, TextUnreadable } from '#server/text/extract-text.ts'

type Store = Pick<Services, 'storage' | 'log'>

/** The text of a stored file; '' for a missing or unreadable one. Throws if the store is unavailable, so that the job is retried. */
export async function readTextOfFile({ storage, log }: Store, { key }: { key: string }): Promise<string> {
  const stored = await storage.get(key)
  if (!stored) return ''
  const bytes = await buffer(stored.body)
  try {
    return (await extractText({ bytes, extension: key.split('.').pop() ?? '' })).text
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error
    log.info({ key }, 'no text could be read in a file')
    return ''
  }
}
