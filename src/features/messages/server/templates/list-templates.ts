import { asc, eq, sql } from 'drizzle-orm'
import { messageTemplates as templates } from '#db/schema/messages.ts'
import { activeCompany } from '#features/hiring-pipeline/server/load-review.ts'
import type { SignedIn } from '#server/context.ts'
import type { Template } from '../../contract.ts'

/** The templates of the active company, by name. */
export const listTemplates = (ctx: SignedIn): Promise<Template[]> =>
  ctx.db
    .select()
    .from(templates)
    .where(eq(templates.companyId, activeCompany(ctx)))
    .orderBy(asc(sql`lower(${templates.name})`), asc(templates.id))
