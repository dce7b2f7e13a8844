import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names every module that is called in a thread, and no other', () => {
  const named = readFileSync('src/apps/thread.ts', 'utf8').matchAll(/import\('#([\w/-]+)\.ts'\)/g)
  const called = globSync('src/**/*.ts', { exclude: (name) => /\.test(?:ing)?\.ts$/.test(name) }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/inThreads<[^>]+>\('([^']+)'/g)].map(([, module]) => module),
  )
  expect([...named].map(([, module]) => module).sort()).toEqual([...new Set(called)].sort())
})
