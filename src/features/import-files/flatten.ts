import { escapeHtml } from '#lib/html-text.ts'
import { jsonApiRecords } from './json-api.ts'
import { isObject, type Value } from './json-value.ts'
import type { TableRow } from './table.ts'

type Fields = Map<string, string>

const MAX_COLUMNS = 300
const MAX_DEPTH = 8
const SEPARATOR = '; '

/** The column of a text with a heading, such as 'Your profile' in the parts of a posting. */
export type ColumnOfText = (heading: string) => string

/**
 * Records of JSON or XML as a table: nested names are joined by a full stop ('current_stage.name'), and several values of a list by a
 * semicolon. A record with a list of applications becomes a row for each of them. With `columnOfText`, texts with a heading become columns
 * of HTML, and named values columns with their name.
 */
export function tableOf(
  records: readonly Value[],
  columnOfText?: ColumnOfText,
): { header: string[]; rows: TableRow[] } {
  const columns = new Map<string, number>()
  const flat = records.flatMap(split).map((one, at) => ({ number: at + 1, fields: fieldsOf(one, columnOfText) }))
  for (const { fields } of flat)
    for (const name of fields.keys())
      if (!columns.has(name) && columns.size < MAX_COLUMNS) columns.set(name, columns.size)
  const header = [...columns.keys()]
  return {
    header,
    rows: flat.map(({ number, fields }) => ({ number, cells: header.map((name) => fields.get(name) ?? '') })),
  }
}

/** Lists in the record of a person of which each item is an application. */
const APPLICATIONS = /^(job_?)?(applications|placements|submissions|candidacies|candidatures|bewerbungen)$/i

function split(record: Value): Value[] {
  if (!isObject(record)) return [record]
  const [name, list] = Object.entries(record).find(([key]) => APPLICATIONS.test(key)) ?? []
  if (name === undefined || !Array.isArray(list) || list.length < 2) return [record]
  return list.map((application) => ({ ...record, [name]: [application] }))
}

function fieldsOf(record: Value, columnOfText: ColumnOfText | undefined): Fields {
  const fields: Fields = new Map()
  add('', record, 0)
  return fields

  function add(name: string, value: Value, depth: number): void {
    if (value === null || value === undefined || depth > MAX_DEPTH) return
    if (Array.isArray(value)) {
      for (const one of value) add(name, one, depth + 1)
    } else if (isObject(value)) {
      const linked = linkedValue(value)
      if (linked !== null) {
        add(name, linked, depth + 1)
        return
      }
      if (columnOfText && addNamed(fields, { name, value, columnOfText })) return
      for (const [key, one] of Object.entries(value))
        if (!LINKED.has(key)) add(name ? `${name}.${key}` : key, one, depth + 1)
    } else addValue(fields, name, value)
  }
}

/** What JSON-LD says of a record and its parts, and not of the job or person. */
const LINKED = new Set(['@context', '@type', '@id'])

/** The value of a part of JSON-LD that is only one: a named value, or a country. */
function linkedValue(value: { [key: string]: Value }): Value {
  if (value['@type'] === 'PropertyValue') return value.value ?? null
  return value['@type'] === 'Country' ? (value.name ?? null) : null
}

const HEADINGS = ['name', 'title', 'text', 'header', 'heading', 'label']
const BODIES = ['value', 'content', 'body', 'text', 'html', 'description']
/** A value shorter than this is no text of its own. */
const SHORT = 80

type Named = { name: string; value: { [key: string]: Value }; columnOfText: ColumnOfText }

/** Adds an object that has only a name and a value or text; false for any other. */
function addNamed(fields: Fields, { name, value, columnOfText }: Named): boolean {
  const keys = Object.keys(value)
  const heading = HEADINGS.find((key) => keys.includes(key))
  const body = BODIES.find((key) => key !== heading && keys.includes(key))
  if (heading === undefined || body === undefined || keys.length !== 2) return false
  const [named, text] = [value[heading], value[body] ?? '']
  if (typeof named !== 'string' || typeof text !== 'string') return false
  const isText = /<[a-z][^<>]*>/i.test(text) || text.length > SHORT || body === 'content'
  if (!isText) {
    addValue(fields, `${name}:${named}`, text)
    return true
  }
  const column = columnOfText(named)
  const before = fields.get(column)
  // a heading begins each text but the first
  if (text.trim() !== '') fields.set(column, before ? `${before}<h3>${escapeHtml(named)}</h3>${text}` : text)
  return true
}

function addValue(fields: Fields, name: string, value: string | number | boolean): void {
  const text = String(value).trim()
  const before = fields.get(name)
  if (text !== '') fields.set(name, before === undefined ? text : `${before}${SEPARATOR}${text}`)
}

/** The list of records in a document: the longest list of objects. Records of JSON:API have what they are related to. */
export function recordsIn(value: Value, depth = 0): Value[] {
  const resources = depth === 0 ? jsonApiRecords(value) : null
  if (resources) return resources
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value) && value.some(isObject)) return withoutEnvelope(value)
  const inner = isObject(value) ? Object.values(value).map((one) => recordsIn(one, depth + 1)) : []
  return inner.reduce((longest, one) => (one.length > longest.length ? one : longest), [])
}

/** An only record that says how many items there are, and has a list of them, is the result of a search and no record itself. */
function withoutEnvelope(records: Value[]): Value[] {
  const [only] = records
  if (records.length !== 1 || !isObject(only)) return records
  const totals = Object.entries(only).flatMap(([key, value]) =>
    /^(total|hits)/i.test(key) && typeof value === 'number' ? [value] : [],
  )
  const list = Object.values(only).find(
    (value): value is Value[] => Array.isArray(value) && value.length > 1 && value.every(isObject),
  )
  return list && totals.some((total) => total >= list.length) ? list : records
}
