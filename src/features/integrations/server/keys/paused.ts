import { sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/integrations.ts'

/** Whether old ways into the account of the key's maker have ended since it was made or confirmed. For a query that joins both. */
export const isPaused = sql<boolean>`${apiKeys.accessRound} <> ${users.accessRound}`
