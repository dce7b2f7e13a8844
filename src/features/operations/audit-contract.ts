// The audit log: who did what to what, for platform admins only. Rows are only ever added; the database refuses updates and
// deletes. A worker seals the rows in a chain of hashes, so that a change that bypasses the database's rules is found.
// Only ids are stored. Names are read when the page is opened, so a deleted account is not named anywhere.
import { z } from 'zod'
import { Id, pageOf, procedure, Timestamp } from '#lib/contract.ts'
import { dayField } from '#lib/day-field.ts'
import { typedText } from '#lib/text.ts'

/** Names of actions, kinds of subjects and their ids; never text that a user wrote. */
const Name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\w.:@/-]+$/)

export const AuditFilters = z.object({
  /** Who did it; 'system' is work that no user started. */
  actor: z.union([Id, z.literal('system')]).optional(),
  action: Name.optional(),
  subjectType: Name.optional(),
  subjectId: Name.optional(),
  companyId: Id.optional(),
  /** Days in UTC, both included. */
  from: dayField().optional(),
  until: dayField().optional(),
})
export type AuditFilters = z.infer<typeof AuditFilters>

export const AuditEntry = z.object({
  id: Id,
  at: Timestamp,
  /** Null means the system. Without a name, the account is deleted. */
  actor: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The subject's current name, for example a job's title; null if it is deleted or has no name that staff may read. */
  subjectName: z.string().nullable(),
  company: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  data: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
  /** Position in the chain and the hash there; null until the entry is sealed, within a minute. */
  seal: z.object({ position: z.number().int(), hash: z.string() }).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditHead = z.object({ position: z.number().int(), hash: z.string(), sealedAt: Timestamp })

export const breakKinds = ['changed', 'missing', 'gap', 'left_out'] as const
/** Maximum number of changed rows that a check returns. */
export const breaksNamed = 20
/** A row that differs from its sealed state. */
export const AuditBreak = z.object({
  kind: z.enum(breakKinds),
  position: z.number().int().nullable(),
  entryId: z.string(),
})
export type AuditBreak = z.infer<typeof AuditBreak>

export const AuditCheck = z.object({
  checked: z.number().int(),
  unsealed: z.number().int(),
  /** The number of rows that differ from their sealed state, and the first of them. */
  broken: z.number().int(),
  breaks: z.array(AuditBreak),
  head: AuditHead.nullable(),
})
export type AuditCheck = z.infer<typeof AuditCheck>

const Named = z.object({ id: Id, name: z.string(), hint: z.string() })

export const auditContract = {
  list: procedure
    .route({ method: 'GET', path: '/admin/audit', summary: 'List audit log entries, newest first, 50 per page' })
    .input(AuditFilters.extend({ cursor: z.string().max(2000).optional() }))
    .output(pageOf(AuditEntry)),
  known: procedure
    .route({
      method: 'GET',
      path: '/admin/audit/known',
      summary: 'List the actions and kinds of subjects in the audit log',
    })
    .output(z.object({ actions: z.array(z.string()), subjectTypes: z.array(z.string()) })),
  find: procedure
    .route({ method: 'POST', path: '/admin/audit/find', summary: 'Search users or companies by name, email or id' })
    .input(
      z.object({
        kind: z.enum(['person', 'company']),
        text: typedText(200, 'Please enter a name, an email or an id'),
      }),
    )
    .output(z.array(Named)),
  chain: procedure
    .route({ method: 'GET', path: '/admin/audit/chain', summary: 'Get the length and end of the hash chain' })
    .output(z.object({ sealed: z.number().int(), unsealed: z.number().int(), head: AuditHead.nullable() })),
  verify: procedure
    .route({ method: 'POST', path: '/admin/audit/verify', summary: 'Verify the whole hash chain' })
    .output(AuditCheck),
}
