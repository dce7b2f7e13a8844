import { sql } from 'drizzle-orm'
import { auditLog, events } from '#db/schema/operations.ts'
import type { EventRecord } from '#lib/events.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db } from './context.ts'

export type AuditEntry = {
  action: string
  subjectType: string
  subjectId: string
  companyId?: string | null
  data?: Record<string, unknown>
}

export type UnitOfWork = {
  /** Writes an audit entry; it is stored only if the transaction commits. */
  audit(entry: AuditEntry): Promise<void>
  /** Stores an event in the outbox; the worker is notified when the transaction commits. With `at`, its jobs start then. */
  emit(event: EventRecord, later?: { at: Date }): Promise<void>
}

type Base = { db: Db; viewer?: Viewer | null; requestId?: string; apiKey?: { id: string } | undefined }

/** Runs the work in one transaction: rows, audit entries and events are stored together or not at all. */
export function transaction<C extends Base, T>(ctx: C, work: (ctx: C & UnitOfWork) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => {
    const unitOfWork: UnitOfWork = {
      audit: async ({ companyId = null, data: said = {}, ...entry }) => {
        const actorId = ctx.viewer?.userId ?? null
        const data = ctx.apiKey ? { ...said, apiKeyId: ctx.apiKey.id } : said
        await db.insert(auditLog).values({ ...entry, companyId, data, actorId, requestId: ctx.requestId ?? null })
      },
      emit: async (event, later) => {
        await db.insert(events).values({ ...event, dueAt: later?.at ?? null })
        await db.execute(sql`select pg_notify('outbox', '')`)
      },
    }
    return work({ ...ctx, db, ...unitOfWork })
  })
}
