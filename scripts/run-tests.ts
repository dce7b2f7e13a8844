import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './find-browser.ts'

// npm test: everything, in turn. --quick (npm run verify): without build and browser. --database: only the tests on
// Node, for a PostgreSQL of one's own in TEST_DATABASE_URL. The last line is always 'N passed, N failed'.

type Count = { passed: number; failed: number }
type Step = { name: string; run(): Promise<Count> }

const reports = mkdtempSync(join(tmpdir(), 'tandem-reports-'))
const one = (isGood: boolean): Count => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 })

let running: ChildProcess | undefined
let isInterrupted = false

function execute(command: string, args: string[], options: SpawnOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    running = child
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: async () => one(await execute(command, args)),
})

/** Runs a test runner and reads its report; a runner that fails without a failed test counts as one failure. */
async function counted(report: string, run: () => Promise<boolean>, read: (report: never) => Count): Promise<Count> {
  const isGood = await run()
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')) as never)
    return !isGood && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return one(false)
  }
}

function vitest(...args: string[]): Step {
  const report = join(reports, 'vitest.json')
  const fixed = [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    '--testTimeout=20000',
    '--hookTimeout=30000',
    `--outputFile.json=${report}`,
  ]
  return {
    name: 'vitest',
    run: () =>
      counted(
        report,
        () => execute('vitest', [...fixed, ...args]),
        (found: { numPassedTests: number; numFailedTests: number }) => ({
          passed: found.numPassedTests,
          failed: found.numFailedTests,
        }),
      ),
  }
}

async function playwright(): Promise<Count> {
  const report = join(reports, 'playwright.json')
  const env = { ...process.env, CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return counted(
    report,
    () => execute('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json'], { env }),
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  )
}

const checks: Step[] = [
  check('style', 'biome', 'check', '.'),
  check('types', 'tsc', '--noEmit'),
  check('imports', 'node', 'scripts/check-imports.ts'),
  check('table writes', 'node', 'scripts/check-table-writes.ts'),
  check('unused code', 'knip'),
  check('acceptance', 'node', 'scripts/acceptance.ts', '--check'),
]

const build: Step = {
  name: 'build',
  run: async () =>
    one(await execute('vite', ['build', '--logLevel', 'warn'], { env: { ...process.env, NODE_ENV: 'production' } })),
}

function stepsFor(options: string[]): Step[] {
  if (options.includes('--database')) {
    return [vitest('--project', 'node', '--exclude', 'src/db/embedded/**', '--exclude', 'scripts/**')]
  }
  if (options.includes('--quick')) return [...checks, vitest()]
  return [...checks, vitest(), build, { name: 'journeys', run: playwright }]
}

async function main(options: string[]): Promise<void> {
  const total: Count = { passed: 0, failed: 0 }
  for (const step of stepsFor(options)) {
    console.log(`\n> ${step.name}`)
    const count = await step.run().catch((error: Error) => {
      console.error(error.message)
      return one(false)
    })
    total.passed += count.passed
    total.failed += count.failed
    // without pages there is nothing to walk through
    if (isInterrupted || (step === build && count.failed > 0)) break
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || isInterrupted ? 1 : 0
}

// Ctrl-C in a terminal reaches the runner by itself; it closes what it opened, and this process waits for it
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true
    if (signal !== 'SIGINT' || !process.stdin.isTTY) running?.kill(signal)
  })
}
await main(process.argv.slice(2))
