import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { build, checks, shorterChecks, types } from './test-checks.ts'
import { journeys } from './test-journeys.ts'
import { type Count, type Part, reports, secondsSince, state, times } from './test-part.ts'
import { databaseTests, slowest, unitTests } from './test-units.ts'

// Runs the tests; CONTRIBUTING.md lists the commands. The last line of a run is always 'N passed, N failed'.
//   (nothing)        checks, unit tests, main browser journeys              npm test
//   --quick          the same without build and browser                     npm run verify
//   --checks         the checks of --quick alone; --units 1/3: a third of its unit tests
//   --long           all journeys and every exhaustive case                 npm run test:long
//   --others         the other journeys, after a build
//   --database       unit tests that depend on the database's server, for TEST_DATABASE_URL
//   area <name>      unit tests of one area                                 npm run test:area
//   changed          what imports a file that git shows as changed          npm run test:changed
//   journey <name>   the browser journeys whose file or title has the name  npm run test:journey

// A run creates and drops hundreds of databases, each with a thousand small files. On a disk, that takes a third of the run's time.
const MEMORY = '/dev/shm'
if (!process.env.TMPDIR && hasRoom(MEMORY, 4 * 2 ** 30)) process.env.TMPDIR = MEMORY

/** The folders that `test:area` knows, by name. */
function areas(): Map<string, string> {
  const foldersIn = (parent: string) => readdirSync(parent, { withFileTypes: true }).filter((one) => one.isDirectory())
  const found = ['src', 'src/features'].flatMap((parent) =>
    foldersIn(parent).map(({ name }): [string, string] => [name, `${parent}/${name}/`]),
  )
  return new Map([...found.filter(([name]) => name !== 'features'), ['scripts', 'scripts/']])
}

function area(name = ''): Part[] {
  const folder = areas().get(name)
  if (!folder) fail(`Which area? One of: ${[...areas().keys()].join(', ')}`)
  return [unitTests(folder)]
}

/** Files changed since the branch started from main; on main, the uncommitted files. */
function changed(): Part[] {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
  const base = git('merge-base', 'HEAD', 'origin/main') || 'HEAD'
  const files = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
  const isJourney = /^e2e\/.*\.ts$/m.test(files)
  return [
    unitTests(`--changed=${base}`, '--passWithNoTests'),
    ...(isJourney ? [journeys({ args: [`--only-changed=${base}`, '--pass-with-no-tests'] })] : []),
  ]
}

function journey(name = ''): Part[] {
  if (!name) fail('Which journey? A part of its file name or title, for instance: npm run test:journey tracker')
  const files = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'))
  // A person is waiting for the result: the trace is recorded in the first run, and elements that do not appear soon count as failed.
  process.env.TEST_WAIT_SECONDS ??= '20'
  const own = ['--retries', '0', '--trace', 'retain-on-failure']
  if (files.includes(`${name}.spec.ts`)) return [journeys({ args: [`e2e/${name}.spec.ts`, ...own] })]
  const isPart = files.some((file) => file.includes(name))
  return [journeys({ args: [...(isPart ? [name] : ['--grep', name]), ...own] })]
}

function hasRoom(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > bytes
  } catch {
    return false
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function partsFor([command, ...names]: string[]): Part[] {
  if (command === 'area') return area(names[0])
  if (command === 'changed') return changed()
  if (command === 'journey') return journey(names.join(' '))
  if (command === '--others') return [journeys({ part: 'others' })]
  if (command === '--database') return [databaseTests()]
  if (command === '--checks') return [checks([types], shorterChecks)]
  if (command === '--units') return [unitTests(`--shard=${names[0] ?? '1/1'}`)]
  if (command === '--quick') return [checks([types], shorterChecks), unitTests()]
  if (command === '--long') process.env.TEST_LONG = '1'
  const part = command === '--long' ? 'all' : 'main'
  return [checks([types], [...shorterChecks, build]), unitTests(), journeys({ part })]
}

/** Prints one table of all parts. For a caller that runs several commands, it also writes the table to the file in TEST_TIMES. */
function printTimes(total: number): void {
  const row = (part: string, seconds: number, count?: Count) => {
    const results = count ? `${count.passed} passed, ${count.failed} failed` : ''
    return `${part.padEnd(24)}${seconds.toFixed(0).padStart(6)} s  ${results}`.trimEnd()
  }
  const rows = times.map(({ part, seconds, count }) => row(part, seconds, count))
  if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, `${rows.join('\n')}\n`)
  console.log(`\n${[...rows, row('all', total)].join('\n')}`)
  if (slowest.length > 0) console.log(`\nslowest files\n${slowest.join('\n')}`)
}

async function main(args: string[]): Promise<void> {
  const total = { passed: 0, failed: 0 }
  const notes: string[] = []
  const began = performance.now()
  for (const part of partsFor(args)) {
    console.log(`\n> ${part.name}`)
    const startedAt = performance.now()
    const count: Count = await part.run().catch((error: Error) => {
      console.error(error.message)
      return { passed: 0, failed: 1 }
    })
    total.passed += count.passed
    total.failed += count.failed
    notes.push(...(count.notes ?? []))
    if (count.failed > 0 && !count.notes?.length) notes.push(`failed: ${part.name}`)
    times.push({ part: part.name, seconds: secondsSince(startedAt), count })
    if (state.isInterrupted) break
  }
  rmSync(reports, { recursive: true, force: true })
  printTimes(secondsSince(began))
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || state.isInterrupted ? 1 : 0
}

// Ctrl-C in a terminal reaches the test runner directly. The runner closes what it opened, and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    state.isInterrupted = true
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of state.running) child.kill(signal)
  })
}
await main(process.argv.slice(2))
