import { newId } from '#lib/ids.ts'
import type { Api } from '#testing/product.ts'
import type { CoachMessage } from '../contract.ts'

/** Asks a question and reads the whole answer. */
export async function askAndRead(api: Api, text: string, id = newId()): Promise<CoachMessage> {
  const answerId = newId()
  await api.coach.ask({ id, questionId: newId(), answerId, text })
  return readToEnd(api, answerId)
}

/** Follows an answer until it ends, and returns the final message. */
export async function readToEnd(api: Api, id: string): Promise<CoachMessage> {
  for await (const part of await api.coach.follow({ id })) if (part.kind === 'end') return part.message
  throw new Error('the stream ended before the answer did')
}
