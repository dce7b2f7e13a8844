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

/** For what is there alone: a log that was taken away is not begun anew. */
const ADD = constants.O_WRONLY | constants.O_APPEND

/** Whom this worker hands mail over to, written down in the moment before; ended workers' logs can be read. */
export type HandOverLog = {
  runId: string
  /** Whom an ended run handed over, or may have; null where its log is not on this machine. */
  handedOverBy(runId: string): ReadonlySet<string> | null
  /** Begins this run's log; those of ended runs, which were read, go. */
  begin(): void
  /** Throws where another worker has taken this one for ended. */
  note(recipientId: string): void
  /** Everybody's outcome is written down: nothing of it is needed any more. */
  end(): void
}

/**
 * A line is written without waiting, in the same breath as the mail's last bytes: a process that is killed leaves behind whom it
 * handed over, to the mail. Only for whoever holds the campaign's lock.
 */
export function openHandOverLog(dataDir: string, campaignId: string): HandOverLog {
  const folder = join(dataDir, 'campaign-runs', campaignId)
  const runId = newId()
  const own = join(folder, runId)
  return {
    runId,
    handedOverBy(run) {
      const taken = join(folder, `${run}.ended`)
      try {
        // whoever still writes, cut off from the database and taken for ended, finds it gone and hands over nothing more
        renameSync(join(folder, run), taken)
      } catch {
        // it was taken before, or lies on another machine
      }
      try {
        return new Set(readFileSync(taken, 'utf8').split('\n'))
      } catch {
        return null
      }
    },
    begin() {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true })
      writeFileSync(own, '')
    },
    note(recipientId) {
      const file = openSync(own, ADD)
      try {
        writeSync(file, `${recipientId}\n`)
      } finally {
        closeSync(file)
      }
    },
    end() {
      rmSync(own, { force: true })
    },
  }
}
