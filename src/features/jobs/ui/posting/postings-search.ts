import { z } from 'zod'
import { type ListPostings, postingSorts } from '../../posting-contract.ts'
import { employmentTypes, postingStatuses } from '../../posting-rules.ts'

/** What the address of the list may say; anything else in it is overlooked. */
export const PostingsSearch = z.object({
  q: z.coerce.string().max(200).optional().catch(undefined),
  status: z.enum(postingStatuses).optional().catch(undefined),
  type: z.enum(employmentTypes).optional().catch(undefined),
  sort: z.enum(postingSorts).optional().catch(undefined),
  up: z.boolean().optional().catch(undefined),
  page: z.number().int().min(1).max(100_000).optional().catch(undefined),
})
export type PostingsSearch = z.output<typeof PostingsSearch>

/** The list that an address asks for: newest first unless it says otherwise. */
export function filterOf({
  q = '',
  status,
  type,
  sort = 'posted',
  up = false,
  page = 1,
}: PostingsSearch): ListPostings {
  return { search: q, status, employmentType: type, sort, descending: !up, page }
}

/** The shortest address that asks for the list. */
export function searchOf({ search, status, employmentType, sort, descending, page }: ListPostings): PostingsSearch {
  const isDefault = sort === 'posted' && descending
  return {
    q: search || undefined,
    status,
    type: employmentType,
    sort: isDefault ? undefined : sort,
    up: isDefault || descending ? undefined : true,
    page: page > 1 ? page : undefined,
  }
}
