// Shared by the commands for an installation: they get its services or its database, which are closed afterwards.
import type { Services } from '#server/context.ts'
import { type Env, type Mode, readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { openDatabase, startServices } from '../src/apps/start-services.ts'

/** Runs a command with the product's services. If they cannot start, it prints the reason and ends the process. */
export async function withServices(mode: Mode, work: (services: Services) => Promise<void>): Promise<void> {
  const running = await startServices(mode).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  try {
    await work(running.services)
  } finally {
    await running.close()
  }
}

/** Runs a command with the installation's database. */
export async function withDatabase(mode: Mode, work: (url: string, env: Env) => Promise<void>): Promise<void> {
  const env = readEnv(mode)
  const database = await openDatabase(env, createLog(env.LOG_LEVEL))
  try {
    await work(database.url, env)
  } finally {
    await database.close(false)
  }
}

/** Prints the message of an error, and sets a failing exit code. */
export async function printFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
