import type { StandardHandlerOptions, StandardHandlerPlugin } from '@orpc/server/standard'
import type { Context } from '../context.ts'

type WithInput = { context: Context; input: unknown; next(options: never): Promise<unknown> }

/**
 * Takes what coercion adds to the body of a call by plain HTTP out of it again: a key with `undefined` for each field that was left
 * out, so that a partial change would name every field there is, and `[]` for each list that was left out, so that a list that must be
 * sent could be emptied by not sending it. A query has no way to write an empty list: there an absent list is one.
 *
 * The plugin comes after that of coercion, since the last one reads the input first; the interceptor is the first of its list.
 */
export function asSent(hasBody: (context: Context) => boolean) {
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

/** Without `undefined`, and where it is known what was sent, without the keys that were not. */
function only(value: unknown, sent: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => only(one, Array.isArray(sent) ? sent[at] : undefined))
  if (!isPlain(value)) return value
  const known = isPlain(sent) ? sent : null
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== undefined && (!known || Object.hasOwn(known, key)),
  )
  return Object.fromEntries(entries.map(([key, one]) => [key, only(one, known?.[key])]))
}

/** What JSON and a query hold; files, dates and sets stay as they are. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
