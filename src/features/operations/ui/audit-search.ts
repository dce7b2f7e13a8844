import { isIsoDay } from '#lib/dates.ts'
import { id, like, type Read, readAddress, text, writeAddress } from '#lib/read-address.ts'

const name = like(/^[\w.:@/-]+$/, 100)
const day = (value: unknown) => (typeof value === 'string' && isIsoDay(value) ? value : undefined)

/** URL parameters of the audit log: only ids, names of actions and days. Other values are dropped. */
export const AuditSearch = readAddress({
  actor: (value) => (value === 'system' ? value : id(value)),
  action: name,
  subjectType: name,
  subjectId: name,
  companyId: id,
  from: day,
  until: day,
  cursor: text(2000),
})
export type AuditSearch = Read<typeof AuditSearch>

/** URL of the CSV file with the filtered entries. */
export const auditFileAddress = ({ cursor: _, ...filters }: AuditSearch): string =>
  writeAddress('/api/audit.csv', filters)
