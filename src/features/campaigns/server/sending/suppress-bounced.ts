import { mailSuppressions } from '#db/schema/campaigns.ts'
import type { Db } from '#server/context.ts'

/** Puts an address on the list of those that are never mailed, because its server says that there is no such mailbox. */
export async function suppressBounced(db: Db, email: string): Promise<void> {
  await db.insert(mailSuppressions).values({ email, reason: 'bounce' }).onConflictDoNothing()
}
