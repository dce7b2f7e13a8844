/** The parts of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

const STEP = '  '

/** A schema in short type notation: `{ name: string (at most 100), age?: integer | null }`, one property a line. */
export function schemaText(schema: Schema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return unique(choices.map((choice) => schemaText(choice, indent))).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'object') return objectText(schema, indent)
  if (schema.type === 'array') return listText(schema, indent)
  return [schema.format ?? schema.type ?? 'anything', boundsOf(schema)].filter(Boolean).join(' ')
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = indent + STEP
  const lines = Object.entries(properties).map(([name, property]) => {
    const fallback = property.default === undefined ? '' : `, default ${JSON.stringify(property.default)}`
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(property, inner)}${fallback}`
  })
  if (typeof additionalProperties === 'object') lines.push(`${inner}[key]: ${schemaText(additionalProperties, inner)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function listText(schema: Schema, indent: string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  const item = schemaText(schema.items ?? {}, indent)
  const list = /[ |]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  return [list, boundsOf(schema)].filter(Boolean).join(' ')
}

/** The limits in parentheses, without those that every integer has. */
function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const isReal = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  const least = [minimum, minLength, minItems].find(isReal)
  const most = [maximum, maxLength, maxItems].find(isReal)
  if (least !== undefined && most !== undefined) return `(${least} to ${most})`
  if (most !== undefined) return `(at most ${most})`
  return least === undefined ? '' : `(at least ${least})`
}

const unique = (texts: string[]) => [...new Set(texts)]
