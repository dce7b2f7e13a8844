import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Context, Services } from '../context.ts'
import { DomainError } from '../errors.ts'
import { requestContext } from './app.ts'
import type { RequestParts } from './shareable.ts'

/** Counts one view of the item with this name. A refusal means that there was nothing to view. */
type Count = (ctx: Context, name: string, search: URLSearchParams) => Promise<unknown>
export type CountReading = (parts: RequestParts, peer: string | undefined) => void

/**
 * `known`: how many readers are remembered as counted today. `waiting`: how many can wait to be counted; further ones are counted at their
 * next visit.
 */
const limits = { known: 20_000, waiting: 2_000, atOnce: 2 }

/**
 * Counts views of pages that were rendered for another reader, after the response and a few at a time. The database records who was counted
 * today; the memory only saves queries.
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
      services.log.warn({ err }, 'a page view was not counted')
    }
  }
  return (parts, peer) => {
    const [pathname = '', search] = parts.path.split('?', 2)
    for (const [path, work] of kinds) {
      const name = path.exec(pathname)?.[1]
      if (name === undefined) continue
      const key = keyOf(parts, peer, pathname)
      if (counted.has(key) || turns.pendingCount >= limits.waiting) return
      if (counted.size >= limits.known) counted.clear()
      counted.add(key)
      const request = new Request(services.env.PUBLIC_URL, { headers: said(parts) })
      void turns(() => count(request, peer, key, (ctx) => work(ctx, decode(name), new URLSearchParams(search))))
      return
    }
  }
}

/** The headers that identify a reader and the page they came from. */
const LOGGED_HEADERS = ['user-agent', 'referer', 'x-forwarded-for'] as const
const said = ({ header }: RequestParts): [string, string][] =>
  LOGGED_HEADERS.flatMap((name) => {
    const value = header(name)
    return value === undefined ? [] : [[name, value]]
  })

/** Identifies a reader of a page on one day, as a hash that does not reveal who it was. */
function keyOf({ header }: RequestParts, peer: string | undefined, pathname: string): string {
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
