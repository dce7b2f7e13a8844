import { eq } from 'drizzle-orm'
import { platformSettings } from '#db/schema/operations.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { publishToAll } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import { canChangeSettings } from '../../policy.ts'
import { isNoticeOver, type Settings, type SettingsForm } from '../../settings-contract.ts'
import { readSettings } from './read-settings.ts'

/**
 * Stores the settings that differ and updates all open pages. SETTINGS_CHANGED if another change was stored after `seen`,
 * NOTICE_OVER if the notice's end is in the past.
 */
export async function changeSettings(
  ctx: SignedIn,
  { seen, form }: { seen: Date; form: Partial<SettingsForm> },
): Promise<Settings> {
  requirePolicy(canChangeSettings(ctx.viewer))
  return transaction(ctx, async (tx) => {
    await readSettings(tx.db)
    const [before] = await tx.db.select().from(platformSettings).for('update')
    if (!before || before.updatedAt.getTime() !== seen.getTime()) throw new DomainError('SETTINGS_CHANGED')
    const changes = Object.entries(form).flatMap(([field, to]) => {
      const from = before[field as keyof typeof before]
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }]
    })
    if (changes.length === 0) return before
    if (changes.some(({ field }) => field.startsWith('notice')) && isNoticeOver({ ...before, ...form }))
      throw new DomainError('NOTICE_OVER')
    const [after = before] = await tx.db
      .update(platformSettings)
      .set({ ...form, updatedAt: new Date() })
      .where(eq(platformSettings.id, 1))
      .returning()
    await tx.audit({ action: 'settings.changed', subjectType: 'settings', subjectId: 'platform', data: { changes } })
    await publishToAll(tx.db, 'settings_changed')
    return after
  })
}
