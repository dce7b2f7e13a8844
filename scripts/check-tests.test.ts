import { describe, expect, it } from 'vitest'
import { checkTests, reasons } from './check-tests.ts'
import { plantedFolder } from './planted.testing.ts'

const folder = plantedFolder()

function plant(text: string, file = 'src/a/a.test.ts') {
  folder.write(file, text)
  return checkTests(folder.path()).findings
}
// in two parts: this file is checked as well
const FIBER = ['__re', 'actFiber$1'].join('')

describe('checkTests', () => {
  it.each([
    'const start = performance.now()\nwork()\nexpect(performance.now() - start).toBeLessThan(500)',
    'const start = Date.now()\nwork()\nexpect(Date.now() - start).toBeLessThanOrEqual(LIMIT)',
    'const start = performance.now()\nwork()\nconst passed = performance.now() - start\nexpect(passed).toBeLessThan(500)',
    'const [start, before] = [performance.now(), memory()]\nconst end = await ended\nexpect(end - start).toBeLessThan(500)',
    'const start = process.hrtime.bigint()\nwork()\nexpect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(500)',
    'const times = [1, 2].map(() => {\n  const start = performance.now()\n  work()\n  return performance.now() - start\n})\nexpect(Math.min(...times)).toBeLessThan(500)',
    'async function time() {\n  const start = performance.now()\n  await work()\n  return performance.now() - start\n}\nexpect(await time()).toBeLessThan(500)',
    'const start = performance.now()\nexpect(performance.now() - start < 500).toBe(true)',
    'const start = performance.now()\nexpect(500).toBeGreaterThan(performance.now() - start)',
    'const start = performance.now()\nexpect(performance.now() - start).not.toBeGreaterThan(500)',
    'expect((await work()).ms).toBeLessThan(500)',
    'const { elapsed } = await work()\nexpect(elapsed).toBeLessThan(500)',
    'expect(await page.evaluate((start) => performance.now() - start, at)).toBeLessThan(500)',
    'expect(expiresAt.getTime() - Date.now()).toBeLessThan(60_000)',
    'expect.soft(Date.now() - started.getTime(), "in time").toBeLessThan(500)',
  ])('finds a limit on time: %s', (text) => {
    expect(plant(text)).toEqual([{ file: 'src/a/a.test.ts', line: expect.any(Number), reason: reasons.clock }])
  })

  it.each([
    'const before = Date.now()\nexpect(row.at.getTime()).toBeGreaterThanOrEqual(before)',
    'expect(row.at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)',
    'expect(row.at.getTime()).toBeGreaterThan(Date.now() - 60_000)',
    'const soon = () => new Date(Date.now() - 7 * DAY)\nexpect(soon().getTime()).toBeLessThan(5)',
    'const start = performance.now()\nreport(performance.now() - start)\nexpect(found.length).toBeLessThan(5)',
    'async function ask() {\n  const start = Date.now()\n  log(Date.now() - start)\n  return 200\n}\nexpect(await ask()).toBeLessThan(500)',
    'expect(await growthOf(100, make, work)).toBeLessThan(NEARLY_LINEAR)',
    'expect(rows.length - 1).toBeLessThan(5)',
  ])('finds no limit on time in: %s', (text) => {
    expect(plant(text)).toEqual([])
  })

  it.each([
    'await new Promise((resolve) => setTimeout(resolve, 100))',
    'await new Promise<void>((done) => void setTimeout(() => done(), 100))',
    'const rest = () => new Promise((resolve) => { window.setTimeout(resolve, 100) })',
    'await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))',
    "import { setTimeout as sleep } from 'node:timers/promises'",
    "import timers from 'timers/promises'",
    'const sleep = promisify(setTimeout)',
    'await page.waitForTimeout(100)',
    'Atomics.wait(numbers, 0, 0, 100)',
  ])('finds a sleep: %s', (text) => {
    expect(plant(text)).toEqual([{ file: 'src/a/a.test.ts', line: 1, reason: reasons.sleep }])
  })

  it.each([
    "import { setImmediate } from 'node:timers/promises'",
    'await vi.waitFor(() => expect(heard).toEqual([1]))',
    'await new Promise((resolve) => server.listen(0, resolve))',
    "vi.useFakeTimers({ toFake: ['setTimeout'] })",
    '// await new Promise((resolve) => setTimeout(resolve, 100))',
  ])('finds no sleep in: %s', (text) => {
    expect(plant(text)).toEqual([])
  })

  it('finds a sleep everywhere except in the polling helper', () => {
    const sleep = "import { setTimeout as sleep } from 'node:timers/promises'"
    expect(plant(sleep, 'src/testing/wait-until.ts')).toEqual([])
    expect(plant(sleep, 'src/testing/others.ts')).toHaveLength(1)
  })

  it.each([
    `Object.keys(root).some((key) => key.startsWith('${FIBER}'))`,
    `root.${FIBER}.memoizedState`,
    `const key = \`${FIBER}\``,
    `Object.keys(root).find((key) => /${FIBER.slice(0, -2)}/.test(key))`,
  ])('finds a private interface of React: %s', (text) => {
    expect(plant(text)).toEqual([{ file: 'src/a/a.test.ts', line: 1, reason: reasons.internals }])
  })

  it.each(["it.only('a', () => {})", "test.describe.only('a', () => {})", "it.concurrent.only('a', () => {})"])(
    'finds a test that excludes the others: %s',
    (text) => {
      expect(plant(text)).toEqual([{ file: 'src/a/a.test.ts', line: 1, reason: reasons.only }])
    },
  )

  it('reads tests of units, screens, scripts and browsers with their helpers, and no product code', () => {
    const text = "const a = 1\nit.only('a', () => {})\n"
    const read = ['e2e/a.spec.ts', 'e2e/people.ts', 'scripts/a.test.ts', 'src/a/a.test.tsx', 'src/a/a.testing.ts']
    for (const file of [...read, 'src/a/a.ts', 'scripts/a.ts', 'bench/a.bench.ts']) plant(text, file)
    expect(checkTests(folder.path())).toEqual({
      files: 5,
      findings: read.map((file) => ({ file, line: 2, reason: reasons.only })),
    })
  })
})
