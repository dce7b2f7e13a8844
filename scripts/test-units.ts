import { join, relative } from 'node:path'
import { counted, isTerminal, noColor, type Part, reports, runner, shortened } from './test-part.ts'

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

/** Unit tests. A terminal shows the progress; a log gets a line for each tenth of the run. */
export function unitTests(...args: string[]): Part {
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
          recordSlowest(
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

export const slowest: string[] = []

/** The slowest files, shown at the end of the run. */
export function recordSlowest(files: [file: string, ms: number][]): void {
  const longest = files.toSorted((a, b) => b[1] - a[1]).slice(0, 5)
  slowest.push(...longest.map(([file, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`))
}

/**
 * Unit tests that depend on the database, for another server. The access test calls every procedure. A plain run adds what depends on the
 * server the most: migrations, locks, queues, live updates, searches, imports, statistics and backups.
 */
export function databaseTests(): Part {
  const excludedGlobs = ['src/db/embedded/**', 'scripts/**', 'src/testing/fuzz/**'].map((glob) => `--exclude=${glob}`)
  const common = ['--project=node', '--passWithNoTests=false', ...excludedGlobs]
  if (process.env.TEST_LONG === '1') return unitTests('related', 'src/testing/database.ts', ...common)
  const files = [
    ...['access', 'backup', 'restore', 'database-away', 'keyset', 'live', 'worker', 'links', 'sessions', 'caps'],
    ...['figures', 'histories', 'imports', 'list-users', 'moves', 'run-import', 'unrequested-keys'],
    ...['search-jobs', 'search-jobs-words'],
    ...['submit-application', 'submit-application-files', 'submit-application-answers'],
  ]
  return unitTests('src/db/', ...files.map((name) => `/${name}.test`), ...common)
}
