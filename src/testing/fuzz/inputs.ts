import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { encodeCursor } from '#lib/pages.ts'
import { hostileNumbers, hostileTexts, hostileValues } from './hostile.ts'

type Shape = z.core.JSONSchema.BaseSchema
/** Ids of existing things, by the key of the input. */
export type KnownIds = Record<string, string>

/** A procedure's input schema as JSON Schema, as far as possible, with the output types of its pipes. */
const describe = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDate) jsonSchema.format = 'x-date'
      if (!(zodSchema instanceof z.ZodPipe) || jsonSchema.type !== 'string') return
      const { $schema, ...out } = z.toJSONSchema(zodSchema.out, { io: 'input', unrepresentable: 'any' })
      if (out.type === 'boolean') jsonSchema.enum = ['true', 'false']
      if (out.type === 'string') Object.assign(jsonSchema, out)
    },
  })

/** Inputs of a procedure: valid ones, and others with one or two things wrong or hostile. Most ids exist. */
export function inputsOf(schema: z.ZodType | undefined, ids: KnownIds): Arbitrary<unknown> {
  // a procedure without an input is also called with one
  if (!schema) return fc.oneof(fc.constant(undefined), fc.constantFrom(...hostileValues))
  const shape = describe(schema)
  const valid = validOf(shape, ids)
  const spoilt = fc
    .tuple(valid, fc.array(spoil, { minLength: 1, maxLength: 2 }))
    .map(([input, hands]) => hands.reduce<unknown>((value, hand) => hand(value), input))
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 8, arbitrary: spoilt },
    { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  )
}

/**
 * Valid inputs with a NUL in one text, and with half a character, for every text in the input. PostgreSQL accepts no NUL in text and
 * neither of the two in JSON, so each text must be handled. The last input is an unchanged valid one.
 */
export function inputsWithNul(schema: z.ZodType | undefined, ids: KnownIds, seed: number): unknown[] {
  if (!schema) return []
  const samples = samplesOf(schema, ids, seed)
  const spoilt = placesIn(samples).flatMap(({ change }) => [
    change((text) => `${text}\u0000`),
    change((text) => `${text}\ud800`),
  ])
  return [...spoilt, samples[0]]
}

/** Every text of the input by its path, with a function that returns an input with another text there. */
export function inputsWithText(schema: z.ZodType, ids: KnownIds, seed: number) {
  return placesIn(samplesOf(schema, ids, seed)).map(({ place, change }) => ({
    place,
    put: (text: string) => change(() => text),
  }))
}

/** Valid inputs. Optional parts are missing in some, so that many samples together contain each text. */
const samplesOf = (schema: z.ZodType, ids: KnownIds, seed: number): unknown[] =>
  fc.sample(validOf(describe(schema), ids), { seed, numRuns: 20 })

type TextPlace = { place: string; change(how: (text: string) => string): unknown }

/** Every path of a text in these values, once. */
function placesIn(values: unknown[]): TextPlace[] {
  const places = new Map<string, TextPlace>()
  for (const one of values.flatMap((value) => textsIn(value))) if (!places.has(one.place)) places.set(one.place, one)
  return [...places.values()]
}

/** Every text of a value by its path, with the same path for all items of a list, and a function that changes that text. */
function textsIn(value: unknown, path = ''): TextPlace[] {
  if (typeof value === 'string') return [{ place: path, change: (how) => how(value) }]
  const within = (key: string, inner: unknown, put: (changed: unknown) => unknown): TextPlace[] =>
    textsIn(inner, `${path}.${key}`).map(({ place, change }) => ({ place, change: (how) => put(change(how)) }))
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => within('*', item, (changed) => value.with(at, changed)))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) => within(key, item, (changed) => ({ ...value, [key]: changed })))
}

