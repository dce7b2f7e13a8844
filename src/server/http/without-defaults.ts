import type { StandardHandlerOptions, StandardHandlerPlugin } from '@orpc/server/standard'
import type { Context } from '../context.ts'

type WithInput = { context: Context; input: unknown; next(options: never): Promise<unknown> }

/**
 * Removes from the JSON body of an `/api/v1` call what Zod coercion adds: a key with `undefined` for each omitted field, which would make a
 * partial update contain every field, and `[]` for each omitted list, which would let a caller empty a required list by omitting it.
 * Queries keep added lists, because a query cannot express an empty list.
 *
 * The plugin is registered after the coercion plugin, because the last plugin sees the input first. The interceptor is the first in its
 * list.
 */
export function withoutDefaults(hasBody: (context: Context) => boolean) {
  const sent = new WeakMap<Headers, unknown>()
  const remember = (options: WithInput) => {
    sent.set(options.context.resHeaders, options.input)
    return options.next(options as never)
  }
  const plugin: StandardHandlerPlugin<Context> = {
    init(options: StandardHandlerOptions<Context>) {
      options.clientInterceptors ??= []
      options.clientInterceptors.unshift(remember as never)
    },
  }
  const interceptor = (options: WithInput) => {
    const { context, input } = options
    const like = hasBody(context) ? sent.get(context.resHeaders) : undefined
    return options.next({ ...options, input: only(input, like) } as never)
  }
  return { plugin, interceptor }
}

/** Without `undefined` values, and without the keys that were not sent, if the sent input is known. */
function only(value: unknown, sent: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => only(one, Array.isArray(sent) ? sent[at] : undefined))
  if (!isPlain(value)) return value
  const known = isPlain(sent) ? sent : null
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== undefined && (!known || Object.hasOwn(known, key)),
  )
  return Object.fromEntries(entries.map(([key, one]) => [key, only(one, known?.[key])]))
}

/** Whether it is a plain object, as in JSON and queries. Files, dates and sets are not changed. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
