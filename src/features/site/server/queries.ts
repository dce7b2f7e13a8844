import { platformSettings } from '#db/schema/operations.ts'
import type { Context } from '#server/context.ts'
import type { SiteFacts } from '../contract.ts'

/** Like the table's defaults, for a platform without a row. */
const unset = { trialDays: 14, refundDaysAnnual: 30, refundDaysMonthly: 7, hasProgramme: true, supportEmail: null }

/** The current policy record (PLAT-07), the site's address, and the support address. */
export async function readSiteFacts({ db, env }: Pick<Context, 'db' | 'env'>): Promise<SiteFacts> {
  const {
    trialDays,
    refundDaysAnnual,
    refundDaysMonthly,
    programmeEnabled: hasProgramme,
    supportEmail,
  } = platformSettings
  const stats = { trialDays, refundDaysAnnual, refundDaysMonthly, hasProgramme, supportEmail }
  const [row = unset] = await db.select(stats).from(platformSettings)
  return { origin: env.PUBLIC_URL, ...row, supportEmail: row.supportEmail ?? env.SUPPORT_EMAIL ?? null }
}
