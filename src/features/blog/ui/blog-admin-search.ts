import { z } from 'zod'
import { Id } from '#lib/contract.ts'
import { postStatuses } from '../rules.ts'

/** What stands in the address of the blog's management; anything else is left out. */
export const BlogAdminSearch = z.object({
  tab: z.enum(['categories', 'tags']).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  status: z.enum(postStatuses).optional().catch(undefined),
  categoryId: Id.optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
})
export type BlogAdminSearch = z.infer<typeof BlogAdminSearch>
