import { and, eq } from 'drizzle-orm'
import { webhookEndpoints } from '#db/schema/integrations.ts'
import { managedCompanyId } from '#features/companies/server/own-company.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect

/** An endpoint of the company that the viewer manages, locked until the transaction ends; NOT_FOUND for any other. */
export async function lockEndpoint(ctx: Pick<SignedIn, 'db' | 'viewer'>, id: string): Promise<EndpointRow> {
  const companyId = managedCompanyId(ctx)
  const [row] = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.companyId, companyId)))
    .for('update')
  return found(row)
}
