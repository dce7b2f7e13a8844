import { traverseContractProcedures } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { rateLimits } from '#db/schema/accounts.ts'
import { router } from '#server/router.ts'
import { casesOf } from '../long.ts'
import { longestTurn } from '../longest-turn.ts'
import { type TestProduct, testProduct } from '../product.ts'
import { type Undoing, undoing } from '../undoing.ts'
import { createFuzzScene, type FuzzScene, type Who } from './fuzz-scene.ts'
import { inputsWithText } from './inputs.ts'

/*
 * Every text of every procedure's input, filled with a text of a shape that costs careless expressions and scans most: as long
 * as the contract takes it, or a megabyte where it takes none. No call may hold the thread, which all requests share.
 */
const shapes = [
  ...['x', '百', 'no ', 'a.b ', '"', ' ', 'a\n', '([{', 'a@', '.'],
  ...['<p>a', '&amp;', '- ', '1 ', 'SQL, ', 'http://a.b/', '\t', '😀', 'ا ', '! '],
]
const LONGEST = 1_000_000
const lengths = [LONGEST, 400_000, 200_000, 100_000, 60_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 50]
/** How many times as long as reading a megabyte of words once. */
const MOST = 5

type Found = { path: readonly string[]; schema: z.ZodType; isRead: boolean }
function procedures(): Found[] {
  const found: Found[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const { inputSchema, route } = contract['~orpc']
    if (inputSchema) found.push({ path, schema: inputSchema as z.ZodType, isRead: route.method === 'GET' })
  })
  return found
}

let product: TestProduct
let undo: Undoing
let scene: FuzzScene
let limitMs: number
beforeAll(async () => {
  product = await testProduct()
  undo = await undoing(product)
  scene = await createFuzzScene(product)
  const words = 'two words '.repeat(LONGEST / 10)
  const once = async () => words.split(/\s+/).filter((word) => word.trim().toLowerCase() === 'words').length
  await once()
  limitMs = MOST * (await longestTurn(once))
})
afterAll(async () => {
  await undo.close()
  await product.close()
})

async function call(path: Found['path'], { userId, sessionId }: Who, input: unknown): Promise<string> {
  const api: unknown = product.as(userId, { sessionId, ...undo.services })
  const procedure = path.reduce((part, key) => (part as Record<string, unknown>)[key], api)
  try {
    const answer = await (procedure as (input: unknown) => Promise<unknown>)(input)
    if (typeof answer === 'object' && answer && Symbol.asyncIterator in answer)
      await (answer as AsyncIterableIterator<unknown>).return?.()
    return 'ok'
  } catch (error) {
    return (error as { code?: string }).code ?? 'THROWN'
  }
}

/** The longest turn of this call, by the first of these people who may make it. */
async function turnOf(path: Found['path'], input: unknown): Promise<number> {
  const [, seeker, admin, staff] = scene.people
  let longest = 0
  for (const person of [seeker, admin, staff]) {
    let code = ''
    const ask = async () => {
      code = await call(path, person, input)
    }
    longest = Math.max(longest, await longestTurn(ask))
    if (code === 'RATE_LIMITED') {
      await product.db.delete(rateLimits)
      longest = Math.max(longest, await longestTurn(ask))
    }
    if (code !== 'FORBIDDEN') break
  }
  return longest
}

async function problems({ path, schema }: Found): Promise<string[]> {
  const found: string[] = []
  for (const [at, { place, put }] of inputsWithText(schema, scene.ids(path[0] ?? ''), 1).entries()) {
    const length = lengths.find((one) => schema.safeParse(put('x'.repeat(one))).success) ?? LONGEST
    // in plain runs each place has another shape
    for (const shape of casesOf(shapes, (_, number) => number === (at + path.join('.').length) % shapes.length)) {
      const input = put(shape.repeat(Math.ceil(length / shape.length)).slice(0, length))
      let ms = await turnOf(path, input)
      // what is slow by chance, as the first time is, is not slow again
      if (ms > limitMs) ms = Math.min(ms, await turnOf(path, input))
      if (ms > limitMs)
        found.push(
          `${place}, ${length} letters of ${JSON.stringify(shape)}: ${Math.round(ms / (limitMs / MOST))} times`,
        )
    }
  }
  return found
}

describe('no text holds up the requests of others', () => {
  it.each(procedures().map((one) => [one.path.join('.'), one] as const))('%s', async (_, one) => {
    const find = () => problems(one)
    expect(await (one.isRead ? find() : undo.undone(find))).toEqual([])
  })
})
