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

/** The database, with its connection pool if it has one. */
type WithPool = Db & { readonly $client?: Pool }

/** A platform admin who impersonates the viewer: the session, the admin, and when it ends. */
export type Impersonation = { id: string; adminId: string; adminName: string; until: Date }

/** What the process provides: the same for every request and every job. */
export type Services = {
  db: WithPool
  /** The same database, limited to read-only transactions. */
  readOnly: WithPool
  env: Env
  log: Log
  auth: Auth
  storage: Storage
  mailer: Mailer
  /** Null if no model is configured: the built-in engine writes everything. */
  model: TextModel | null
  /** Null without a payment provider. */
  payments: Payments | null
  /** Null without a telephony provider: no texts or calls. */
  telephony: Telephony | null
  throttle: Throttle
  /** Counts sign-ins and refusals for staff. */
  security: SecurityCounts
  live: RealtimeHub
  typesetter: Typesetter
  /** Null if none is configured: files are not scanned. */
  virusScanner: VirusScanner | null
  /** In background work: aborted when the process is about to stop. Long work then ends after its current batch. */
  stopping?: AbortSignal
}

/** One request: the viewer, the client, and the response headers to set. */
export type Context = Services & {
  requestId: string
  clientAddress: string
  headers: Headers
  resHeaders: Headers
  viewer: Viewer | null
  sessionId: string | null
  /** Set while a platform admin impersonates the viewer. The session does not belong to the viewer then. */
  impersonation?: Impersonation | undefined
  /** The API key that acts for its company, if a program makes the request. */
  apiKey?: { id: string; scopes: readonly string[] }
}

/** A request by a signed-in user. */
export type SignedIn = Context & { viewer: Viewer }
