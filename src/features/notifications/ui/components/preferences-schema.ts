import { z } from 'zod'
import { Preferences } from '../../contract.ts'
import { notificationKinds } from '../../preferences.ts'

const Choice = z.object({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() })

/** Form values: the channels of each kind, and the time of the summary. */
export const PreferencesForm = z.object({
  channels: z.partialRecord(z.enum(notificationKinds), Choice),
  hour: z.coerce.number<string>(),
  timeZone: Preferences.shape.digestAt.shape.timeZone,
})
