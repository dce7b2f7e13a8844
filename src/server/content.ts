import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { inProduct } from './root.ts'

/** A file of content: its path in its folder without the ending, and what it says. */
export type Entry<T> = { name: string; value: T }

type Options<T> = {
  /** What no two places may share, such as keys that stored rows are found by. */
  keysOf?: (entry: Entry<T>) => string[]
  /** Where the folder is. */
  place?: string
}

/** A fault of a file of content, for those who edit it: its path, the field and what is wrong. */
class ContentError extends Error {
  override name = 'ContentError'
  constructor(file: string, fault: string) {
    super(`content/${file}: ${fault}`)
  }
}

/**
 * Every Markdown file of a folder under `content/`, also in folders of it, by name: the fields of its head with the text
 * below as `body`. Read and checked once, at the first call.
 */
export const pagesIn = <T>(folder: string, schema: z.ZodType<T>, options?: Options<T>): (() => Entry<T>[]) =>
  entriesIn({ folder, ending: '.md', read: readPage, schema }, options)

/** Every JSON file of a folder under `content/`, as `pagesIn` reads Markdown. */
export const recordsIn = <T>(folder: string, schema: z.ZodType<T>, options?: Options<T>): (() => Entry<T>[]) =>
  entriesIn({ folder, ending: '.json', read: readJson, schema }, options)

type Kind<T> = { folder: string; ending: string; read: (text: string) => unknown; schema: z.ZodType<T> }

function entriesIn<T>({ folder, ending, read, schema }: Kind<T>, options: Options<T> = {}): () => Entry<T>[] {
  const { keysOf, place = inProduct('content') } = options
  return once(() => {
    const entries = filesIn(join(place, folder), folder).map((path) => {
      const name = nameOf(path, { folder, ending })
      return {
        name,
        value: checked(`${folder}/${path}`, readFileSync(join(place, folder, path), 'utf8'), read, schema),
      }
    })
    if (entries.length === 0) throw new ContentError(folder, `has no ${ending} file`)
    if (keysOf) refuseTwice(entries, ({ name }) => `${folder}/${name}${ending}`, keysOf)
    return entries
  })
}

function once<T>(read: () => T): () => T {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: read() }
    return found.value
  }
}

function filesIn(path: string, folder: string): string[] {
  try {
    return (
      readdirSync(path, { recursive: true, withFileTypes: true })
        // editors and systems leave files of their own, whose names begin with a dot
        .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(path.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ContentError(folder, 'there is no such folder')
    throw error
  }
}

const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function nameOf(path: string, { folder, ending }: { folder: string; ending: string }): string {
  const name = path.endsWith(ending) ? path.slice(0, -ending.length) : ''
  if (!name.split('/').every((part) => WORDS.test(part)))
    throw new ContentError(
      `${folder}/${path}`,
      `a name here has small letters, digits and hyphens, and ends with ${ending}`,
    )
  return name
}

function checked<T>(file: string, text: string, read: (text: string) => unknown, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(parsed(file, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), read))
  if (!error) return data
  const faults = error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  throw new ContentError(file, faults.join('; '))
}

function parsed(file: string, text: string, read: (text: string) => unknown): unknown {
  try {
    return read(text)
  } catch (error) {
    // the library shows the place in the lines below its first one
    const fault =
      error instanceof YAMLParseError ? error.message.split(':\n')[0] : error instanceof Error && error.message
    throw new ContentError(file, String(fault))
  }
}

const OPEN = '---\n'
const CLOSE = '\n---\n'

function readPage(text: string): unknown {
  const end = text.indexOf(CLOSE, OPEN.length - 1)
  if (!text.startsWith(OPEN) || end < 0) throw new Error('begins with its fields, between two lines of ---')
  // with the first line of dashes, so that faults name the line of the file
  const head: unknown = parse(text.slice(0, end + 1))
  if (!isRecord(head)) throw new Error('needs fields between its two lines of ---, such as `title: …`')
  if ('body' in head) throw new Error('body: is the text below the fields')
  return { ...head, body: text.slice(end + CLOSE.length).trim() }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // JSON.parse takes the last of two fields with one name; this parser names the second
  if (fieldsWritten(text) !== fieldsOf(value)) parse(text)
  return value
}

/** How many fields JSON names: strings with a colon behind them. */
const fieldsWritten = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length

function fieldsOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + fieldsOf(one), 0)
  if (!isRecord(value)) return 0
  return Object.values(value).reduce<number>((sum, one) => sum + 1 + fieldsOf(one), 0)
}

function refuseTwice<T>(
  entries: Entry<T>[],
  fileOf: (entry: Entry<T>) => string,
  keysOf: (entry: Entry<T>) => string[],
): void {
  const seen = new Map<string, string>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const first = seen.get(key)
      if (first) throw new ContentError(fileOf(entry), `"${key}" is already used in content/${first}`)
      seen.set(key, fileOf(entry))
    }
  }
}
