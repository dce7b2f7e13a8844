import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_WAIT_MS = 180_000

/**
 * Runs the work while no other process has this lock. The system frees the lock when its process dies. Node has no flock, so this uses an
 * exclusive SQLite transaction on an empty file.
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
