import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of one part of a run. `notes` are repeated at the end, because readers of a long log look there first. */
export type Count = { passed: number; failed: number; notes?: string[] }

/** One part of a run: the checks, the unit tests, the journeys. */
export type Part = { name: string; run(): Promise<Count> }

/** Where the runners write their reports. */
export const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'))

export const isTerminal = Boolean(process.stdout.isTTY)

export const noColor = isTerminal ? {} : { NO_COLOR: '1' }

/** The running processes, and whether a signal ended the run. */
export const state = { running: new Set<ChildProcess>(), isInterrupted: false }

/** Runs a command. `listen` gets its output if its streams are pipes. */
export function execute(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  listen?: (output: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    state.running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (output) => listen?.(output))
    }
    const end = (isGood: boolean) => {
      state.running.delete(child)
      resolve(isGood)
    }
    child.once('error', (error) => {
      console.error(error.message)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/** The times of all parts, in the order in which they ended. */
export const times: { part: string; seconds: number; count?: Count }[] = []

export const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000

/** The first lines of an error. */
export const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(Boolean)
    .slice(0, 8)
    .map((line) => `    ${line}`)

type Outcome = { isGood: boolean; errors: string[] }

/**
 * Reads the report of a test runner. A runner that fails without a failed test counts as one failure, with the last lines of its error
 * output, because an error between two tests is not in the report.
 */
export async function counted(
  report: string,
  runner: Promise<Outcome>,
  read: (report: never) => Count,
): Promise<Count> {
  const { isGood, errors } = await runner
  const reasons = ['failed outside of the tests:', ...errors.map((line) => `    ${line}`)]
  const failedItself = { failed: 1, notes: state.isInterrupted ? ['interrupted before the end'] : reasons }
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    return isGood || count.failed > 0 ? count : { ...count, ...failedItself }
  } catch {
    return { passed: 0, ...failedItself }
  }
}

/** Runs a test runner and collects the last 40 lines of its error output. */
export async function runner(command: string, args: string[], env = process.env): Promise<Outcome> {
  let output = ''
  const isGood = await execute(command, args, { stdio: ['inherit', 'inherit', 'pipe'], env }, (chunk) => {
    process.stderr.write(chunk)
    output = (output + chunk).slice(-20_000)
  })
  const errors = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  return { isGood, errors: errors.slice(-40) }
}
