import { and, count, eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { messageTemplates as templates } from '#db/schema/messages.ts'
import { activeCompany } from '#features/hiring-pipeline/server/load-review.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Template, TemplateFields } from '../../contract.ts'
import { maxTemplates } from '../../rules.ts'

const own = (ctx: SignedIn, id: string) => and(eq(templates.id, id), eq(templates.companyId, activeCompany(ctx)))

/** Creates a template of the company, once by its id; NAME_TAKEN, TOO_MANY_TEMPLATES. */
export const createTemplate = (ctx: SignedIn, { id, ...fields }: TemplateFields & { id: string }): Promise<Template> =>
  named(() =>
    transaction(ctx, async (tx) => {
      const companyId = activeCompany(ctx)
      // lock, so that only one caller at a time counts the limit
      await tx.db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
      const [known] = await tx.db.select().from(templates).where(own(ctx, id))
      if (known) return known
      const [row] = await tx.db.select({ kept: count() }).from(templates).where(eq(templates.companyId, companyId))
      if ((row?.kept ?? 0) >= maxTemplates) throw new DomainError('TOO_MANY_TEMPLATES')
      const [made] = await tx.db
        .insert(templates)
        .values({ id, companyId, ...fields, updatedAt: new Date() })
        .onConflictDoNothing({ target: templates.id })
        .returning()
      const template = found(made)
      await tx.audit({ action: 'message_template.created', subjectType: 'message_template', subjectId: id, companyId })
      return template
    }),
  )

type Change = TemplateFields & { id: string; seen: Date }

/** Changes a template only from the version that was read; NOT_FOUND, CHANGED, NAME_TAKEN. */
export const updateTemplate = (ctx: SignedIn, { id, seen, ...fields }: Change): Promise<Template> =>
  named(() =>
    transaction(ctx, async (tx) => {
      const [row] = await tx.db.select().from(templates).where(own(ctx, id)).for('update')
      const { companyId, updatedAt } = found(row)
      if (updatedAt.getTime() !== seen.getTime()) throw new DomainError('CHANGED')
      const [changed] = await tx.db
        .update(templates)
        .set({ ...fields, updatedAt: new Date() })
        .where(own(ctx, id))
        .returning()
      await tx.audit({ action: 'message_template.changed', subjectType: 'message_template', subjectId: id, companyId })
      return found(changed)
    }),
  )

/** Deletes a template of the company; sent messages remain unchanged. */
export const deleteTemplate = (ctx: SignedIn, { id }: { id: string }): Promise<{ deleted: true }> =>
  transaction(ctx, async (tx) => {
    const [deleted] = await tx.db.delete(templates).where(own(ctx, id)).returning({ companyId: templates.companyId })
    const { companyId } = found(deleted)
    await tx.audit({ action: 'message_template.deleted', subjectType: 'message_template', subjectId: id, companyId })
    return { deleted: true }
  })

async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isDuplicate(error, 'message_templates_name') ? new DomainError('NAME_TAKEN') : error
  }
}
