import type { z } from 'zod'
import { newId } from './ids.ts'

type Issue = z.core.$ZodIssue
type Path = Issue['path']
type Container = Record<PropertyKey, unknown>

/** Each round repairs every value that the schema names; a value inside a repaired one is named in the next round. */
const maxRounds = 20

/**
 * Reads what it can of a stored object, list by list and key by key, so that one value of an earlier or later release does not discard all
 * that a person wrote. A refused value gets the default of its key, a refused item is left out of its list, a missing id is created, and
 * lists are cut to their maximum. Texts over their limit are kept whole or cut. Null if nothing is readable.
 */
export function keepReadable<S extends z.ZodType>(
  schema: S,
  stored: unknown,
  { longTexts }: { longTexts: 'keep' | 'cut' },
): z.output<S> | null {
  if (!isContainer(stored)) return null
  const whole = schema.safeParse(stored)
  if (whole.success) return whole.data
  const value = structuredClone(stored)
  for (let round = 0; round < maxRounds; round++) {
    const { data, error } = schema.safeParse(value)
    if (!error) return data
    const { long = [], many = [], invalid = [] } = Object.groupBy(error.issues, kindOf)
    if (invalid.length > 0) {
      if (!repair(value, invalid)) return null
    } else if (many.length > 0) cutLists(value, many)
    else if (longTexts === 'keep') {
      const read = readAroundLongTexts(schema, value, long)
      if (read) return read.data
      cutTexts(value, long)
    } else cutTexts(value, long)
  }
  return null
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null
function kindOf(issue: Issue): 'long' | 'many' | 'invalid' {
  if (issue.code !== 'too_big') return 'invalid'
  return issue.origin === 'string' ? 'long' : issue.origin === 'array' ? 'many' : 'invalid'
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), value)

function put(value: unknown, path: Path, part: unknown): void {
  const [inner, key] = [at(value, path.slice(0, -1)), path.at(-1)]
  if (isContainer(inner) && key !== undefined) inner[key] = part
}

/** The value with its long texts unchanged; null if the schema refuses it for another reason, too. */
function readAroundLongTexts<S extends z.ZodType>(schema: S, value: Container, long: Issue[]) {
  const without = structuredClone(value)
  for (const { path } of long) put(without, path, '')
  const { data, error } = schema.safeParse(without)
  if (error) return null
  for (const { path } of long) put(data, path, at(value, path))
  return { data }
}

function cutTexts(value: Container, long: Issue[]): void {
  for (const issue of long) {
    const text = at(value, issue.path)
    if (typeof text === 'string' && issue.code === 'too_big')
      put(value, issue.path, text.slice(0, Number(issue.maximum)))
  }
}

function cutLists(value: Container, many: Issue[]): void {
  for (const issue of many) {
    const list = at(value, issue.path)
    if (Array.isArray(list) && issue.code === 'too_big') list.splice(Number(issue.maximum))
  }
}

/** Repairs each refused value in place; false if the whole value is refused. */
function repair(value: Container, issues: Issue[]): boolean {
  const leftOut = new Map<unknown[], Set<unknown>>()
  for (const issue of issues) if (!repairOne(value, issue, leftOut)) return false
  // at the end, so that the indexes of the other issues are still right
  for (const [list, items] of leftOut) list.splice(0, list.length, ...list.filter((_, index) => !items.has(index)))
  return true
}

function repairOne(value: Container, issue: Issue, leftOut: Map<unknown[], Set<unknown>>): boolean {
  const { path } = issue
  const part = at(value, path)
  if (issue.code === 'unrecognized_keys' && isContainer(part)) {
    for (const key of issue.keys) delete part[key]
    return true
  }
  const text = issue.code === 'invalid_type' ? sameInOtherForm(part, issue.expected) : undefined
  if (text !== undefined) {
    put(value, path, text)
    return true
  }
  return removePart(value, path, leftOut)
}

/** What a text or a list of lines says in the other form, as a field changes from one to the other. */
function sameInOtherForm(part: unknown, expected: string): unknown {
  if (expected === 'array' && typeof part === 'string') return part.split('\n').filter((line) => line.trim() !== '')
  if (expected !== 'string') return undefined
  if (typeof part === 'number') return String(part)
  return Array.isArray(part) && part.every((line) => typeof line === 'string') ? part.join('\n') : undefined
}

function removePart(value: Container, path: Path, leftOut: Map<unknown[], Set<unknown>>): boolean {
  const key = path.at(-1)
  const inner = at(value, path.slice(0, -1))
  if (key === undefined || !isContainer(inner)) return false
  if (Array.isArray(inner)) leftOut.set(inner, (leftOut.get(inner) ?? new Set()).add(key))
  else if (key === 'id') inner.id = newId()
  else if (key in inner) delete inner[key]
  // a required value without a default is missing: what it belongs to cannot be read
  else return removePart(value, path.slice(0, -1), leftOut)
  return true
}
