import { ORPCError } from '@orpc/server'
import { afterAll, beforeAll } from 'vitest'
import type { Context } from '#server/context.ts'
import { type TestProduct, testProduct } from '../product.ts'
import { type Undoing, undoing } from '../undoing.ts'
import { accessTable } from './access-table.ts'
import type { Caller } from './callers.ts'
import { PASSWORD } from './people-fixtures.ts'
import { createWorld, type World } from './world.ts'

export let product: TestProduct
export let passwordHash: string
/** The data of all calls: their changes are rolled back. */
export let shared: World
export let undo: Undoing

/** Opens a product with the people and things of the access table before the tests of a file, and closes it afterwards. */
export function openAccess(): void {
  beforeAll(async () => {
    viewers.clear()
    product = await testProduct()
    undo = await undoing(product)
    passwordHash = await (await product.services.auth.$context).password.hash(PASSWORD)
    shared = await createWorld(product, passwordHash)
    // a second world, so that there are several platform admins
    await createWorld(product, passwordHash)
  })
  afterAll(async () => {
    await undo.close()
    await product.close()
  })
}

export const procedureOf = (key: string) => key.split(' ')[0] ?? ''
export const rows = Object.entries(accessTable)

/** The viewers of the shared world. They are read only once, because changes of a call are rolled back. */
const viewers = new Map<Caller, Context['viewer']>()
async function viewerOf(caller: Caller): Promise<Context['viewer']> {
  if (!viewers.has(caller)) viewers.set(caller, (await product.contextFor(shared.idOf(caller))).viewer)
  return viewers.get(caller) ?? null
}

export type Said = { code: string; status?: number; message?: string; data?: unknown }
let addresses = 0

/** The caller's answer: 'ok' with the output, else the error as it is sent. */
export async function ask(
  world: World,
  caller: Caller,
  key: string,
  { input, services }: { input?: unknown; services?: Undoing['services'] } = {},
): Promise<Said> {
  const sessionId = caller === 'anonymous' ? null : world.who[caller].sessionId
  // a new address for each call, because rate limits are not tested here
  const clientAddress = `198.51.${(++addresses >> 8) % 256}.${addresses % 256}`
  const [area = '', verb = ''] = procedureOf(key).split('.')
  const request = { ...services, sessionId, clientAddress }
  const api = (world === shared
    ? product.as(null, { ...request, viewer: await viewerOf(caller) })
    : product.as(world.idOf(caller), request)) as unknown as Record<
    string,
    Record<string, (input: unknown, options: { lastEventId: string }) => Promise<unknown>>
  >
  try {
    return { code: 'ok', data: await firstOf(await api[area]?.[verb]?.(input, { lastEventId: FROM_THE_START })) }
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const { code, status, message, data } = error
    return { code, status, message, data }
  }
}

/** A cursor before every message of the live stream. */
const FROM_THE_START = '1:1:'

/** Reads the first message of a stream in place of the stream. */
async function firstOf(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer
  const stream = answer as AsyncIterableIterator<unknown>
  const { value } = await stream.next()
  await stream.return?.()
  return value
}
