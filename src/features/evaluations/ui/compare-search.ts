import { z } from 'zod'
import { ComparedIds } from '../contract.ts'

/** What stands in the address of /app/company/applications/compare: the ids, with commas between. */
export const CompareSearch = z.object({ ids: z.string().max(400).optional().catch(undefined) })
export type CompareSearch = z.infer<typeof CompareSearch>

/** The applications that the address names, none where it names no two to four. */
export function idsIn({ ids }: CompareSearch): string[] {
  const read = ComparedIds.safeParse(ids?.split(',') ?? [])
  return read.success ? read.data : []
}

export const comparePath = (ids: readonly string[]): string => `/app/company/applications/compare?ids=${ids.join(',')}`
