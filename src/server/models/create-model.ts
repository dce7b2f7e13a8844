import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { createCircuit } from './circuit.ts'
import { type ModelSettings, providers } from './providers.ts'
import { longestMaterial, ModelAway, type ModelRequest, type ModelTrouble, type TextModel } from './text-model.ts'

const tries = 3
const worthAnother: ReadonlySet<ModelTrouble> = new Set(['unreachable', 'busy', 'failing'])
/** Calls to the model at once; more wait, within their own time. */
const atOnce = 8

type Timing = { pauseMs?: number; circuit?: Parameters<typeof createCircuit>[0] }

/**
 * The model that the settings name, or null where they name none: then the built-in engine writes everything (PLAT-10). One
 * call takes at most MODEL_TIMEOUT_SECONDS, tries and waiting included. Logs what went wrong, never a key or a text.
 */
export function createModel(env: Env, log: Log, { pauseMs = 400, circuit = {} }: Timing = {}): TextModel | null {
  const name = env.MODEL_NAME
  if (!name || (!env.MODEL_KEY && !env.MODEL_URL)) return null
  const provider = providers[env.MODEL_PROVIDER]
  const settings: ModelSettings = { name, key: env.MODEL_KEY, url: (env.MODEL_URL ?? provider.url).replace(/\/+$/, '') }
  const through = createCircuit(circuit)
  const limit = pLimit(atOnce)

  async function ask(request: ModelRequest, signal: AbortSignal): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      if (signal.aborted) throw new ModelAway('slow')
      try {
        return await provider.ask(settings, request, signal)
      } catch (error) {
        const trouble = error instanceof ModelAway ? error.trouble : 'garbage'
        if (attempt >= tries || !worthAnother.has(trouble)) throw error
        // full jitter: many who failed at once do not come back at once
        await wait(Math.random() * pauseMs * 2 ** attempt, undefined, { signal }).catch(() => {})
      }
    }
  }

  return {
    async write(request) {
      if (request.material.length > longestMaterial) throw new ModelAway('too_large')
      const signal = AbortSignal.timeout(env.MODEL_TIMEOUT_SECONDS * 1000)
      const began = Date.now()
      try {
        return await through(() => limit(() => ask(request, signal)))
      } catch (error) {
        const away = error instanceof ModelAway ? error : new ModelAway('garbage')
        if (away.trouble !== 'resting')
          log.warn({ trouble: away.trouble, ms: Date.now() - began }, 'the model gave no text')
        throw away
      }
    },
  }
}
