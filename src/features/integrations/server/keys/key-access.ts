import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { isPaused } from '#features/accounts/server/paused-keys.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { KeyAccess, KeyHolder } from '#server/http/key-access.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import { keyRefusals } from '../../key-contract.ts'
import { mayCall, scopeLabels, scopeOf } from '../../rules.ts'
import { isKey } from './key-secret.ts'

/** Calls per minute and key. */
const LIMIT = { points: 300, seconds: 60 }

/** Access of API keys to `/api/v1`: identification, allowed procedures, and errors. */
export const keyAccess: KeyAccess = {
  identify: identifyKey,
  mayCall: ({ scopes }, procedure) => mayCall(scopes, procedure),
  scopeOf: (procedure) => scopeOf[procedure],
  scopes: scopeLabels,
  refusals: keyRefusals,
}

/**
 * Reads the viewer for a key at each call: its creator as a company member who is not an admin.
 * API_KEY_INVALID if the key is unknown, revoked or expired, its creator left or is suspended, or the company is archived.
 * API_KEY_PAUSED if the creator's password changed since. RATE_LIMITED beyond 300 calls per minute.
 */
export async function identifyKey(
  { db, throttle }: Pick<Services, 'db' | 'throttle'>,
  secret: string,
): Promise<KeyHolder> {
  const row = isKey(secret) ? await readHolder(db, hashToken(secret)) : undefined
  if (!row) throw new DomainError('API_KEY_INVALID')
  await throttle.consume('api-key', row.id, LIMIT)
  const { companyId, companyName, id, scopes, paused, ...person } = row
  if (paused) throw new DomainError('API_KEY_PAUSED')
  await recordUse(db, id)
  const viewer: Viewer = {
    ...person,
    image: null,
    roles: ['client_user'],
    memberships: [{ companyId, companyName, role: 'client_user' }],
    activeCompanyId: companyId,
    mustChangePassword: false,
    needsSecondFactor: false,
  }
  return { id, scopes, viewer }
}

async function readHolder(db: Db, keyHash: string) {
  const [row] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      paused: isPaused,
      companyId: companies.id,
      companyName: companies.name,
      userId: users.id,
      name: users.name,
      email: users.email,
    })
    .from(apiKeys)
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.id, apiKeys.memberId), eq(companyMembers.companyId, apiKeys.companyId)),
    )
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .innerJoin(companies, eq(companies.id, apiKeys.companyId))
    .where(
      and(
        eq(apiKeys.keyHash, keyHash),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        isNull(users.suspendedAt),
        isNull(companies.archivedAt),
      ),
    )
  return row
}

/** Stores the time of the last use, at most once per minute, so that frequent calls cause few writes. */
async function recordUse(db: Db, id: string): Promise<void> {
  const isStale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(apiKeys.id, id), isStale))
}
