import { z } from 'zod'
import { AuditFilters } from '../audit-contract.ts'

const kept = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)
const { actor, action, subjectType, subjectId, companyId, from, until } = AuditFilters.shape

/** What stands in the address of the audit log: ids and names of actions alone; anything else is left out. */
export const AuditSearch = z.object({
  actor: kept(actor),
  action: kept(action),
  subjectType: kept(subjectType),
  subjectId: kept(subjectId),
  companyId: kept(companyId),
  from: kept(from),
  until: kept(until),
  cursor: kept(z.string().max(2000)),
})
export type AuditSearch = z.infer<typeof AuditSearch>

/** The address of the CSV file of what the filters show. */
export function auditFileAddress({ cursor: _, ...filters }: AuditSearch): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `/api/audit.csv${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`
}
