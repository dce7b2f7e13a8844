import type { Pool } from 'pg'
import type { Db as Database } from '#db/db.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Auth } from './auth.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { TextModel } from './models/text-model.ts'
import type { Payments } from './payments/payments.ts'
import type { RealtimeHub } from './realtime/realtime-hub.ts'
import type { SecurityCounts } from './security-counts.ts'
import type { Storage } from './storage/storage.ts'
import type { Telephony } from './telephony/telephony.ts'
import type { Throttle } from './throttle.ts'
import type { Typesetter } from './typst/typesetter.ts'
import type { VirusScanner } from './uploads/virus-scanner.ts'

export type Db = Database

/** The database itself, with its pool where it has one. */
type WithPool = Db & { readonly $client?: Pool }

/** A platform admin who sees the product as the viewer does: in which session, who they are, until when. */
export type Impersonation = { id: string; adminId: string; adminName: string; until: Date }

/** What the process owns; the same for every request and every job. */
export type Services = {
  db: WithPool
  /** The same database, by read-only transactions alone. */
  readOnly: WithPool
  env: Env
  log: Log
  auth: Auth
  storage: Storage
  mailer: Mailer
  /** Null where no model is set up: the built-in engine writes. */
  model: TextModel | null
  /** Null without a payment provider. */
  payments: Payments | null
  /** Null without a telephony provider: no texts or calls. */
  telephony: Telephony | null
  throttle: Throttle
  /** Ways in and refusals, for staff. */
  security: SecurityCounts
  live: RealtimeHub
  typesetter: Typesetter
  /** Null where none is set up: files are not scanned. */
  virusScanner: VirusScanner | null
  /** In background work: aborted when the process is about to end, so that long work ends after its batch. */
  stopping?: AbortSignal
}

/** One request: who asks, from where, and where answers may set headers. */
export type Context = Services & {
  requestId: string
  clientAddress: string
  headers: Headers
  resHeaders: Headers
  viewer: Viewer | null
  sessionId: string | null
  /** Set where a platform admin looks at the product as the viewer, whose session it is not. */
  impersonation?: Impersonation | undefined
  /** The API key that asks in its company's name, where it is a program. */
  apiKey?: { id: string; scopes: readonly string[] }
}

/** A request by a signed-in user. */
export type SignedIn = Context & { viewer: Viewer }
