import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { apiKeys } from '#db/schema/integrations.ts'
import { isPaused } from '#features/accounts/server/paused-keys.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { KeyAccess, KeyHolder } from '#server/http/key-access.ts'
import { keyRefusals } from '../../key-contract.ts'
import { mayCall, scopeLabels, scopeOf } from '../../rules.ts'
import { hashKey, isKey } from './key-secret.ts'

/** So many calls a minute and key. */
const LIMIT = { points: 300, seconds: 60 }

/** How API keys open `/api/v1`: who they are, what each may call, and what refusals say. */
export const keyAccess: KeyAccess = {
  identify: identifyKey,
  mayCall: ({ scopes }, procedure) => mayCall(scopes, procedure),
  scopeOf: (procedure) => scopeOf[procedure],
  scopes: scopeLabels,
  refusals: keyRefusals,
}

/**
 * Whom a key stands for, as it is at this call: a member of its company who is no admin. API_KEY_INVALID once it was revoked,
 * has expired, or its maker left, was suspended or the company is archived; API_KEY_PAUSED since old ways into its maker's account
 * ended; RATE_LIMITED beyond 300 calls a minute.
 */
export async function identifyKey(
  { db, throttle }: Pick<Services, 'db' | 'throttle'>,
  secret: string,
): Promise<KeyHolder> {
  const row = isKey(secret) ? await readHolder(db, hashKey(secret)) : undefined
  if (!row) throw new DomainError('API_KEY_INVALID')
  await throttle.consume('api-key', row.id, LIMIT)
  const { companyId, companyName, id, scopes, paused, ...person } = row
  if (paused) throw new DomainError('API_KEY_PAUSED')
  await noteUse(db, id)
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

/** To the minute: a key that calls often does not write often. */
async function noteUse(db: Db, id: string): Promise<void> {
  const isStale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(apiKeys.id, id), isStale))
}
