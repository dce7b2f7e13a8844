import { Tinypool } from 'tinypool'
import { programFile } from '#root.ts'
import { DomainError } from './errors.ts'
import { fairTurns } from './queue/fair-turns.ts'

const THREADS = 2
const IDLE_MS = 5 * 60_000
/** From the work's turn on. Work on texts within their limits takes a part of a second; only what is hostile runs into it. */
const LIMIT_MS = 10_000

/** The work took longer than it may, and was ended. A refusal like others where nothing else is answered instead. */
export class TooCostly extends DomainError {
  constructor(name: string, cause: unknown) {
    super('TEXT_TOO_LONG')
    this.message = `${name} took too long`
    this.cause = cause
  }
}

/** For `catch`: answers this where the work was ended, and throws what else went wrong. */
export const ifTooCostly =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof TooCostly) return instead
    throw error
  }

/**
 * Answers for all at once; where that is too costly, for one after the other, and null for each that is too costly by itself: one
 * is to blame, not its neighbours.
 */
export async function allOrEach<T, R>(all: T[], work: (some: T[]) => Promise<R[]>): Promise<(R | null)[]> {
  if (all.length === 0) return []
  const answers = await work(all).catch(ifTooCostly(null))
  if (answers) return answers
  if (all.length === 1) return [null]
  const each: (R | null)[] = []
  for (const one of all) each.push(...(await allOrEach([one], work)))
  return each
}

const turns = fairTurns(THREADS)

type Args<F> = F extends (...args: infer A) => unknown ? A : never
type Answer<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never

let pool: Tinypool | undefined
/** Threads begin with the first work and end where there is none for a while. */
const threads = () =>
  (pool ??= new Tinypool({
    filename: programFile('src/apps/thread.ts'),
    name: 'call',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // what a thread reads is of strangers: it gets nothing of the process but its arguments
    env: {},
    execArgv: ['--no-warnings'],
  }))

/**
 * The functions that a module exports (`src/apps/thread.ts` names it), called in a thread, so that no text holds up the requests of others. Arguments and
 * answer are copied. Throws TooCostly after 10 seconds; the thread is gone then, and with it what its modules remembered. A thread shares the
 * memory of its process: what is read there has a limit at the door. What needs more of a guard has a process of its own
 * (text/run-text-child.ts, typst/typesetter.ts).
 */
export function inThreads<M>(module: string, limitMs = LIMIT_MS) {
  return async <K extends keyof M & string>(name: K, ...args: Args<M[K]>): Promise<Answer<M[K]>> => {
    return turns(async () => {
      const signal = AbortSignal.timeout(limitMs)
      try {
        return await threads().run({ module, name, args }, { name: 'call', signal })
      } catch (error) {
        throw signal.aborted ? new TooCostly(name, error) : error
      }
    })
  }
}
