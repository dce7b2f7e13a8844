import { sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { newId } from '#lib/ids.ts'
import type { SecurityKind } from '#lib/security-kinds.ts'
import type { Log } from './log.ts'

export type SecurityEvent = {
  kind: SecurityKind
  reason: string
  procedure: string
  userId: string | null
  requestId: string
}

const STORED_EVERY_MS = 5_000
/** Up to this many different events are counted between two writes; further ones are counted without their user and procedure. */
const MAX = 500

/**
 * Counts sign-ins and refusals and stores the counts every five seconds, so that a thousand attempts a second cost one statement. The
 * counts of a crashed process are lost, but the log has each event.
 */
export class SecurityCounts {
  readonly #db: Db
  readonly #log: Log
  #counts = new Map<string, SecurityEvent & { at: Date; count: number }>()
  #timer: NodeJS.Timeout | null = null

  constructor(db: Db, log: Log) {
    this.#db = db
    this.#log = log
  }

  /** Counts one event; it is stored within five seconds. */
  add(event: SecurityEvent): void {
    const at = new Date(Math.floor(Date.now() / 60_000) * 60_000)
    const whole = { ...event, at, count: 0 }
    const isFull = this.#counts.size >= MAX && !this.#counts.has(keyOf(whole))
    const one = isFull ? { ...whole, procedure: '', userId: null } : whole
    const { count } = this.#counts.get(keyOf(one)) ?? one
    this.#counts.set(keyOf(one), { ...one, count: count + 1 })
    this.#timer ??= setTimeout(() => {
      this.flush().catch((err: unknown) => this.#log.warn({ err }, 'security events were not stored'))
    }, STORED_EVERY_MS).unref()
  }

  /** Stores the counts; without the user if the account was deleted meanwhile. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const rows = [...this.#counts.values()].map((row) => ({ ...row, id: newId() }))
    this.#counts = new Map()
    if (rows.length === 0) return
    await this.#db.execute(sql`
      insert into security_events (id, at, kind, reason, procedure, user_id, count, request_id)
      select (array_agg(e.id))[1], e.at, e.kind, e.reason, e.procedure, u.id, sum(e.count), max(e."requestId")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(
        id uuid, at timestamptz, kind text, reason text, procedure text, "userId" uuid, count int, "requestId" text)
      left join users u on u.id = e."userId"
      group by e.at, e.kind, e.reason, e.procedure, u.id
      on conflict on constraint security_events_minute
      do update set count = security_events.count + excluded.count, request_id = excluded.request_id`)
  }
}

const keyOf = ({ at, kind, reason, procedure, userId }: SecurityEvent & { at: Date }): string =>
  [at.getTime(), kind, reason, procedure, userId].join(' ')
