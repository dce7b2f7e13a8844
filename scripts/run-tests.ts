import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './find-browser.ts'

// Runs the tests; CONTRIBUTING.md lists the commands. The last line of a run is always 'N passed, N failed'.
//   (nothing)        checks, unit tests, main browser journeys              npm test
//   --quick          the same without build and browser                     npm run verify
//   --long           all journeys and every exhaustive case                 npm run test:long
//   --others         the other journeys, after a build
//   --database       unit tests that depend on the database's server, for TEST_DATABASE_URL
//   area <name>      unit tests of one area                                 npm run test:area
//   changed          what imports a file that git shows as changed          npm run test:changed
//   journey <name>   the browser journeys whose file or title has the name  npm run test:journey

/** The result of a part of a run. `notes` are repeated at the end, where a reader of a long log looks first. */
type Count = { passed: number; failed: number; notes?: string[] }
type Part = { name: string; run(): Promise<Count> }

// Some hundred databases of a thousand small files each are made and dropped in a run: on a disk that takes a third of its time.
const MEMORY = '/dev/shm'
if (!process.env.TMPDIR && hasRoom(MEMORY, 4 * 2 ** 30)) process.env.TMPDIR = MEMORY

const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'))
const isTerminal = Boolean(process.stdout.isTTY)
const noColor = isTerminal ? {} : { NO_COLOR: '1' }

const running = new Set<ChildProcess>()
let isInterrupted = false

/** Runs a command; `listen` gets its output where its streams are pipes. */
function execute(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  listen?: (output: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (output) => listen?.(output))
    }
    const end = (isGood: boolean) => {
      running.delete(child)
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
const times: { part: string; seconds: number; count?: Count }[] = []
const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000

type Check = [name: string, command: string, ...args: string[]]
const failedChecks = new Set<string>()

/** Runs the groups in parallel, and the checks of a group one after the other. */
const checks = (...groups: Check[][]): Part => ({
  name: 'checks',
  async run() {
    const passed: string[] = []
    const inTurn = async (group: Check[]) => {
      for (const [name, command, ...args] of group) {
        if (isInterrupted) return
        const startedAt = performance.now()
        // printed when the check ends: two checks would mix their lines
        let output = ''
        const env = name === BUILD ? { ...process.env, NODE_ENV: 'production' } : process.env
        const isGood = await execute(command, args, { stdio: 'pipe', env }, (chunk) => (output += chunk))
        if (!isGood) process.stdout.write(output)
        if (isGood) passed.push(name)
        else failedChecks.add(name)
        times.push({ part: `  ${name}`, seconds: secondsSince(startedAt) })
        console.log(`> ${name}: ${isGood ? 'good' : 'FAILED'}, ${secondsSince(startedAt).toFixed(0)} s`)
      }
    }
    await Promise.all(groups.map(inTurn))
    const failed = [...failedChecks]
    return { passed: passed.length, failed: failed.length, notes: failed.map((name) => `failed: ${name}`) }
  },
})

/** The first lines of an error. */
const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(Boolean)
    .slice(0, 8)
    .map((line) => `    ${line}`)

type Outcome = { isGood: boolean; errors: string[] }

/**
 * Reads the report of a test runner. A runner that fails without a failed test counts as one failure, with the last lines of its
 * error output: an error between two tests is in no report.
 */
async function counted(report: string, runner: Promise<Outcome>, read: (report: never) => Count): Promise<Count> {
  const { isGood, errors } = await runner
  const failedItself = { failed: 1, notes: ['failed outside of the tests:', ...errors.map((line) => `    ${line}`)] }
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    return isGood || count.failed > 0 ? count : { ...count, ...failedItself }
  } catch {
    return { passed: 0, ...failedItself }
  }
}

/** Runs a test runner and keeps the last 40 lines of its error output. */
async function runner(command: string, args: string[], env = process.env): Promise<Outcome> {
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

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: Array<{ status: string; fullName: string; failureMessages?: string[] }>
  }[]
}

/** Unit tests; a terminal shows how far the run is, a log gets a line for each tenth of it. */
function unitTests(...args: string[]): Part {
  const report = join(reports, 'vitest.json')
  const reporters = [
    `--reporter=${isTerminal ? 'default' : './scripts/test-progress.ts'}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return {
    name: 'unit tests',
    run: () =>
      counted(
        report,
        runner('vitest', [...args, '--run', ...reporters], { ...process.env, ...noColor }),
        (found: VitestReport) => {
          noteSlowest(
            found.testResults.map(({ name, startTime, endTime }) => [relative('', name), endTime - startTime]),
          )
          return {
            passed: found.numPassedTests,
            failed: found.numFailedTests,
            notes: found.testResults.flatMap(({ name, status, message, assertionResults }) => [
              ...(status === 'failed' && message ? [`failed: ${name}`, ...shortened(message)] : []),
              ...assertionResults
                .filter((test) => test.status === 'failed')
                .flatMap((test) => [
                  `failed: ${name}: ${test.fullName}`,
                  ...shortened(test.failureMessages?.join('\n')),
                ]),
            ]),
          }
        },
      ),
  }
}

const slowest: string[] = []
/** The slowest files, shown at the end of the run. */
function noteSlowest(files: [file: string, ms: number][]): void {
  const longest = files.toSorted((a, b) => b[1] - a[1]).slice(0, 5)
  slowest.push(...longest.map(([file, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`))
}

type JourneyResult = {
  duration: number
  errors: { message?: string }[]
  attachments: { name: string; path?: string }[]
}
type Journey = { title: string; file: string; line: number; tests: { status: string; results: JourneyResult[] }[] }
type JourneySuite = { specs?: Journey[]; suites?: JourneySuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: JourneySuite[]
}

