import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { DomainError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import type { FromChild, ToChild, TypesetJob, TypesetResult } from './typeset-job.ts'

const limits = { waiting: 64, waitingOfOne: 4, timeMs: 5000, startMs: 20_000, rssBytes: 220 * 1024 * 1024 }
const entry = join(import.meta.dirname, 'typeset-child.ts')

/** Whose job it is: of one person's jobs in `lane` only the newest few wait. A job whose `signal` is aborted is dropped. */
export type TypesetOptions = { lane?: string; signal?: AbortSignal }
type Waiting = TypesetOptions & {
  job: TypesetJob
  resolve: (result: TypesetResult) => void
  reject: (error: unknown) => void
}
type Child = { process: ChildProcess; isReady: Promise<void> }

/**
 * Sets documents one after the other in a process of its own, which starts with the first job. A process, since a
 * compilation cannot be stopped from within: a job over 5 s is ended with it (DOCUMENT_TOO_LONG).
 */
export class Typesetter {
  readonly #log: Log
  readonly #limits: typeof limits
  #waiting: Waiting[] = []
  #child: Child | null = null
  #isWorking = false
  #isClosed = false
  #jobs = 0

  constructor(log: Log, changed: Partial<typeof limits> = {}) {
    this.#log = log
    this.#limits = { ...limits, ...changed }
  }

  /** Sets one document. RENDERER_BUSY when too many wait or a newer job took its place; DOCUMENT_TOO_LONG over 5 s. */
  set(job: TypesetJob, options: TypesetOptions = {}): Promise<TypesetResult> {
    if (this.#isClosed) return Promise.reject(new DomainError('RENDERER_BUSY'))
    if (options.lane !== undefined) this.#dropOutdated(options.lane)
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new DomainError('RENDERER_BUSY'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject, ...options })
      void this.#work()
    })
  }

  /** Ends the process; what waits is refused. */
  close(): void {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new DomainError('RENDERER_BUSY'))
    this.#end()
  }

  #dropOutdated(lane: string): void {
    const own = this.#waiting.filter((waiting) => waiting.lane === lane)
    for (const outdated of own.slice(0, Math.max(0, own.length + 1 - this.#limits.waitingOfOne))) {
      this.#waiting.splice(this.#waiting.indexOf(outdated), 1)
      outdated.reject(new DomainError('RENDERER_BUSY'))
    }
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.signal?.aborted) next.reject(new DomainError('RENDERER_BUSY'))
      else await this.#run(next.job).then(next.resolve, next.reject)
    }
    this.#isWorking = false
    if (this.#child) hold(this.#child.process, false)
  }

  async #run(job: TypesetJob): Promise<TypesetResult> {
    const child = this.#child ?? this.#start()
    hold(child.process, true)
    await child.isReady
    const number = ++this.#jobs
    const answer = await this.#ask(child, { number, job })
    if (!('number' in answer)) throw new Error('the typesetter answered out of turn')
    if (answer.rss > this.#limits.rssBytes) this.#end()
    if ('result' in answer) return answer.result
    if (answer.failure === 'too-long') throw new DomainError('DOCUMENT_TOO_LONG')
    throw new Error(answer.failure)
  }

  #ask({ process: child }: Child, message: ToChild): Promise<FromChild> {
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit)
        then()
      }
      const onMessage = (answer: FromChild) => settle(() => resolve(answer))
      const onExit = () => settle(() => reject(new DomainError(this.#isClosed ? 'RENDERER_BUSY' : 'DOCUMENT_TOO_LONG')))
      const timer = setTimeout(() => {
        this.#log.warn({ ms: this.#limits.timeMs, main: message.job.main }, 'a document took too long to set')
        this.#end()
      }, this.#limits.timeMs)
      child.on('message', onMessage).on('exit', onExit)
      child.send(message)
    })
  }

  #start(): Child {
    const child = fork(entry, {
      serialization: 'advanced',
      execArgv: ['--no-warnings', '--expose-gc', '--max-old-space-size=192'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {},
    })
    const isReady = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.startMs)
      child.once('message', () => {
        clearTimeout(timer)
        resolve()
      })
      child.once('error', reject)
      child.once('exit', () => {
        clearTimeout(timer)
        reject(this.#isClosed ? new DomainError('RENDERER_BUSY') : new Error('the typesetter did not start'))
      })
    })
    isReady.catch(() => this.#end())
    child.once('exit', () => {
      if (this.#child?.process === child) this.#child = null
    })
    this.#child = { process: child, isReady }
    return this.#child
  }

  #end(): void {
    const child = this.#child
    this.#child = null
    child?.process.kill('SIGKILL')
  }
}

/** A process at work keeps this one alive; an idle one does not. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
