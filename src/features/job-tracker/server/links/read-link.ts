import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { ifTooCostly, inThreads } from '#server/threads.ts'
import type { ReadPosting } from '../../contract.ts'
import { fetchPage } from './fetch-page.ts'
import type * as reading from './read-posting.ts'

const readInThread = inThreads<typeof reading>('features/job-tracker/server/links/read-posting')

const LIMIT = { points: 30, seconds: 600 }

/**
 * Reads the job on the public page behind a link, for the person to review; stores nothing. Fails like `fetchPage`.
 */
export async function readLink({ env, viewer, throttle }: SignedIn, { link }: { link: string }): Promise<ReadPosting> {
  await throttle.consume('read-link', viewer.userId, LIMIT)
  const userAgent = `TandemLinkReader/1.0 (+${env.PUBLIC_URL}; reads one page that a person asked for)`
  const allowed = env.LINK_READER_ALLOW.split(',').map((address) => address.trim())
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`
  const { html } = await fetchPage(typed, { userAgent, allowed })
  const found = await readInThread('readPosting', html).catch(ifTooCostly(null))
  if (!found) throw new DomainError('LINK_UNREADABLE')
  return { ...found, link: typed }
}
