import { type Schema, schemaText } from './schema-text.ts'

type Content = { content?: Record<string, { schema?: Schema }> }
type Written = {
  operationId?: string
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses?: Record<string, Content>
  security?: Record<string, string[]>[]
}
export type OpenApiDocument = { paths?: Record<string, Record<string, Written>> }

export type Refusal = { status: string; code: string; message: string }
/** One operation as the reference shows it. */
export type Operation = {
  id: string
  area: string
  method: string
  path: string
  summary: string
  scope: string | null
  parameters: { name: string; place: string; isRequired: boolean; text: string }[]
  body: string | null
  answer: string | null
  refusals: Refusal[]
}

/** The operations of an OpenAPI document by area: areas sorted by name, operations in the order of the document. */
export function readOperations({ paths = {} }: OpenApiDocument): Map<string, Operation[]> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => readOne(path, method, written)),
  )
  const areas = [...new Set(all.map(({ area }) => area))].sort()
  return new Map(areas.map((area) => [area, all.filter((one) => one.area === area)]))
}

function readOne(path: string, method: string, written: Written): Operation {
  const id = written.operationId ?? `${method}.${path}`
  const ok = Object.entries(written.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  return {
    id,
    area: id.split('.')[0] ?? id,
    method: method.toUpperCase(),
    path,
    summary: written.summary ?? id,
    scope: written.security?.find((one) => one.apiKey)?.apiKey?.[0] ?? null,
    parameters: (written.parameters ?? []).map((one) => ({
      name: one.name,
      place: one.in,
      isRequired: one.required ?? false,
      text: schemaText(one.schema ?? {}),
    })),
    body: textOf(written.requestBody),
    answer: textOf(ok),
    refusals: Object.entries(written.responses ?? {}).flatMap(([status, { content }]) =>
      status.startsWith('2') ? [] : refusalsOf(status, firstOf(content)),
    ),
  }
}

const firstOf = (content: Content['content']): Schema | undefined => Object.values(content ?? {})[0]?.schema

function textOf(part: Content | undefined): string | null {
  const schema = firstOf(part?.content)
  return schema ? schemaText(schema) : null
}

/** The refusals of a status, by their codes. Schemas without a code are left out. */
const refusalsOf = (status: string, schema: Schema | undefined): Refusal[] =>
  (schema?.oneOf ?? schema?.anyOf ?? (schema ? [schema] : [])).flatMap(({ properties = {} }) => {
    const code = properties.code?.const
    return typeof code === 'string' ? [{ status, code, message: String(properties.message?.default ?? '') }] : []
  })
