import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/accounts.ts'
import { previewTries } from '#features/documents/server/render/preview-price.ts'
import { casesOf, isLong } from '../long.ts'
import { longestTurn } from '../longest-turn.ts'
import { type TestProduct, testProduct } from '../product.ts'
import { type Undoing, undoing } from '../undoing.ts'
import { askHealth, type HealthRequest } from './ask-health.ts'
import { createFuzzWorld, type FuzzWorld, type Who } from './fuzz-world.ts'
import { inputsWithText } from './inputs.ts'
import { callProcedure, type Procedure, procedures } from './procedures.ts'

/*
 * Fills every text of every procedure's input with repeated characters that are most expensive for careless expressions and scans: as
 * long as the contract allows, up to a megabyte. No call may block the thread, which all requests share.
 */
const shapes = [
  ...['x', '百', 'no ', 'a.b ', '"', ' ', 'a\n', '([{', 'a@', '.'],
  ...['<p>a', '&amp;', '- ', '1 ', 'SQL, ', 'http://a.b/', '\t', '😀', 'ا ', '! '],
]
const LONGEST = 1_000_000
const lengths = [LONGEST, 400_000, 200_000, 100_000, 60_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 50]
/** The maximum time, relative to reading a megabyte of words once. */
const MAX = 5

let product: TestProduct
let undo: Undoing
let world: FuzzWorld
let limitMs: number
let health: HealthRequest
beforeAll(async () => {
  product = await testProduct()
  undo = await undoing(product)
  world = await createFuzzWorld(product)
  const words = 'two words '.repeat(LONGEST / 10)
  const once = async () => words.split(/\s+/).filter((word) => word.trim().toLowerCase() === 'words').length
  await once()
  limitMs = MAX * (await longestTurn(once))
  health = await askHealth(product)
})
afterAll(async () => {
  await health.close()
  await undo.close()
  await product.close()
})

const call = (path: Procedure['path'], { userId, sessionId }: Who, input: unknown): Promise<string> =>
  callProcedure(product.as(userId, { sessionId, ...undo.services }), path, input).then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? 'THROWN',
  )

/** The longest turn of this call, by the first of these people who is allowed to make it. */
async function turnOf(path: Procedure['path'], input: unknown): Promise<number> {
  const [, seeker, admin, staff] = world.people
  let longest = 0
  for (const person of [seeker, admin, staff]) {
    let code = ''
    const ask = async () => {
      code = await call(path, person, input)
    }
    longest = Math.max(longest, await longestTurn(ask))
    if (code === 'RATE_LIMITED') {
      await product.db.delete(rateLimits)
      await previewTries.delete(person.userId ?? '')
      longest = Math.max(longest, await longestTurn(ask))
    }
    if (code !== 'FORBIDDEN') break
  }
  return longest
}

async function problems({ path, schema }: Procedure): Promise<string[]> {
  const found: string[] = []
  if (!schema) return found
  for (const [at, { place, put }] of inputsWithText(schema, world.ids(path[0] ?? ''), 1).entries()) {
    const length = lengths.find((one) => schema.safeParse(put('x'.repeat(one))).success) ?? LONGEST
    // in normal runs every third text, each with another shape
    if (!isLong && at % 3 !== path.join('.').length % 3) continue
    for (const shape of casesOf(shapes, (_, number) => number === (at + path.join('.').length) % shapes.length)) {
      const input = put(shape.repeat(Math.ceil(length / shape.length)).slice(0, length))
      let ms = await turnOf(path, input)
      // measure again: a call that was slow by chance, such as the first one, is not slow again
      if (ms > limitMs) ms = Math.min(ms, await turnOf(path, input))
      if (ms > limitMs)
        found.push(`${place}, ${length} letters of ${JSON.stringify(shape)}: ${Math.round(ms / (limitMs / MAX))} times`)
    }
  }
  return found
}

const all = (await procedures()).filter(({ schema }) => schema)

describe('no text delays the requests of others', () => {
  let alone: number[]
  beforeAll(async () => {
    alone = await health.times(500)
    await health.start()
  })

  it.each(all.map((one) => [one.path.join('.'), one] as const))('%s', async (_, one) => {
    const find = () => problems(one)
    expect(await (one.isRead ? find() : undo.undone(find))).toEqual([])
  })

  // only in long runs: a normal run sends too few requests, and other test files run at the same time
  it.runIf(isLong)('99 of 100 requests take at most ten times as long as alone', async () => {
    const beside = await health.stop()
    expect(beside.length).toBeGreaterThan(1_000)
    expect(slowestOf(beside) / slowestOf(alone)).toBeLessThanOrEqual(10)
  })
})

/** The time within which 99 of 100 requests were answered, in milliseconds. */
const slowestOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
