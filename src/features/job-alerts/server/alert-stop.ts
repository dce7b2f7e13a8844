import { and, eq, ne } from 'drizzle-orm'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { isSigned, sign } from '#server/signature.ts'

type Settings = SigningSecrets & Pick<Env, 'PUBLIC_URL'>

const words = (searchId: string) => `alert-stop:1:${searchId}`

/** The token in the unsubscribe link of an email. It can only stop the emails of one search, and it never expires. */
export const alertStopToken = (secrets: SigningSecrets, searchId: string): string =>
  `${searchId}.${sign(secrets, words(searchId))}`

export const alertStopAddress = (env: Settings, searchId: string): string =>
  `${env.PUBLIC_URL}/api/job-alerts/stop?token=${alertStopToken(env, searchId)}`

/** The id of the search that a token is for; null if this server did not sign the token. */
export function readStopToken(secrets: SigningSecrets, token: string): string | null {
  const [searchId = '', signature = '', ...rest] = token.split('.')
  const isValidToken = rest.length === 0 && isId(searchId) && isSigned(secrets, words(searchId), signature)
  return isValidToken ? searchId : null
}

/** Stops the emails of a search and leaves the search saved. Returns false if it already sent none. */
export async function stopAlerts(db: Db, searchId: string): Promise<boolean> {
  const mailed = and(eq(savedSearches.id, searchId), ne(savedSearches.frequency, 'none'))
  const ended = await db.update(savedSearches).set({ frequency: 'none' }).where(mailed).returning()
  return ended.length > 0
}
