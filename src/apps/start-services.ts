import { requireSessions } from '#db/check-sessions.ts'
import { connect, migrateDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { watchEmbeddedPostgres } from '#db/embedded/watch-embedded-postgres.ts'
import { isSuperuser } from '#db/is-superuser.ts'
import { storeResources } from '#features/interview-prep/server/store-resources.ts'
import { storeQuestions } from '#features/question-bank/server/store-questions.ts'
import { storeSample } from '#features/salaries/server/store-sample.ts'
import { storeArticles } from '#features/support/server/help/store-articles.ts'
import { createAuth } from '#server/auth.ts'
import type { Services } from '#server/context.ts'
import { type Env, type Mode, readEnv } from '#server/env.ts'
import { createLog, type Log } from '#server/log.ts'
import { createModel } from '#server/models/create-model.ts'
import { createPayments } from '#server/payments/create-payments.ts'
import { createProductMailer } from '#server/product-mailer.ts'
import { RealtimeHub } from '#server/realtime/realtime-hub.ts'
import { checkSecrets } from '#server/secrets/check-secrets.ts'
import { SecurityCounts } from '#server/security-counts.ts'
import { createStorage } from '#server/storage/create-storage.ts'
import { claimStoreAtStart } from '#server/storage/installation.ts'
import { createTelephony } from '#server/telephony/create-telephony.ts'
import { createThrottle } from '#server/throttle.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { createVirusScanner } from '#server/uploads/virus-scanner.ts'

export type Running = {
  services: Services
  databaseUrl: string
  /** Closes what this process opened; the embedded database stops with the last process that uses it. */
  close(options?: { keepDatabase?: boolean }): Promise<void>
}

/** Connections for impersonation, which few admins use at the same time, and for the readiness check. */
const READERS = 3
/** Far above what the largest import or statistic takes; a longer statement would block a connection that other requests wait for. */
const LONGEST_STATEMENT_MS = 120_000

const SUPERUSER =
  'DATABASE_URL is of a superuser, who may do more than Tandem needs: an owner of its database is enough (docs/operations/database.md)'

const NO_MAIL =
  'SMTP_URL is missing: no one can verify an email address, sign in or be notified. Set the mail server, as in .env.example.'

/** Starts what every process of the product needs, web and worker: settings, migrated database, mail, storage, realtime hub. */
export async function startServices(mode: Mode): Promise<Running> {
  const env = readEnv(mode)
  const log = createLog(env.LOG_LEVEL)
  if (mode === 'serve' && !env.SMTP_URL) throw new Error(NO_MAIL)
  const database = await openDatabase(env, log)
  try {
    return await startOn(database, env, log)
  } catch (error) {
    await database.close(false)
    throw error
  }
}

async function startOn(database: Database, env: Env, log: Log): Promise<Running> {
  await migrateDatabase(database.url, () =>
    log.info('another process is migrating the database: waiting until it is done'),
  )
  const { db, pool } = connect(database.url, { max: env.DATABASE_POOL, statementMs: LONGEST_STATEMENT_MS })
  const storage = await createStorage(storageOptions(env))
  const checks = async () => {
    await checkSecrets({ db, env })
    await claimStoreAtStart({ db, storage, log })
    // do not warn about the embedded database, which is the product's own
    if (env.DATABASE_URL && (await isSuperuser(db))) log.warn(SUPERUSER)
  }
  await checks().catch(async (error) => {
    // the embedded database stops with its last connection
    await pool.end()
    throw error
  })
  const reader = connect(database.url, { max: READERS, isReadOnly: true, statementMs: LONGEST_STATEMENT_MS })
  await storeQuestions(db)
  await storeResources(db)
  await storeArticles(db)
  // runs in the background: no request waits for it, not even at the first start
  const sample = storeSample(db).catch((err: unknown) => log.error({ err }, 'sample salaries'))
  const live = new RealtimeHub(database.url, log)
  await live.start()
  const services: Services = {
    db,
    readOnly: reader.db,
    env,
    log,
    live,
    auth: createAuth(db, env),
    storage,
    mailer: createProductMailer(env, db),
    model: createModel(env, log),
    payments: await createPayments(env, db, log),
    telephony: createTelephony(env, log),
    throttle: createThrottle(pool),
    security: new SecurityCounts(db, log),
    typesetter: new Typesetter(log),
    virusScanner: createVirusScanner(env),
  }
  return {
    services,
    databaseUrl: database.url,
    async close({ keepDatabase = false } = {}) {
      services.typesetter.close()
      await sample
      await live.close()
      await services.security.flush().catch((err: unknown) => log.warn({ err }, 'security events were not stored'))
      await Promise.all([pool.end(), reader.pool.end()])
      await database.close(keepDatabase)
    },
  }
}

type Database = { url: string; close(keep: boolean): Promise<void> }

/**
 * Opens the database of the settings, through a connection that supports sessions. The embedded database is started unless another process
 * already runs it.
 */
export async function openDatabase(env: Env, log: Log): Promise<Database> {
  if (env.DATABASE_URL) {
    await requireSessions(env.DATABASE_URL)
    return { url: env.DATABASE_URL, close: async () => {} }
  }
  const server = await startEmbeddedPostgres(env.DATA_DIR)
  const stopWatching = watchEmbeddedPostgres(server, (event, err) => log.warn({ event, err }, 'embedded database'))
  return {
    url: server.url,
    async close(keep) {
      stopWatching()
      if (!keep) await server.stop()
    },
  }
}

/** The options of the file store that the settings choose. */
export function storageOptions(env: Env): Parameters<typeof createStorage>[0] {
  if (!env.S3_BUCKET) return { kind: 'disk', folder: `${env.DATA_DIR}/files` }
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    prefix: env.S3_PREFIX,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    deadlineMs: env.S3_TIMEOUT_SECONDS * 1000,
  }
}
