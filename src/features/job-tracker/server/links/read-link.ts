import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { ifTooCostly, inThreads } from '#server/threads.ts'
import type { ReadPosting } from '../../contract.ts'
import { matchPosting } from '../external/match-posting.ts'
import { fetchPage } from './fetch-page.ts'
import type * as reading from './read-posting.ts'

const readInThread = inThreads<typeof reading>('features/job-tracker/server/links/read-posting')

const LIMIT = { points: 30, seconds: 600 }

/**
 * Reads the job on the public page behind a link, with its text and its match with the viewer's resume. The person reviews it; nothing is
 * stored. Fails like `fetchPage`.
 */
export async function readLink(ctx: SignedIn, { link }: { link: string }): Promise<ReadPosting> {
  const { env, viewer, throttle } = ctx
  await throttle.consume('read-link', viewer.userId, LIMIT)
  const userAgent = `TandemLinkReader/1.0 (+${env.PUBLIC_URL}; reads one page that a person asked for)`
  const allowed = env.LINK_READER_ALLOW.split(',').map((address) => address.trim())
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`
  const { html, url } = await fetchPage(typed, { userAgent, allowed })
  const found = await readInThread('readPosting', html, url).catch(ifTooCostly(null))
  if (!found) throw new DomainError('LINK_UNREADABLE')
  const matched = await matchPosting(ctx, { ...found, id: newId(), updatedAt: new Date() })
  return { ...found, ...matched, link: typed }
}
