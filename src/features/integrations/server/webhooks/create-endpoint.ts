import { count, eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { webhookEndpoints } from '#db/schema/integrations.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { MAX_ENDPOINTS } from '../../rules.ts'
import type { EndpointFields } from '../../webhook-contract.ts'
import { endpointAddress } from './address.ts'
import { notifyAdmins } from './notify-admins.ts'
import { readEndpoint } from './queries.ts'
import { newWebhookSecret } from './secret.ts'

/** Adds an active endpoint; only this answer contains its secret. WEBHOOK_LIMIT beyond ten, WEBHOOK_ADDRESS_REFUSED. */
export async function createEndpoint(ctx: SignedIn, { url: typed, ...fields }: EndpointFields) {
  const companyId = managedCompanyId(ctx)
  const url = endpointAddress(ctx.env, typed)
  const { secret, sealed } = await newWebhookSecret(ctx.env)
  return transaction(ctx, async (tx) => {
    // the lock makes parallel requests count one after the other
    await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const [existing] = await tx.db
      .select({ n: count() })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.companyId, companyId))
    if ((existing?.n ?? 0) >= MAX_ENDPOINTS) throw new DomainError('WEBHOOK_LIMIT')
    const id = newId()
    await tx.db.insert(webhookEndpoints).values({ ...fields, id, companyId, url, secret: sealed })
    await tx.audit({ action: 'webhook.created', subjectType: 'webhook', subjectId: id, companyId })
    await notifyAdmins(tx.db, companyId)
    return { endpoint: await readEndpoint(tx.db, id), secret }
  })
}
