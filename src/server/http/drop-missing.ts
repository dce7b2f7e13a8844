type WithInput = { input: unknown; next(options: never): Promise<unknown> }

/**
 * Takes the fields that were left out from the input of a call by plain HTTP. Coercion makes a key with `undefined` for each of
 * them, so that a partial change would seem to name every field there is.
 */
export const dropMissing = <O extends WithInput>(options: O): Promise<unknown> =>
  options.next({ ...options, input: named(options.input) } as never)

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named)
  if (!isPlain(value)) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.map(([key, one]) => [key, named(one)]))
}

/** What JSON and a query hold; files, dates and sets stay as they are. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
