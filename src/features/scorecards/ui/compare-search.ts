import { isId } from '#lib/ids.ts'
import { type Read, readAddress, text } from '#lib/read-address.ts'

/** The search parameters of /app/company/applications/compare: the ids, separated by commas. */
export const CompareSearch = readAddress({ ids: text(400) })
export type CompareSearch = Read<typeof CompareSearch>

/** The applications in the address; empty unless they are two to four. */
export function idsIn({ ids }: CompareSearch): string[] {
  const named = ids?.split(',') ?? []
  const isRight = named.length >= 2 && named.length <= 4 && new Set(named).size === named.length && named.every(isId)
  return isRight ? named : []
}

export const comparePath = (ids: readonly string[]): string => `/app/company/applications/compare?ids=${ids.join(',')}`
