import { OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { z } from 'zod'
import { router } from '#apps/router.ts'

export type Procedure = { path: readonly string[]; schema: z.ZodType | undefined; isRead: boolean }

/** Every procedure of the product with the schema of its input, from which the API document is generated. */
export async function procedures(): Promise<Procedure[]> {
  const contracts: { path: readonly string[]; contract: unknown }[] = []
  traverseContractProcedures({ router, path: [] }, (one) => contracts.push(one))
  const found: Procedure[] = []
  for (const { path, contract } of contracts) {
    let schema: z.ZodType | undefined
    // runs for each schema before another function converts it
    const note = (options: unknown, { strategy }: { strategy: string }) => {
      if (strategy === 'input') schema ??= options as z.ZodType | undefined
      return false
    }
    const noting = { condition: note, convert: (): [boolean, object] => [false, {}] }
    const generator = new OpenAPIGenerator({ schemaConverters: [noting, new ZodToJsonSchemaConverter()] })
    const { paths = {} } = await generator.generate({ it: contract } as never)
    const [operations = {}] = Object.values(paths)
    found.push({ path, schema, isRead: 'get' in operations })
  }
  return found
}

/** Calls one of these procedures. A stream that opens counts as an answer and is closed. */
export async function callProcedure(api: unknown, path: Procedure['path'], input: unknown): Promise<void> {
  const procedure = path.reduce((part, key) => (part as Record<string, unknown>)[key], api)
  const answer = await (procedure as (input: unknown) => Promise<unknown>)(input)
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    await (answer as AsyncIterableIterator<unknown>).return?.()
  }
}
