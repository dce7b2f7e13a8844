import { expect, it } from 'vitest'
import { z } from 'zod'
import { router } from '#apps/router.ts'
import { describeApi } from '#server/http/api-document.ts'
import { DEFAULT_BODY_BYTES, LARGER_CALLS, MAX_BODY_BYTES } from '#server/http/largest-body.ts'
import { procedures } from './procedures.ts'

type Shape = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  maxItems?: number
  items?: Shape
  prefixItems?: Shape[]
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  propertyNames?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

/** Formats with a fixed or short length. */
const SHORT = new Set(['uuid', 'date', 'date-time'])

/** The texts and lists in this schema without a maximum length. */
function* withoutLimit(shape: Shape | boolean | undefined, at: string): Generator<string> {
  if (typeof shape !== 'object') return
  const isChosen = shape.enum !== undefined || shape.const !== undefined
  if (shape.type === 'string' && shape.maxLength === undefined && !isChosen && !SHORT.has(shape.format ?? '')) {
    // a pattern is a limit if it has an end and only limited repetitions
    if (!/^\^(?:[^*+{]|\{\d+(?:,\d+)?\})*\$$/.test(shape.pattern ?? '')) yield `${at}: a text`
  }
  if (shape.type === 'array') {
    if (shape.maxItems === undefined && shape.prefixItems === undefined) yield `${at}: a list`
    yield* withoutLimit(shape.items, `${at}[]`)
  }
  for (const [name, own] of Object.entries(shape.properties ?? {})) yield* withoutLimit(own, `${at}.${name}`)
  if (typeof shape.additionalProperties === 'object') {
    yield* withoutLimit(shape.propertyNames, `${at} (its names)`)
    yield* withoutLimit(shape.additionalProperties, `${at}{}`)
  }
  for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    yield* withoutLimit(one, at)
  for (const [place, one] of (shape.prefixItems ?? []).entries()) yield* withoutLimit(one, `${at}[${place}]`)
}

it('each text and each list that a procedure takes has a limit', async () => {
  const all = (await procedures()).filter(({ schema }) => schema)
  expect(all.length).toBeGreaterThan(300)
  const found = all.flatMap(({ path, schema }) => {
    const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
    return [...withoutLimit(shape, path.join('.'))]
  })
  expect(found).toEqual([])
})

/** A UTF-16 unit is at most three bytes of UTF-8. */
const BYTES = 3

/** The approximate maximum size of JSON for this schema, in bytes. */
function largestJson(shape: Shape | boolean | undefined): number {
  if (typeof shape !== 'object') return 100
  const of = (shapes: Shape[]) => shapes.map(largestJson)
  const variants = shape.anyOf ?? shape.oneOf
  if (variants) return Math.max(...of(variants))
  if (shape.enum) return Math.max(...shape.enum.map((one) => JSON.stringify(one).length))
  if (shape.type === 'string') return 2 + BYTES * (shape.maxLength ?? 40)
  const sum = (shapes: Shape[]) => of(shapes).reduce((total, size) => total + size + 1, 2)
  if (shape.prefixItems) return sum(shape.prefixItems)
  if (shape.type === 'array') return 2 + (shape.maxItems ?? 20) * (1 + largestJson(shape.items))
  const named = Object.entries(shape.properties ?? {})
  const others = typeof shape.additionalProperties === 'object' ? 100 * largestJson(shape.additionalProperties) : 0
  return named.reduce((total, [name]) => total + name.length + 4, 24) + sum(named.map(([, one]) => one)) + others
}

it('only calls whose input can exceed 64 KB may, up to the size of their input', async () => {
  const { paths = {} } = await describeApi(router, '', { scopeOf: () => undefined, scopes: {} } as never)
  const routes = new Map<string, string>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(operations))
      routes.set(operationId ?? '', `${method.toUpperCase()} ${path}`)
  const needed = (await procedures()).flatMap(({ path, schema }) => {
    if (!schema) return []
    const size = largestJson(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape)
    if (size <= DEFAULT_BODY_BYTES) return []
    const name = path.join('.')
    return [[name, routes.get(name), Math.ceil(Math.min(size, MAX_BODY_BYTES) / DEFAULT_BODY_BYTES) * 64]]
  })
  expect(LARGER_CALLS).toEqual(needed.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
})
