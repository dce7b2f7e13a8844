import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_WAIT_MS = 180_000

/**
 * Does the work while no other process holds this lock. The kernel frees it when its holder dies; Node has no flock, and
 * SQLite's exclusive transaction on an empty file is one.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    const deadline = Date.now() + LONGEST_WAIT_MS
    while (!takesLock(database)) {
      if (Date.now() > deadline) throw new Error(`Another process has held ${file} for ${LONGEST_WAIT_MS / 1000} s`)
      await sleep(20)
    }
    return await work()
  } finally {
    database.close()
  }
}

function takesLock(database: DatabaseSync): boolean {
  try {
    database.exec('pragma journal_mode = off; begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false
    throw error
  }
}
