import { Tinypool } from 'tinypool'
import { programFile } from '#root.ts'
import { DomainError } from './errors.ts'
import { fairTurns } from './queue/fair-turns.ts'

const THREADS = 2
const IDLE_MS = 5 * 60_000
/** Counts from the start of the work. Texts within their limits take a part of a second; only hostile ones reach this limit. */
const LIMIT_MS = 10_000

/** The work exceeded its time limit and was stopped. Unless the caller handles it, the user gets TEXT_TOO_LONG. */
export class TooCostly extends DomainError {
  constructor(name: string, cause: unknown) {
    super('TEXT_TOO_LONG')
    this.message = `${name} took too long`
    this.cause = cause
  }
}

/** For `catch`: returns `instead` if the work was stopped, and rethrows any other error. */
export const ifTooCostly =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof TooCostly) return instead
    throw error
  }

/**
 * Runs the work for all items at once. If that exceeds the limit, runs it for each item, and returns null only for those that exceed it by
 * themselves.
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
/** Threads start with the first work, and end after five minutes without any. */
const threads = () =>
  (pool ??= new Tinypool({
    filename: programFile('src/apps/thread.ts'),
    name: 'call',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // threads process text from strangers, so they get nothing of the process but the arguments
    env: {},
    execArgv: ['--no-warnings'],
  }))

/**
 * Calls the exported functions of a module (registered in `src/apps/thread.ts`) in a worker thread, so that no text blocks other requests.
 * Arguments and results are copied. Throws TooCostly after 10 seconds; the thread is then ended, with everything its modules cached.
 * Threads share the memory of the process, so inputs must be limited in size before. Work that needs more isolation has a process of its
 * own (text/run-text-child.ts, typst/typesetter.ts).
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
