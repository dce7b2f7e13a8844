import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { helpTopicKeys } from '../articles/article.ts'
import { contactCategories, contactStates } from '../contact-contract.ts'
import { helpStatuses } from '../help-rules.ts'
import { supportStatuses } from '../rules.ts'

/** What stands in the address of the inbox; anything else is left out. */
export const SupportSearch = z.object({
  tab: z.enum(['coaching', 'contact', 'help']).optional().catch(undefined),
  status: z.enum(supportStatuses).optional().catch(undefined),
  mine: z.boolean().optional().catch(undefined),
  /** Of the messages of the contact form. */
  state: z.enum(contactStates).optional().catch(undefined),
  category: z.enum(contactCategories).optional().catch(undefined),
  cursor: z.string().max(2000).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  /** Of the help articles: topic, and drafts or published ones alone. */
  topic: z.enum(helpTopicKeys).optional().catch(undefined),
  article: z.enum(helpStatuses).optional().catch(undefined),
  id: Id.optional().catch(undefined),
})
export type SupportSearch = z.infer<typeof SupportSearch>
