import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './find-browser.ts'

// npm test: everything, the short checks beside each other, the rest in turn. --quick (npm run verify): without build and
// browser. --database: only the tests that ask a database, for a PostgreSQL of one's own in TEST_DATABASE_URL. The last line
// is always 'N passed, N failed'.

/** What a step came to; `notes` are lines to repeat at the end, where whoever reads a long log looks first. */
type Count = { passed: number; failed: number; notes?: string[] }
type Step = { name: string; run(): Promise<Count> }

const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'))
const one = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })

const running = new Set<ChildProcess>()
let isInterrupted = false

/** `hear` gets what the command says where its streams are pipes. */
function execute(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  hear?: (words: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (words) => hear?.(words))
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

const failedChecks = new Set<string>()

type Check = [name: string, command: string, ...args: string[]]

/** Checks that go on beside each other, each group in turn. */
const checked = (...groups: Check[][]): Step => ({
  name: 'checks',
  async run() {
    const passed: string[] = []
    const inTurn = async (group: Check[]) => {
      for (const [name, command, ...args] of group) {
        if (isInterrupted) return
        const startedAt = performance.now()
        // said at its end, not amid the words of others
        let words = ''
        const env = name === BUILD ? { ...process.env, NODE_ENV: 'production' } : process.env
        const isGood = await execute(command, args, { stdio: 'pipe', env }, (chunk) => (words += chunk))
        process.stdout.write(words)
        if (isGood) passed.push(name)
        else failedChecks.add(name)
        console.log(`> ${name}: ${secondsSince(startedAt)}`)
      }
    }
    await Promise.all(groups.map(inTurn))
    const failed = [...failedChecks]
    return { passed: passed.length, failed: failed.length, notes: failed.map((name) => `failed: ${name}`) }
  },
})
const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`

// no more than says what went wrong
const briefly = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter(Boolean)
    .slice(0, 8)
    .map((line) => `    ${line}`)

/**
 * Runs a test runner and reads its report; a runner that fails without a failed test counts as one failure, with what it
 * complained of last: an error between two tests is in no report.
 */
async function counted(report: string, runner: Promise<Complaint>, read: (report: never) => Count): Promise<Count> {
  const { isGood, complaint } = await runner
  const failedItself = { failed: 1, notes: ['failed outside of the tests:', ...complaint.map((line) => `    ${line}`)] }
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    return isGood || count.failed > 0 ? count : { ...count, ...failedItself }
  } catch {
    return { passed: 0, ...failedItself }
  }
}

type Complaint = { isGood: boolean; complaint: string[] }

/** Runs a command that says what goes wrong on its standard error, and keeps the last 40 lines of that. */
async function heard(command: string, args: string[], env = process.env): Promise<Complaint> {
  let words = ''
  const isGood = await execute(command, args, { stdio: ['inherit', 'inherit', 'pipe'], env }, (chunk) => {
    process.stderr.write(chunk)
    words = (words + chunk).slice(-20_000)
  })
  const complaint = stripVTControlCharacters(words)
    .split('\n')
    .filter((line) => line.trim())
  return { isGood, complaint: complaint.slice(-40) }
}

function vitest(...args: string[]): Step {
  const report = join(reports, 'vitest.json')
  const fixed = [
    '--run',
    // `related` is content with none
    '--passWithNoTests=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return {
    name: 'vitest',
    run: () =>
      counted(report, heard('vitest', [...args, ...fixed]), (found: VitestReport) => ({
        passed: found.numPassedTests,
        failed: found.numFailedTests,
        notes: found.testResults.flatMap(({ name, status, message, assertionResults }) => [
          ...(status === 'failed' && message ? [`failed: ${name}`, ...briefly(message)] : []),
          ...assertionResults
            .filter((test) => test.status === 'failed')
            .flatMap((test) => [`failed: ${name}: ${test.fullName}`, ...briefly(test.failureMessages?.join('\n'))]),
        ]),
      })),
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: Array<{ status: string; fullName: string; failureMessages?: string[] }>
  }[]
}

async function playwright(): Promise<Count> {
  // without pages there is nothing to walk through; that is counted where it failed
  if (failedChecks.has(BUILD)) return { passed: 0, failed: 0 }
  const report = join(reports, 'playwright.json')
  const env = { ...process.env, CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return counted(
    report,
    heard('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json'], env),
    ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      notes: suites.flatMap(journeysToName),
    }),
  )
}

type Journey = {
  title: string
  file: string
  line: number
  tests: { status: string; results: { errors: { message?: string }[] }[] }[]
}
type JourneySuite = { specs?: Journey[]; suites?: JourneySuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: JourneySuite[]
}

/** The journeys that failed, and those that only went well the second time, with what the first error said. */
function journeysToName({ specs = [], suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status === 'expected' || status === 'skipped') return []
      const what = status === 'flaky' ? 'went well only the second time' : 'failed'
      return [`${what}: ${file}:${line} ${title}`, ...briefly(results[0]?.errors[0]?.message)]
    }),
  )
  return [...own, ...suites.flatMap(journeysToName)]
}

const types: Check = ['types', 'tsc', '--noEmit']
const shorter: Check[] = [
  ['style', 'biome', 'check', '.'],
  ['imports', 'node', 'scripts/check-imports.ts'],
  ['table writes', 'node', 'scripts/check-table-writes.ts'],
  ['unused code', 'knip'],
  ['acceptance', 'node', 'scripts/acceptance.ts', '--check'],
]
const BUILD = 'build'
// the types take as long as all the others with it
const build: Check = [BUILD, 'vite', 'build', '--logLevel', 'warn']

function stepsFor(options: string[]): Step[] {
  if (options.includes('--database')) {
    // another server proves something only to tests that ask it: those whose imports lead to the test database. Made-up
    // input asks the contracts, not the server behind them: once a run is enough
    const others = ['src/db/embedded/**', 'scripts/**', 'src/testing/fuzz/**'].flatMap((glob) => ['--exclude', glob])
    return [vitest('related', 'src/testing/database.ts', '--project', 'node', ...others)]
  }
  if (options.includes('--quick')) return [checked([types], shorter), vitest()]
  return [checked([types], [...shorter, build]), vitest(), { name: 'journeys', run: playwright }]
}

async function main(options: string[]): Promise<void> {
  const total = { passed: 0, failed: 0 }
  const notes: string[] = []
  for (const step of stepsFor(options)) {
    console.log(`\n> ${step.name}`)
    const startedAt = performance.now()
    const count = await step.run().catch((error: Error) => {
      console.error(error.message)
      return one(false)
    })
    total.passed += count.passed
    total.failed += count.failed
    notes.push(...(count.notes ?? []))
    if (count.failed > 0 && !count.notes?.length) notes.push(`failed: ${step.name}`)
    console.log(`> ${step.name}: ${secondsSince(startedAt)}`)
    if (isInterrupted) break
  }
  rmSync(reports, { recursive: true, force: true })
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
