import { z } from 'zod'

/** What the address of the story bank may say; anything else in it is overlooked. */
export const StorySearch = z.object({
  q: z.coerce.string().max(100).optional().catch(undefined),
  tag: z.coerce.string().max(40).optional().catch(undefined),
  /** The story that is open for change, or 'new'. */
  story: z
    .union([z.uuid(), z.literal('new')])
    .optional()
    .catch(undefined),
})
export type StorySearch = z.output<typeof StorySearch>
