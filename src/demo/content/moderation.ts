import { z } from 'zod'
import { recordOf } from '#server/content.ts'

const Text = z.string().min(1).max(500)

/** What people wrote about the reviewed items of the demo. */
export const moderationTexts = recordOf(
  'demo/moderation.json',
  z.strictObject({
    /** Added to a posting as HTML; the rules find it as they would find a real fraud. */
    fraud: Text,
    flaggedProfile: Text,
    report: Text,
    rejection: Text,
    appeal: Text,
  }),
)
