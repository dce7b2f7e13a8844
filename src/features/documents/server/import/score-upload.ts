import { buffer } from 'node:stream/consumers'
import type { Services } from '#server/context.ts'
import { storedScore } from '../score-document.ts'
import { findResume, saysEnough } from './read-import.ts'

type Score = { aiScore: number | null; aiScoreVersion: number | null }

/**
 * The score of an uploaded resume, by the text that was read in it. Null if too little or possibly wrong text was read, because that score
 * would not be about the resume.
 */
export async function scoreUpload(
  { storage }: Pick<Services, 'storage'>,
  { key }: { key: string },
  written = new Date(),
): Promise<Score> {
  const stored = await storage.get(key)
  const found =
    stored && (await findResume(await buffer(stored.body), key.split('.').pop() ?? '', { isPageOnly: true }))
  if (!found || found.notice === 'weak' || found.notice === 'differs' || !saysEnough(found.content))
    return { aiScore: null, aiScoreVersion: null }
  return storedScore(found.content, found.design, written)
}
