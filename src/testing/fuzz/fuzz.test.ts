import { ORPCError } from '@orpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/accounts.ts'
import { previewTries } from '#features/documents/server/render/preview-price.ts'
import { isLong } from '../long.ts'
import { type TestProduct, testProduct } from '../product.ts'
import { type Undoing, undoing } from '../undoing.ts'
import { createFuzzWorld, type FuzzWorld, type Who } from './fuzz-world.ts'
import { inputsOf, inputsWithNul } from './inputs.ts'
import { callProcedure, type Procedure, procedures } from './procedures.ts'

/*
 * Calls every procedure with inputs that are generated from its schema. A normal run uses a few inputs, always the same; a long run
 * uses many, some of them new each time. FUZZ_SEED repeats a failed run, FUZZ_RUNS sets the number of inputs.
 */
const FIXED_SEED = 20_261_120
const isFresh = isLong || process.env.FUZZ_SEED !== undefined
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const runs = Number(process.env.FUZZ_RUNS ?? (isFresh ? 40 : 6))
const SLOW_MS = 2_000

/** Text that reveals internals: stack frames, files, SQL and messages of the database and its drivers. */
const INSIDE =
  /\n\s+at |\.(ts|js|mjs):\d|node_modules|\/src\/|select .* from |insert into|Failed query|syntax error|violates|invalid (byte|input syntax)|relation "|column "|ECONN|pg_|drizzle/i

let product: TestProduct
/** In a plain run the changes of a procedure are rolled back, so that all share one world. */
let undo: Undoing | undefined
beforeAll(async () => {
  if (isFresh) process.stdout.write(`fuzz: FUZZ_SEED=${seed} (and ${FIXED_SEED}), ${runs} inputs a procedure\n`)
  product = await testProduct()
  if (isFresh) return
  undo = await undoing(product)
})
afterAll(async () => {
  await undo?.close()
  await product.close()
})

const call = (path: Procedure['path'], who: Who, input: unknown): Promise<void> =>
  callProcedure(product.as(who.userId, { sessionId: who.sessionId, ...undo?.services }), path, input)

type Failure = { code: string; problem?: string | undefined }

async function hear(path: Procedure['path'], who: Who, input: unknown): Promise<Failure> {
  const started = performance.now()
  let code = 'ok'
  try {
    await call(path, who, input)
  } catch (error) {
    if (!(error instanceof ORPCError)) return { code: 'THROWN', problem: `threw ${error}` }
    code = error.code
    const said = JSON.stringify({ message: error.message, data: error.data }).slice(0, 300)
    if (error.status >= 500) return { code, problem: `${error.status} ${code} ${said}` }
    if (INSIDE.test(error.message)) return { code, problem: `gives the inside away: ${said}` }
  }
  const ms = performance.now() - started
  // the time also depends on the machine, so it is only printed and the test does not fail
  if (isLong && ms > SLOW_MS)
    process.stdout.write(`fuzz: ${path.join('.')} took ${Math.round(ms)} ms: ${show(input)}\n`)
  return { code }
}

const show = (input: unknown) =>
  JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))?.slice(0, 300)

const names = ['nobody', 'seeker', 'admin', 'staff']

let unchanged: Promise<FuzzWorld> | undefined
/** The world of the calls: one for all, or, if changes are not rolled back, one for each procedure that writes. */
function worldOf({ isRead }: Procedure): Promise<FuzzWorld> {
  if (!isRead && !undo) return createFuzzWorld(product)
  unchanged ??= createFuzzWorld(product)
  return unchanged
}

async function problems({ path, schema }: Procedure, { people, ids }: FuzzWorld): Promise<string[]> {
  const [noOne, seeker, admin, staff] = people
  const who = fc.constantFrom(noOne, seeker, seeker, seeker, admin, admin, admin)
  const known = ids(path[0] ?? '')
  const calls = fc.tuple(who, inputsOf(schema, known))
  const fresh = isFresh ? Math.ceil(runs / 4) : 0
  const samples: [Who | null, unknown][] = [
    ...inputsWithNul(schema, known, FIXED_SEED).map((input): [null, unknown] => [null, input]),
    ...fc.sample(calls, { seed: FIXED_SEED, numRuns: runs - fresh }),
    ...fc.sample(calls, { seed, numRuns: fresh }),
  ]
  const found: string[] = []
  const ask = async (person: Who, input: unknown): Promise<Failure> => {
    let failure = await hear(path, person, input)
    // rate limits are not tested here
    if (failure.code === 'RATE_LIMITED') {
      await product.db.delete(rateLimits)
      await previewTries.delete(person.userId ?? '')
      failure = await hear(path, person, input)
    }
    if (failure.problem) found.push(`${names[people.indexOf(person)]} ${show(input)}: ${failure.problem}`)
    return failure
  }
  let entitled = seeker
  for (const [person, input] of samples) {
    const first = person ?? entitled
    // if the caller may not send this input, try the other callers until one may
    for (const one of [first, ...[seeker, admin, staff].filter((other) => other !== first)]) {
      const { code } = await ask(one, input)
      if (code === 'FORBIDDEN') continue
      if (person === null) entitled = one
      break
    }
  }
  return found
}

const all = await procedures()

describe('every procedure with any input', () => {
  it('includes all procedures', () => expect(all.length).toBeGreaterThan(50))

  it.each(all.map((one) => [one.path.join('.'), one] as const))('%s refuses with a text', async (_, one) => {
    const world = await worldOf(one)
    const found = () => problems(one, world)
    expect(await (undo && !one.isRead ? undo.undone(found) : found())).toEqual([])
  })
})
