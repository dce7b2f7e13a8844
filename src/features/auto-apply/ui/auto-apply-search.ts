import { z } from 'zod'
import { isId } from '#lib/ids.ts'

export const autoApplyTabs = ['rules', 'answers', 'log', 'settings'] as const

const id = z.string().refine(isId).optional().catch(undefined)
/** What the address says: which tab (the queue where it says none), and what is open. */
export const AutoApplySearch = z.object({
  tab: z.enum(autoApplyTabs).optional().catch(undefined),
  entry: id,
  sent: id,
})
export type AutoApplySearch = z.infer<typeof AutoApplySearch>
