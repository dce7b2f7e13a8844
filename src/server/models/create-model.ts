import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { askOnce } from './ask-once.ts'
import { createCircuit } from './circuit.ts'
import { failureOf } from './model-failure.ts'
import { providers } from './providers.ts'
import { longestMaterial, type ModelFailure, ModelUnavailable, type TextModel } from './text-model.ts'

const tries = 3
const worthAnother: ReadonlySet<ModelFailure> = new Set(['unreachable', 'busy', 'failing'])
/** How many calls to the model run at once. Others wait, within their own time limit. */
const atOnce = 8

type Timing = { pauseMs?: number; circuit?: Parameters<typeof createCircuit>[0] }

/**
 * The configured model. Null if none is configured: then the built-in engine writes everything (PLAT-10). One call takes at most
 * MODEL_TIMEOUT_SECONDS, including retries and waiting. Logs the kind of each failure, but never a key or a text.
 */
export function createModel(env: Env, log: Log, { pauseMs = 400, circuit = {} }: Timing = {}): TextModel | null {
  const name = env.MODEL_NAME
  if (!name || (!env.MODEL_KEY && !env.MODEL_URL)) return null
  const open = () => providers[env.MODEL_PROVIDER]({ name, key: env.MODEL_KEY, url: env.MODEL_URL })
  const through = createCircuit(circuit)
  const limit = pLimit(atOnce)

  /** Retries temporary failures until an attempt succeeds or the time limit is reached. */
  async function persist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      if (signal.aborted) throw new ModelUnavailable('slow')
      try {
        return await work()
      } catch (error) {
        const failure = failureOf(error, signal)
        if (attempt >= tries || !worthAnother.has(failure)) throw new ModelUnavailable(failure)
        // full jitter: callers that failed together must not retry together
        await wait(Math.random() * pauseMs * 2 ** attempt, undefined, { signal }).catch(() => {})
      }
    }
  }

  return {
    async write(request, reader) {
      if (request.material.length > longestMaterial) throw new ModelUnavailable('too_large')
      const time = AbortSignal.timeout(env.MODEL_TIMEOUT_SECONDS * 1000)
      const began = Date.now()
      const ask = async () => askOnce({ model: await open(), request, time, reader })
      try {
        return await through(() => limit(() => persist(ask, time)))
      } catch (error) {
        const unavailable = error instanceof ModelUnavailable ? error : new ModelUnavailable('garbage')
        if (unavailable.failure !== 'resting')
          log.warn({ failure: unavailable.failure, ms: Date.now() - began }, 'the model gave no text')
        throw unavailable
      }
    },
  }
}
