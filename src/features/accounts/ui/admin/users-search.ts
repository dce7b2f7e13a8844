import { z } from 'zod'
import { roles } from '#lib/viewer.ts'
import { userSorts } from '../../admin-users-contract.ts'

/** What stands in the address of the list; anything else is left out. */
export const UsersSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  role: z.enum(roles).optional().catch(undefined),
  state: z.enum(['active', 'suspended']).optional().catch(undefined),
  sort: z.enum(userSorts).optional().catch(undefined),
  desc: z.boolean().optional().catch(undefined),
  /** The number of the page, and the row that it goes on from. */
  page: z.number().int().min(1).max(100_000).optional().catch(undefined),
  cursor: z.string().max(1000).optional().catch(undefined),
})
export type UsersSearch = z.infer<typeof UsersSearch>
