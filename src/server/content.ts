import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import { inProduct } from '#root.ts'

/** A content file: its subfolder, its name without the extension, and its contents. */
export type Entry<T, F extends string = ''> = { folder: F; name: string; value: T }

type Options<T, F extends string> = {
  /** The subfolders to read; by default, the files are in the folder itself. */
  folders?: readonly F[]
  /** Keys that must be unique across all files, such as those that identify stored rows. */
  keysOf?: (entry: Entry<T, F>) => string[]
  /** The path of the content folder. */
  place?: string
}

/** An error in a content file, for its editors: the path, the field and what is wrong. */
class ContentError extends Error {
  override name = 'ContentError'
  constructor(file: string, fault: string) {
    super(`content/${file}: ${fault}`)
  }
}

/**
 * Every Markdown file of a folder under `content/`, sorted by name: the fields of its front matter, and the text below them as `body`. Read
 * and validated once, at the first call.
 */
export const pagesIn = <T, F extends string = ''>(
  folder: string,
  schema: z.ZodType<T>,
  options?: Options<T, F>,
): (() => Entry<T, F>[]) => entriesIn({ folder, ending: '.md', read: readPage, schema }, options)

/** Every JSON file of a folder under `content/`, read like `pagesIn` reads Markdown. */
export const recordsIn = <T, F extends string = ''>(
  folder: string,
  schema: z.ZodType<T>,
  options?: Options<T, F>,
): (() => Entry<T, F>[]) => entriesIn({ folder, ending: '.json', read: readJson, schema }, options)

/** The contents of one JSON file under `content/`, given by its path with the extension. Read and validated once, at the first call. */
export const recordOf = <T>(file: string, schema: z.ZodType<T>, place = inProduct('content')): (() => T) =>
  once(() => checked(file, textOf(join(place, file), file), readJson, schema))

type Kind<T> = { folder: string; ending: string; read: (text: string) => unknown; schema: z.ZodType<T> }

function entriesIn<T, F extends string>(kind: Kind<T>, options: Options<T, F> = {}): () => Entry<T, F>[] {
  const { folder, ending, read, schema } = kind
  const { folders, keysOf, place = inProduct('content') } = options
  return once(() => {
    const entries = filesIn(join(place, folder), folder).map((path) => {
      const file = `${folder}/${path}`
      const text = textOf(join(place, file), file)
      return { ...placeOf(path, { file, ending, folders }), value: checked(file, text, read, schema) }
    })
    if (entries.length === 0) throw new ContentError(folder, `has no ${ending} file`)
    if (keysOf)
      refuseDuplicates(
        entries,
        (entry) => [folder, entry.folder, entry.name].filter(Boolean).join('/') + ending,
        keysOf,
      )
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
  const entries = found(folder, () => readdirSync(path, { recursive: true, withFileTypes: true }))
  return (
    entries
      // skip hidden files that editors and systems create
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(path.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  )
}

const textOf = (path: string, file: string): string => found(file, () => readFileSync(path, 'utf8'))

function found<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ContentError(file, 'does not exist')
    throw error
  }
}

const NO_FOLDER = ''
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function placeOf<F extends string>(
  path: string,
  { file, ending, folders = [NO_FOLDER as F] }: { file: string; ending: string; folders?: readonly F[] },
): { folder: F; name: string } {
  const parts = path.split('/')
  const last = parts.pop() ?? ''
  const name = last.endsWith(ending) ? last.slice(0, -ending.length) : ''
  if (!WORDS.test(name))
    throw new ContentError(
      file,
      `a file name here has only lower-case letters, digits and single hyphens, and ends with ${ending}`,
    )
  const folder = folders.find((one) => one === parts.join('/'))
  if (folder === undefined)
    throw new ContentError(
      file,
      `is outside the folders that are read: ${folders.filter(Boolean).join(', ') || 'none'}`,
    )
  return { folder, name }
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
    // the YAML parser adds an excerpt of the source below the first line
    const fault =
      error instanceof YAMLParseError ? error.message.split(':\n')[0] : error instanceof Error && error.message
    throw new ContentError(file, String(fault))
  }
}

const OPEN = '---\n'
const CLOSE = '\n---\n'

function readPage(text: string): unknown {
  const end = text.indexOf(CLOSE, OPEN.length - 1)
  if (!text.startsWith(OPEN) || end < 0) throw new Error('must begin with its fields, between two lines of ---')
  // keep the opening dashes, so that errors give the right line of the file
  const head: unknown = parse(text.slice(0, end + 1))
  if (!isRecord(head)) throw new Error('needs fields between its two lines of ---, such as `title: …`')
  if ('body' in head) throw new Error('body: write it as the text below the fields')
  return { ...head, body: text.slice(end + CLOSE.length).trim() }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // JSON.parse silently takes the last of duplicate keys; the YAML parser reports the duplicate
  if (fieldsWritten(text) !== fieldsOf(value)) parse(text)
  return value
}

/** How many keys the JSON text contains: strings followed by a colon. */
const fieldsWritten = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length

function fieldsOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + fieldsOf(one), 0)
  if (!isRecord(value)) return 0
  return Object.values(value).reduce<number>((sum, one) => sum + 1 + fieldsOf(one), 0)
}

function refuseDuplicates<E>(entries: E[], fileOf: (entry: E) => string, keysOf: (entry: E) => string[]): void {
  const seen = new Map<string, string>()
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const first = seen.get(key)
      if (first) throw new ContentError(fileOf(entry), `"${key}" is already used in content/${first}`)
      seen.set(key, fileOf(entry))
    }
  }
}