function validOf(shape: Shape, ids: KnownIds, key = ''): Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const parts = (shape.anyOf ?? shape.oneOf) as Shape[] | undefined
  if (parts) return fc.oneof(...parts.map((part) => validOf(part, ids, key)))
  if (shape.format === 'x-date') return fc.constantFrom(new Date(), new Date(0))
  if (shape.type === 'string') return textOf(shape, ids, key)
  if (shape.type === 'integer' || shape.type === 'number') return numberOf(shape)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'array') {
    const [least, most] = [shape.minItems ?? 0, Math.min(shape.maxItems ?? 4, 4)]
    return fc.array(validOf((shape.items ?? {}) as Shape, ids, key.replace(/s$/, '')), {
      minLength: least,
      maxLength: Math.max(least, most),
    })
  }
  if (shape.type === 'object') return objectOf(shape, ids)
  return fc.constantFrom('', 'text', 3, null)
}

const cursors = fc
  .array(fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.date({ noInvalidDate: true }), fc.uuid()), {
    maxLength: 3,
  })
  .map((values) => encodeCursor(values))

function textOf(shape: Shape, ids: KnownIds, key: string): Arbitrary<unknown> {
  const named = ids[key] ?? ids.id ?? ''
  if (shape.format === 'uuid') {
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant(named) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids), '01980000-0000-7000-8000-000000000000') },
    )
  }
  if (shape.format === 'email') return fc.integer({ min: 0, max: 99 }).map((n) => `Maya+${n}@okafor.example`)
  if (shape.format === 'uri') return fc.constantFrom('https://okafor.example', 'http://okafor.example/%00?a=b#c')
  if (key === 'cursor') return cursors
  if (key.endsWith('Deadline')) return fc.constantFrom('2099-01-31', '')
  const most = Math.min(shape.maxLength ?? 60, 60)
  const least = Math.min(shape.minLength ?? 0, most)
  const typed = fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, Math.min(most, 20)) })
  const whole = fc.constant('x'.repeat(shape.maxLength ?? 200))
  return fc.oneof(
    { weight: 6, arbitrary: typed },
    { weight: 1, arbitrary: whole },
    fc.constantFrom(named, '2030-01-31'),
  )
}

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: Shape): Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, Number.MIN_SAFE_INTEGER), Math.min(maximum, Number.MAX_SAFE_INTEGER)]
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

function objectOf(shape: Shape, ids: KnownIds): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = shape
  const known = Object.entries(properties)
  if (known.length === 0 && typeof additionalProperties === 'object') {
    const keys = fc.constantFrom(ids.requirementId ?? '', 'other')
    return fc.dictionary(keys, validOf(additionalProperties as Shape, ids), { maxKeys: 3 })
  }
  const model = known.map(([key, inner]) => {
    const value = validOf(inner as Shape, ids, key)
    return [key, required.includes(key) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const
  })
  return fc.record(Object.fromEntries(model))
}

type Hand = (value: unknown) => unknown

/** A change somewhere inside a value: mostly another value of the same kind, else of another kind, a missing key or an additional one. */
const spoil: Arbitrary<Hand> = fc
  .tuple(
    fc.infiniteStream(fc.nat(1000)),
    fc.constantFrom('same kind', 'same kind', 'same kind', 'any', 'gone', 'extra'),
    fc.constantFrom(...hostileTexts),
    fc.constantFrom(...hostileNumbers),
    fc.constantFrom(...hostileValues),
  )
  .map(([stream, how, text, number, other]) => {
    const replace = (value: unknown): unknown => {
      if (how === 'any') return other
      if (how === 'extra') return isRecord(value) ? { ...value, extra: other } : [value, other]
      if (how === 'gone') return undefined
      return typeof value === 'number' ? number : typeof value === 'string' ? text : other
    }
    const steps = stream[Symbol.iterator]()
    return (value) => changeInside(value, () => steps.next().value ?? 0, replace)
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function changeInside(value: unknown, next: () => number, replace: Hand): unknown {
  const keys = isRecord(value) || Array.isArray(value) ? Object.keys(value) : []
  const key = keys[next() % Math.max(keys.length, 1)]
  if (key === undefined) return replace(value)
  const inner = (value as Record<string, unknown>)[key]
  const changed = changeInside(inner, next, replace)
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? changed : item))
  // keys are text from the caller too
  const name = next() % 25 === 0 ? hostileTexts[next() % hostileTexts.length] : key
  return { ...(value as object), [name ?? key]: changed }
}
