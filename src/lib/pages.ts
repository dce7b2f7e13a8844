import { isId } from './ids.ts'

/*
 * Cursors for lists that page by their last row. They are opaque to clients and not trusted: decoding checks that each value has the type
 * of the list's sort key. A tampered cursor is null instead of a failing query.
 */

export type CursorKind = 'text' | 'number' | 'date' | 'id'

type CursorValues<Kinds extends readonly CursorKind[]> = {
  -readonly [K in keyof Kinds]: Kinds[K] extends 'number' ? number : Kinds[K] extends 'date' ? Date : string
}

const longestCursor = 2000

/** Encodes the last row of a page; dates keep milliseconds. */
export function encodeCursor(values: readonly (string | number | Date)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/** Decodes a cursor with exactly these kinds of values; null if `encodeCursor` did not make it for such a list. */
export function decodeCursor<const Kinds extends readonly CursorKind[]>(
  cursor: string,
  kinds: Kinds,
): CursorValues<Kinds> | null {
  const values = parseCursor(cursor)
  if (!values || values.length !== kinds.length) return null
  const decoded = kinds.map((kind, index) => readValue(kind, values[index]))
  return decoded.includes(null) ? null : (decoded as CursorValues<Kinds>)
}

function parseCursor(cursor: string): unknown[] | null {
  if (cursor.length > longestCursor || !/^[\w-]+$/.test(cursor)) return null
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const values: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return Array.isArray(values) ? values : null
  } catch {
    return null
  }
}

function readValue(kind: CursorKind, value: unknown): string | number | Date | null {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : null
  // PostgreSQL refuses the NUL character in text, so a cursor that contains one would make the query fail.
  if (typeof value !== 'string' || value.includes('\u0000')) return null
  if (kind === 'id') return isId(value) ? value : null
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? readDate(value) : null
  return value
}

function readDate(value: string): Date | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}
