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

/** What is known of a mail of an ended run: handed over, or about to be; taken by the mail server. */
export type Mark = 'handed-over' | 'taken'

/** Whom this worker hands mail over to, written down in the moment before, and whose was taken; ended workers' logs can be read. */
export type HandOverLog = {
  runId: string
  /** What an ended run wrote down, by recipient; null where its log is not on this machine. */
  marksOf(runId: string): ReadonlyMap<string, Mark> | null
  /** Begins this run's log; those of ended runs, which were read, go. */
  begin(): void
  /** Throws where another worker has taken this one for ended. */
  note(recipientId: string, mark: Mark): void
  /** Everybody's outcome is written down: nothing of it is needed any more. */
  end(): void
}

/**
 * A line is written without waiting, in the same breath as the mail's last bytes and as its answer: a process that is killed leaves
 * behind whom it handed over and whose mail was taken, to the mail. Only for whoever holds the campaign's lock.
 */
export function openHandOverLog(dataDir: string, campaignId: string): HandOverLog {
  const folder = join(dataDir, 'campaign-runs', campaignId)
  const runId = newId()
  const own = join(folder, runId)
  return {
    runId,
    marksOf(run) {
      const taken = join(folder, `${run}.ended`)
      try {
        // whoever still writes, cut off from the database and taken for ended, finds it gone and hands over nothing more
        renameSync(join(folder, run), taken)
      } catch {
        // it was taken before, or lies on another machine
      }
      try {
        const lines = readFileSync(taken, 'utf8').split('\n')
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
