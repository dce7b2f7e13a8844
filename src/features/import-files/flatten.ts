import type { TableRow } from './table.ts'

export type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value }
type Fields = Map<string, string>

const MAX_COLUMNS = 300
const MAX_DEPTH = 8
const SEPARATOR = '; '

/**
 * Records of JSON or XML as a table: nested names are joined by a full stop ('current_stage.name'), and several values of a list by a
 * semicolon. A record with a list of applications becomes a row for each of them.
 */
export function tableOf(records: readonly Value[]): { header: string[]; rows: TableRow[] } {
  const columns = new Map<string, number>()
  const flat = records.flatMap(split).map((one, at) => ({ number: at + 1, fields: fieldsOf(one) }))
  for (const { fields } of flat)
    for (const name of fields.keys())
      if (!columns.has(name) && columns.size < MAX_COLUMNS) columns.set(name, columns.size)
  const header = [...columns.keys()]
  return {
    header,
    rows: flat.map(({ number, fields }) => ({ number, cells: header.map((name) => fields.get(name) ?? '') })),
  }
}

const isObject = (value: Value): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists in the record of a person of which each item is an application. */
const APPLICATIONS = /^(job_?)?(applications|placements|submissions|candidacies|candidatures|bewerbungen)$/i

function split(record: Value): Value[] {
  if (!isObject(record)) return [record]
  const [name, list] = Object.entries(record).find(([key]) => APPLICATIONS.test(key)) ?? []
  if (name === undefined || !Array.isArray(list) || list.length < 2) return [record]
  return list.map((application) => ({ ...record, [name]: [application] }))
}

function fieldsOf(record: Value): Fields {
  const fields: Fields = new Map()
  add(fields, '', record, 0)
  return fields
}

function add(fields: Fields, name: string, value: Value, depth: number): void {
  if (value === null || value === undefined || depth > MAX_DEPTH) return
  if (Array.isArray(value)) {
    for (const one of value) add(fields, name, one, depth + 1)
  } else if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) add(fields, name ? `${name}.${key}` : key, one, depth + 1)
  } else {
    const text = String(value).trim()
    const before = fields.get(name)
    if (text !== '') fields.set(name, before === undefined ? text : `${before}${SEPARATOR}${text}`)
  }
}

/**
 * Records of a JSON:API document with their related records, which it lists apart: 'candidate.first-name' and 'stage.name' (jsonapi.org).
 * Null for any other document.
 */
function jsonApiRecords(document: Value): Value[] | null {
  if (!isObject(document) || !Array.isArray(document.data)) return null
  const isResource = (value: Value): value is Resource => isObject(value) && isObject(value.attributes)
  if (document.data.length === 0 || !document.data.every(isResource)) return null
  const keyOf = ({ type, id }: { [key: string]: Value }) => `${type} ${id}`
  const included = Array.isArray(document.included) ? document.included.filter(isResource) : []
  const known = new Map(included.map((one) => [keyOf(one), one]))
  const related = (value: Value): Value => {
    if (Array.isArray(value)) return value.map(related)
    if (!isObject(value)) return null
    return { id: value.id, ...known.get(keyOf(value))?.attributes }
  }
  return document.data.map(({ type, id, attributes, relationships }) => {
    const others = isObject(relationships) ? Object.entries(relationships) : []
    const isApplication = /applications?$/.test(String(type))
    return {
      [isApplication ? 'application id' : 'id']: id,
      ...attributes,
      ...Object.fromEntries(others.map(([name, value]) => [name, related(isObject(value) ? value.data : null)])),
    }
  })
}
type Resource = { [key: string]: Value; attributes: { [key: string]: Value } }

/** The list of records in a document: the longest list of objects. */
export function recordsIn(value: Value, depth = 0): Value[] {
  const resources = depth === 0 ? jsonApiRecords(value) : null
  if (resources) return resources
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value) && value.some(isObject)) return value
  const inner = isObject(value) ? Object.values(value).map((one) => recordsIn(one, depth + 1)) : []
  return inner.reduce((longest, one) => (one.length > longest.length ? one : longest), [])
}
