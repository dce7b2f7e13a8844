import { expect, it } from 'vitest'
import { z } from 'zod'
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

/** Formats that are as long as they are. */
const SHORT = new Set(['uuid', 'date', 'date-time'])

/** The texts and lists below that may be of any length. */
function* withoutLimit(shape: Shape | boolean | undefined, at: string): Generator<string> {
  if (typeof shape !== 'object') return
  const isChosen = shape.enum !== undefined || shape.const !== undefined
  if (shape.type === 'string' && shape.maxLength === undefined && !isChosen && !SHORT.has(shape.format ?? '')) {
    // a pattern with an end and no repetition without one
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
