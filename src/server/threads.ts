import { Tinypool } from 'tinypool'
import { DomainError } from './errors.ts'

const THREADS = 2
const IDLE_MS = 5 * 60_000
/** From asking on. Work on texts within their limits takes a part of a second; only what is hostile runs into it. */
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

type Work = (input: never) => unknown
type WorkOf<M> = { [K in keyof M as M[K] extends Work ? K : never]: M[K] }

let pool: Tinypool | undefined
/** Threads begin with the first work and end where there is none for a while. */
const threads = () =>
  (pool ??= new Tinypool({
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // what a thread reads is of strangers: it gets nothing of the process but its input
    env: {},
    execArgv: ['--no-warnings'],
  }))

/**
 * The functions that a module exports, called in a thread, so that no text holds up the requests of others. Input and answer
 * are copied. Throws TooCostly after 10 seconds; the thread is gone then, and with it what it kept in mind. A thread shares the
 * memory of its process: what is read there has a limit at the door. What needs more of a guard has a process of its own
 * (text/run-text-child.ts, typst/typesetter.ts).
 */
export function inThreads<M>(module: URL, limitMs = LIMIT_MS) {
  return async <K extends keyof WorkOf<M> & string>(
    name: K,
    input: WorkOf<M>[K] extends (input: infer I) => unknown ? I : never,
  ): Promise<WorkOf<M>[K] extends (input: never) => infer O ? Awaited<O> : never> => {
    const signal = AbortSignal.timeout(limitMs)
    try {
      return await threads().run(input, { filename: module.href, name, signal })
    } catch (error) {
      throw signal.aborted ? new TooCostly(name, error) : error
    }
  }
}
