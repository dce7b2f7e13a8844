import { z } from 'zod'
import { Preferences } from '../../contract.ts'
import { notificationKinds } from '../../preferences.ts'

const Choice = z.object({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() })

/** What comes how, and when the summary comes, as the form holds it. */
export const PreferencesForm = z.object({
  channels: z.partialRecord(z.enum(notificationKinds), Choice),
  hour: z.coerce.number<string>(),
  timeZone: Preferences.shape.digestAt.shape.timeZone,
})
