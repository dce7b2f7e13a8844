import { type ChildProcess, fork } from 'node:child_process'
import { programFile } from '#root.ts'
import { DomainError } from '#server/errors.ts'
import type { Log } from '#server/log.ts'
import { TurnQueue } from './turn-queue.ts'
import type { FromChild, ToChild, TypesetJob, TypesetResult } from './typeset-job.ts'

const limits = {
  waiting: 64,
  waitingOfOne: 16,
  replaceableOfOne: 4,
  timeMs: 5000,
  /** A group whose last job took longer than this gets its turn after all others. */
  slowMs: 1500,
  startMs: 20_000,
  rssBytes: 220 * 1024 * 1024,
}
const entry = programFile('src/server/typst/typeset-child.ts')

export type TypesetOptions = {
  /** The owner of the job: groups take turns. Jobs without a group share one. */
  group?: string | undefined
  /** Only the newest few of the group's replaceable jobs wait, for example previews while the user types. */
  isReplaceable?: boolean | undefined
  /** An aborted job is dropped. */
  signal?: AbortSignal | undefined
}
type Waiting = TypesetOptions & {
  group: string
  job: TypesetJob
  resolve: (result: TypesetResult) => void
  reject: (error: unknown) => void
}
type Child = { process: ChildProcess; isReady: Promise<void> }

/**
 * Typesets documents one at a time, group by group, in a child process that starts with the first job. It is a process because a
 * compilation cannot be canceled: a job that takes more than 5 s ends with its process (DOCUMENT_TOO_LONG).
 */
export class Typesetter {
  readonly #log: Log
  readonly #limits: typeof limits
  readonly #waiting: TurnQueue<Waiting>
  #child: Child | null = null
  #isWorking = false
  #isClosed = false
  #jobs = 0

  constructor(log: Log, changed: Partial<typeof limits> = {}) {
    this.#log = log
    this.#limits = { ...limits, ...changed }
    this.#waiting = new TurnQueue(this.#limits)
  }

  /**
   * Typesets one document. RENDERER_BUSY if too many jobs wait in total or in the group, or if newer jobs replaced it. DOCUMENT_TOO_LONG
   * after 5 s.
   */
  set(job: TypesetJob, { group = '', ...options }: TypesetOptions = {}): Promise<TypesetResult> {
    if (this.#isClosed) return Promise.reject(new DomainError('RENDERER_BUSY'))
    return new Promise((resolve, reject) => {
      for (const dropped of this.#waiting.add({ job, resolve, reject, group, ...options })) refuse(dropped)
      void this.#work()
    })
  }

  /** Ends the process; pending requests are rejected. */
  close(): void {
    this.#isClosed = true
    for (const waiting of this.#waiting.clear()) refuse(waiting)
    this.#end()
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      if (next.signal?.aborted) refuse(next)
      else await this.#runTimed(next)
    }
    this.#isWorking = false
    if (this.#child) setKeepsAlive(this.#child.process, false)
  }

  async #runTimed({ job, group, resolve, reject }: Waiting): Promise<void> {
    const started = performance.now()
    let isRefused = false
    await this.#run(job).then(resolve, (error) => {
      isRefused = error instanceof DomainError && error.code === 'DOCUMENT_TOO_LONG'
      reject(error)
    })
    this.#waiting.markSlow(group, isRefused || performance.now() - started > this.#limits.slowMs)
  }

  async #run(job: TypesetJob): Promise<TypesetResult> {
    const child = this.#child ?? this.#start()
    setKeepsAlive(child.process, true)
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

const refuse = ({ reject }: Waiting): void => reject(new DomainError('RENDERER_BUSY'))

/** While the child process works it keeps this process alive; an idle one does not. */
function setKeepsAlive(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
