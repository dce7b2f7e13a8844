// Settings of the platform: one stored row that the server reads for each decision. Platform staff read them, platform admins
// change them. A change contains the timestamp of the settings it is based on, so it cannot overwrite a change that the admin
// has not seen. The audit log records every change with the old values. Every page shows the notice to everyone.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { secondFactorRoles } from '#lib/viewer.ts'

const Days = z
  .number('Enter a whole number of days')
  .int('Enter a whole number of days')
  .min(0, 'Enter 0 days or more')
  .max(365, 'Enter 365 days or less')
export const noticeTones = ['info', 'warn'] as const

/** The settings that an admin can change. Empty texts are stored as null (PLAT-19). */
export const SettingsForm = z.object({
  enforceSubscriptionVerification: z.boolean(),
  programmeEnabled: z.boolean(),
  refundDaysAnnual: Days,
  refundDaysMonthly: Days,
  trialDays: Days,
  supportEmail: z
    .string()
    .trim()
    .max(254)
    .transform((text) => text || null)
    .pipe(z.email('Please enter a valid email address').nullable())
    .nullable(),
  noticeText: z
    .string()
    .trim()
    .max(300, 'Use 300 characters or fewer')
    .transform((text) => text || null)
    .nullable(),
  noticeTone: z.enum(noticeTones),
  /** When the notice ends; null means when an admin removes it. */
  noticeUntil: Timestamp.nullable(),
  /** Roles that must set up two-factor first. Stored in a fixed order, so that the same selection is not a change. */
  secondFactorRoles: z
    .array(z.enum(secondFactorRoles))
    .max(secondFactorRoles.length)
    .transform((chosen) => secondFactorRoles.filter((role) => chosen.includes(role))),
})
export type SettingsForm = z.infer<typeof SettingsForm>

export const Settings = SettingsForm.extend({ supportEmail: z.string().nullable(), updatedAt: Timestamp })
export type Settings = z.infer<typeof Settings>

/** The number of people whom a change of the settings affects now. */
export const Reach = z.object({ jobSeekers: z.number().int(), entitled: z.number().int() })
export type Reach = z.infer<typeof Reach>

export const SettingsChange = z.object({
  id: Id,
  at: Timestamp,
  by: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type SettingsChange = z.infer<typeof SettingsChange>

export const Notice = z.object({ text: z.string(), tone: z.enum(noticeTones) })
export type Notice = z.infer<typeof Notice>

export const settingsErrors = {
  SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else changed the settings. The current values are shown; please review yours.',
  },
  NOTICE_OVER: { status: 422, message: 'Choose a time in the future' },
} as const

/** Whether the notice's end is in the past: such a notice would never be shown. */
export const isNoticeOver = (
  { noticeText, noticeUntil }: Pick<SettingsForm, 'noticeText' | 'noticeUntil'>,
  now = new Date(),
): boolean => noticeText !== null && noticeUntil !== null && noticeUntil <= now

export const settingsContract = {
  get: procedure
    .route({ method: 'GET', path: '/admin/settings', summary: 'Get the settings and how many users they affect' })
    .output(z.object({ settings: Settings, reach: Reach })),
  change: procedure
    .errors(settingsErrors)
    .route({
      method: 'PATCH',
      path: '/admin/settings',
      summary: 'Update the platform-wide settings; takes effect immediately',
    })
    .input(z.object({ seen: Timestamp, form: SettingsForm.partial() }))
    .output(Settings),
  history: procedure
    .route({
      method: 'GET',
      path: '/admin/settings/history',
      summary: 'List the latest 20 changes of settings and plans',
    })
    .output(z.array(SettingsChange)),
  notice: procedure
    .route({ method: 'GET', path: '/notice', summary: 'Get the current notice, if any' })
    .output(Notice.nullable()),
}