/** The log of the product that the journeys use; playwright.config.ts writes it. */
const SERVER_LOG = 'test-results/server.log'

/** Browser journeys. A journey that passes only in the second run has failed; the second run only records its trace. */
function journeys({ part = 'all', args = [] }: { part?: 'main' | 'others' | 'all'; args?: string[] } = {}): Part {
  return {
    name: part === 'all' ? 'journeys' : `${part === 'main' ? 'main' : 'other'} journeys`,
    async run() {
      // without pages there is nothing to open; the failed build is counted where it failed
      if (failedChecks.has(BUILD)) return { passed: 0, failed: 0 }
      const report = join(reports, 'playwright.json')
      mkdirSync('test-results', { recursive: true })
      const plain = isTerminal ? {} : { FORCE_COLOR: '0' }
      const own = { TEST_JOURNEYS: part, CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const env = { ...process.env, ...plain, ...own }
      const reporter = `--reporter=${isTerminal ? 'line' : 'dot'},json`
      const count = await countJourneys(report, [...args, reporter], env)
      const hasLog = count.failed > 0 && existsSync(SERVER_LOG)
      return { ...count, notes: [...(count.notes ?? []), ...(hasLog ? [`log of the server: ${SERVER_LOG}`] : [])] }
    },
  }
}

const countJourneys = (report: string, args: string[], env: NodeJS.ProcessEnv) =>
  counted(report, runner('playwright', ['test', ...args], env), ({ stats, suites }: PlaywrightReport) => {
    const all = suites.flatMap(journeysIn)
    const byFile = Map.groupBy(all, ({ file }) => `e2e/${file}`)
    noteSlowest([...byFile].map(([file, some]) => [file, some.reduce((sum, one) => sum + durationOf(one), 0)]))
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      notes: all.flatMap(failureOf),
    }
  })

const journeysIn = ({ specs = [], suites = [] }: JourneySuite): Journey[] => [...specs, ...suites.flatMap(journeysIn)]
const durationOf = ({ tests }: Journey) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)

/** The location of a failed journey, its first error, and its files. */
function failureOf({ title, file, line, tests }: Journey): string[] {
  return tests.flatMap(({ status, results }) => {
    if (status === 'expected' || status === 'skipped') return []
    const what = status === 'flaky' ? 'failed, and passed the second time' : 'failed'
    const left = results.flatMap(({ attachments }) => attachments).filter(({ path }) => path)
    return [
      `${what}: e2e/${file}:${line} ${title}`,
      ...shortened(results[0]?.errors[0]?.message),
      ...left.map(({ name, path }) => `    ${name}: ${relative('', path ?? '')}`),
    ]
  })
}

const BUILD = 'build'
// more than one checker works out the same large types again, and on two cores the other checks run beside it
const types: Check = ['types', 'tsc', '--noEmit', '--checkers', '1']
const shorterChecks: Check[] = [
  ['style', 'biome', 'check', '.'],
  ['imports', 'node', 'scripts/check-imports.ts'],
  ['table writes', 'node', 'scripts/check-table-writes.ts'],
  ['tests', 'node', 'scripts/check-tests.ts'],
  ['words', 'node', 'scripts/check-words.ts'],
  ['expressions', 'node', 'scripts/check-regexes.ts'],
  ['refreshes', 'node', 'scripts/check-refresh.ts'],
  ['private interfaces', 'node', 'scripts/check-private-interfaces.ts'],
  ['security', 'node', 'scripts/check-security.ts'],
  ['unused code', 'knip'],
  ['acceptance', 'node', 'scripts/acceptance.ts', '--check'],
  ['notice', 'node', 'scripts/write-notice.ts', '--check'],
]
const build: Check = [BUILD, 'node', 'scripts/bootstrap.mjs', 'build']

/**
 * Unit tests that reach the database, for another server. Every procedure is called by the access test; beside it a plain run
 * takes what depends on the server most: migrations, locks, queues, live updates, searches, imports, figures and backups.
 */
function databaseTests(): Part {
  const apart = ['src/db/embedded/**', 'scripts/**', 'src/testing/fuzz/**'].map((glob) => `--exclude=${glob}`)
  const common = ['--project=node', '--passWithNoTests=false', ...apart]
  if (process.env.TEST_LONG === '1') return unitTests('related', 'src/testing/database.ts', ...common)
  const files = [
    ...['access', 'backup', 'database-away', 'keyset', 'live', 'worker', 'links', 'sessions', 'caps', 'figures'],
    ...['histories', 'imports', 'list-users', 'moves', 'run-import', 'search-jobs', 'submit-application'],
  ]
  return unitTests('src/db/', ...files.map((name) => `/${name}.test`), ...common)
}

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
  const isFile = readdirSync('e2e').some((file) => file.endsWith('.spec.ts') && file.includes(name))
  return [journeys({ args: isFile ? [name] : ['--grep', name] })]
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
  if (command === '--quick') return [checks([types], shorterChecks), unitTests()]
  if (command === '--long') process.env.TEST_LONG = '1'
  const part = command === '--long' ? 'all' : 'main'
  return [checks([types], [...shorterChecks, build]), unitTests(), journeys({ part })]
}

/** One table of all parts, on the screen and, for a caller that runs several commands, in the file that TEST_TIMES names. */
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
    if (isInterrupted) break
  }
  rmSync(reports, { recursive: true, force: true })
  printTimes(secondsSince(began))
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || isInterrupted ? 1 : 0
}

// Ctrl-C in a terminal reaches the runner by itself; it closes what it opened, and this process waits for it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of running) child.kill(signal)
  })
}
await main(process.argv.slice(2))
