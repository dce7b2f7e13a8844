import { and, eq, ne } from 'drizzle-orm'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'

type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>

const words = (searchId: string) => `alert-stop:1:${searchId}`

/** What stands in the link of a mail: it ends the mails of one search and can do nothing else; it never expires. */
export const alertStopToken = (secrets: SigningSecrets, searchId: string): string =>
  `${searchId}.${sign(secrets, words(searchId))}`

export const alertStopAddress = (env: Settings, searchId: string): string =>
  `${env.PUBLIC_URL}/api/job-alerts/stop?token=${alertStopToken(env, searchId)}`

/** The search that a token is of; null for everything that this server did not sign. */
export function readStopToken(secrets: SigningSecrets, token: string): string | null {
  const [searchId = '', signature = '', ...rest] = token.split('.')
  const isOurs = rest.length === 0 && isId(searchId) && isSigned(secrets, words(searchId), signature)
  return isOurs ? searchId : null
}

/** Ends the mails of a search; whether there were any to end. The search itself stays. */
export async function stopAlerts(db: Db, searchId: string): Promise<boolean> {
  const mailed = and(eq(savedSearches.id, searchId), ne(savedSearches.frequency, 'none'))
  const ended = await db.update(savedSearches).set({ frequency: 'none' }).where(mailed).returning()
  return ended.length > 0
}
