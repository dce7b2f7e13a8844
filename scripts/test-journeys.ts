import { existsSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBrowser } from './find-browser.ts'
import { BUILD, failedChecks } from './test-checks.ts'
import { counted, isTerminal, type Part, reports, runner, shortened } from './test-part.ts'
import { recordSlowest } from './test-units.ts'

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

/** Browser journeys. A journey that passes only in the second run counts as failed; the second run only records its trace. */
export function journeys({
  part = 'all',
  args = [],
}: {
  part?: 'main' | 'others' | 'all'
  args?: string[]
} = {}): Part {
  return {
    name: part === 'all' ? 'journeys' : `${part === 'main' ? 'main' : 'other'} journeys`,
    async run() {
      // without built pages the journeys cannot run; the failure is already counted for the build
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
    recordSlowest([...byFile].map(([file, some]) => [file, some.reduce((sum, one) => sum + durationOf(one), 0)]))
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
