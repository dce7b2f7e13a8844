import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const setupFiles = ['src/testing/screens.ts']
// what mocks a module cannot share modules
const apart = 'src/**/*.apart.test.tsx'
// the page of the tests stays where it is: a clicked download would make its address a blob, for all test files that share it
const environmentOptions = { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } }

export default defineConfig({
  test: {
    // many tests wait for timers, sockets and the database: with one worker a processor a seventh of their time was idle
    maxWorkers: availableParallelism() + 1,
    // only what hangs runs into these: a test that is slow on a small, busy machine is not wrong
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // what a test prints is of use where it fails
    silent: 'passed-only',
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          // a third of the time went into reading the same modules for each file; they keep nothing that a test could see
          isolate: false,
          setupFiles: ['src/testing/places.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'happy-dom',
          environmentOptions,
          include: ['src/**/*.test.tsx'],
          exclude: [apart],
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'screens apart', environment: 'happy-dom', environmentOptions, include: [apart], setupFiles },
      },
    ],
  },
})
