import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { newId } from '#lib/ids.ts'

/** Opens only an existing log, so that a deleted one is not created again. */
const ADD = constants.O_WRONLY | constants.O_APPEND

/** The state of an email from an ended run: handed over or about to be, or accepted by the mail server. */
export type Mark = 'handed-over' | 'taken'

/**
 * The emails that this worker hands over, logged just before, and those accepted; logs of ended workers can be read.
 */
export type HandOverLog = {
  runId: string
  /** An ended run's log, by recipient; null if it is not on this machine. */
  marksOf(runId: string): ReadonlyMap<string, Mark> | null
  /** Starts this run's log; those of ended runs, which were read, are deleted. */
  begin(): void
  /** Throws if another worker has treated this one as ended. */
  note(recipientId: string, mark: Mark): void
  /** All outcomes are stored: the log is no longer needed. */
  end(): void
}

/**
 * A line is written synchronously when the last bytes of an email are sent, and again when it is accepted. If the process is killed, the
 * log shows exactly which emails were handed over and accepted. Only for the worker that has the campaign's lock.
 */
export function openHandOverLog(dataDir: string, campaignId: string): HandOverLog {
  const folder = join(dataDir, 'campaign-runs', campaignId)
  const runId = newId()
  const own = join(folder, runId)
  return {
    runId,
    marksOf(run) {
      const endedFile = join(folder, `${run}.ended`)
      try {
        // if a worker lost the database and was treated as ended, its log is deleted here, so it sends no more
        renameSync(join(folder, run), endedFile)
      } catch {
        // it was read before, or is on another machine
      }
      try {
        const lines = readFileSync(endedFile, 'utf8').split('\n')
        return new Map(lines.map((line) => line.split(' ') as [string, Mark]))
      } catch {
        return null
      }
    },
    begin() {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
      writeFileSync(own, '')
    },
    note(recipientId, mark) {
      const file = openSync(own, ADD)
      try {
        writeSync(file, `${recipientId} ${mark}\n`)
      } finally {
        closeSync(file)
      }
    },
    end() {
      rmSync(own, { force: true })
    },
  }
}
