import { isObject, type Value } from './json-value.ts'

type Resource = { [key: string]: Value; attributes: { [key: string]: Value } }

/**
 * Records of a JSON:API document with their related records, which it lists apart: 'candidate.first-name' and 'stage.name' (jsonapi.org).
 * Null for any other document.
 */
export function jsonApiRecords(document: Value): Value[] | null {
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
