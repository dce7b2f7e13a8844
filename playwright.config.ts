import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findTestBrowser } from './scripts/find-browser.ts'

// Every worker reads this file again: the port and the folder are chosen once, by the first process, and inherited.
if (!process.env.E2E_PORT) {
  const script = "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })"
  const folder = mkdtempSync(join(tmpdir(), 'tandem-e2e-'))
  process.env.E2E_PORT = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim()
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const baseURL = `http://localhost:${process.env.E2E_PORT}`

/** The journeys of `npm test`: the main way of each side, and a screen of each kind. `.ci/run` takes the others too. */
const main = ['auth', 'every-screen', 'hire', 'main-job', 'resume-builder', 'tracker']
/** Journeys without a browser: they start, kill and wait more than they work, and run beside those with one. */
const processes = ['process', 'fault-database']

const all = readdirSync(join(import.meta.dirname, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file, '.spec.ts'))
for (const name of [...main, ...processes]) if (!all.includes(name)) throw new Error(`There is no e2e/${name}.spec.ts`)
const parts: Record<string, string[]> = { all, main, others: all.filter((name) => !main.includes(name)) }
const chosen = parts[process.env.TEST_JOURNEYS ?? 'all']
if (!chosen) throw new Error(`TEST_JOURNEYS is one of: ${Object.keys(parts).join(', ')}`)
/** A journey with this tag is one of many alike, and is left to the long run where others are chosen by file. */
const leftOut = process.env.TEST_LONG === '1' || chosen === all ? undefined : /@long/
/** How long a journey waits for something, in milliseconds: only what hangs should run into it on a busy machine. */
const wait = Number(process.env.TEST_WAIT_SECONDS ?? 120) * 1000
const filesOf = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  grepInvert: leftOut,
  workers: 3,
  projects: [
    { name: 'processes', testMatch: filesOf(chosen.filter((name) => processes.includes(name))), workers: 1 },
    { name: 'browser', testMatch: filesOf(chosen.filter((name) => !processes.includes(name))), workers: 2 },
  ],
  // A journey that fails runs once more for its trace, and has failed even where it passes then.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // a journey that is slow on a small, busy machine is not wrong
  timeout: 300_000,
  expect: { timeout: wait },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: wait,
    // to record a trace of each journey is a good part of the work of a run
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  webServer: {
    command:
      'exec node_modules/.bin/node --enable-source-maps dist/processes/web.js --demo >test-results/server.log 2>&1',
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT ?? '',
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      PUBLIC_URL: baseURL,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
  },
})
