import { eq } from 'drizzle-orm'
import { coachMessages } from '#db/schema/coach.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { AnswerPart } from '../contract.ts'
import { asMessage, readOwnAnswer } from './conversations.ts'
import { liveAnswers } from './live-answers.ts'

const pollEveryMs = 400

/**
 * Streams one of the viewer's answers: the text so far, each addition, and finally the whole message. If another process writes
 * the answer, the stored row is polled. Throws NOT_FOUND for another person's answer.
 */
export async function streamAnswer(ctx: SignedIn, request: Followed): Promise<AsyncGenerator<AnswerPart>> {
  // throw errors before the stream starts
  return stream(ctx, request, await readOwnAnswer(ctx, request.id))
}
type Followed = { id: string; signal?: AbortSignal | undefined }

async function* stream(
  ctx: SignedIn,
  { id, signal }: Followed,
  first: typeof coachMessages.$inferSelect,
): AsyncGenerator<AnswerPart> {
  let row = first
  let shown = ''
  while (!signal?.aborted) {
    const live = liveAnswers.get(id)
    if (!live) row = await readAgain(ctx, id)
    const text = live?.text ?? row.text
    if (text !== shown) {
      const from = sameStart(shown, text)
      shown = text
      yield { kind: 'text', from, text: text.slice(from) }
    }
    const message = asMessage(row)
    if (!live && message.state !== 'writing') return void (yield { kind: 'end', message })
    await nextChange(live, shown, signal)
  }
}

async function readAgain({ db }: SignedIn, id: string) {
  const [row] = await db.select().from(coachMessages).where(eq(coachMessages.id, id))
  return found(row)
}

function sameStart(a: string, b: string): number {
  if (b.startsWith(a)) return a.length
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

type Live = ReturnType<typeof liveAnswers.get>

/** Resolves when the answer changes, or when it is time to poll the stored row. */
function nextChange(live: Live, shown: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop?.()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, pollEveryMs)
    const stop = live?.listen(done)
    signal?.addEventListener('abort', done)
    if (live && (live.isOver || live.text !== shown)) done()
  })
}
