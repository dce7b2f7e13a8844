import { z } from 'zod'
import { recordOf } from '#server/content.ts'

const Line = z.string().min(1).max(200)

/** The platform staff of the demo. */
export const platformPeople = recordOf(
  'demo/platform-people.json',
  z.array(
    z.strictObject({
      key: Line,
      name: Line,
      email: Line,
      role: z.enum(['platform_admin', 'platform_user']),
      joinedDaysAgo: z.int(),
    }),
  ),
)
