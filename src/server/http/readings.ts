import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Context, Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import { requestContext } from './app.ts'
import type { Asked } from './shareable.ts'

/** Counts one reading of the thing that an address names; a refusal is a reading of nothing. */
type Count = (ctx: Context, name: string, search: URLSearchParams) => Promise<unknown>
export type CountReading = (asked: Asked, peer: string | undefined) => void

/** So many readers are known as counted today, and so many wait to be; more than that are counted when they come again. */
const limits = { known: 20_000, waiting: 2_000, atOnce: 2 }

/**
 * Counts readers of pages that were rendered for somebody else, after the answer and a few at a time. The rows themselves know
 * who was counted today; what is remembered here only saves asking them.
 */
export function createReadings(
  services: Services,
  kinds: readonly (readonly [path: RegExp, count: Count])[],
): CountReading {
  const counted = new Set<string>()
  const turns = pLimit(limits.atOnce)
  const count = async (
    request: Request,
    peer: string | undefined,
    key: string,
    work: (ctx: Context) => Promise<unknown>,
  ) => {
    try {
      await work({ ...requestContext(services, request, peer), viewer: null, sessionId: null })
    } catch (err) {
      if (err instanceof DomainError) return
      counted.delete(key)
      services.log.warn({ err }, 'a reading was not counted')
    }
  }
  return (asked, peer) => {
    const [pathname = '', search] = asked.path.split('?', 2)
    for (const [path, work] of kinds) {
      const name = path.exec(pathname)?.[1]
      if (name === undefined) continue
      const key = keyOf(asked, peer, pathname)
      if (counted.has(key) || turns.pendingCount >= limits.waiting) return
      if (counted.size >= limits.known) counted.clear()
      counted.add(key)
      const request = new Request(services.env.PUBLIC_URL, { headers: said(asked) })
      void turns(() => count(request, peer, key, (ctx) => work(ctx, decode(name), new URLSearchParams(search))))
      return
    }
  }
}

/** What tells one reader from another, and how they came. */
const TOLD = ['user-agent', 'referer', 'x-forwarded-for'] as const
const said = ({ header }: Asked): [string, string][] =>
  TOLD.flatMap((name) => {
    const value = header(name)
    return value === undefined ? [] : [[name, value]]
  })

/** The same reader of the same page on the same day, as a hash: nothing here says who it was. */
function keyOf({ header }: Asked, peer: string | undefined, pathname: string): string {
  const who = [new Date().toDateString(), peer, header('x-forwarded-for'), header('user-agent'), pathname]
  return createHash('sha256').update(who.join('\n')).digest('base64url')
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
