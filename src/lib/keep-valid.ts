import { z } from 'zod'

/**
 * A schema that reads a stored object key by key: a key that is missing or no longer valid gets its empty value, and unknown keys are
 * dropped. With a schema for the whole object, one new or changed field would discard all that a person wrote.
 */
export const keepValid = <S extends z.ZodRawShape>(shape: S, empty: { [K in keyof S]: z.output<S[K]> }) =>
  z.object(
    Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [key, z.catch<z.ZodType>(schema as z.ZodType, empty[key])]),
    ) as unknown as S,
  )
