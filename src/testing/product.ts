import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient, type RouterClient } from '@orpc/server'
import { router } from '#apps/router.ts'
import { connect } from '#db/client.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { newId } from '#lib/ids.ts'
import type { Viewer } from '#lib/viewer.ts'
import { createAuth } from '#server/auth.ts'
import type { Context, Services } from '#server/context.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { createPayments } from '#server/payments/create-payments.ts'
import { createProductMailer } from '#server/product-mailer.ts'
import { RealtimeHub } from '#server/realtime/realtime-hub.ts'
import { SecurityCounts } from '#server/security-counts.ts'
import { createDiskStorage } from '#server/storage/disk-storage.ts'
import { createThrottle } from '#server/throttle.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { quickPasswords } from './quick-passwords.ts'

export type Api = RouterClient<typeof router>

export type TestProduct = TestDatabase & {
  services: Services
  /** A request context of this user as they are now in the database; null is a signed-out visitor. */
  contextFor(userId: string | null, request?: Partial<Context>): Promise<Context>
  /** Calls the product's procedures in process as this person, by the same path as HTTP: parsing, guards, errors. */
  as(userId: string | null, request?: Partial<Context>): Api
  /** Identifies HTTP callers for `createApp`: the user whose id is in the header `x-test-user`. */
  identify(request: { headers: Headers }): Promise<Pick<Context, 'viewer' | 'sessionId'>>
}

/** The product on its own database and file store, without HTTP and without a worker. */
export async function testProduct({ database: own }: { database?: TestDatabase } = {}): Promise<TestProduct> {
  const database = own ?? (await freshDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'tandem-files-'))
  const env = { ...readEnv('demo', { DATA_DIR: folder }), DEMO: false }
  const log = createLog('silent')
  const reader = connect(database.url, { max: 5, isReadOnly: true })
  const services: Services = {
    readOnly: reader.db,
    env,
    log,
    db: database.db,
    auth: createAuth(database.db, env, quickPasswords),
    storage: createDiskStorage({ folder: join(folder, 'files') }),
    mailer: createProductMailer(env, database.db),
    model: null,
    payments: await createPayments(env, database.db, log),
    telephony: null,
    throttle: createThrottle(database.pool),
    security: new SecurityCounts(database.db, log),
    live: new RealtimeHub(database.url, log),
    typesetter: new Typesetter(log),
    virusScanner: null,
  }
  const contextFor = async (userId: string | null, request: Partial<Context> = {}): Promise<Context> => {
    const viewer: Viewer | null = userId ? await readViewer(database.db, userId) : null
    const headers = new Headers()
    const base = { requestId: newId(), clientAddress: '127.0.0.1', headers, resHeaders: new Headers(), sessionId: null }
    return { ...services, ...base, viewer, ...request }
  }
  return {
    ...database,
    services,
    contextFor,
    identify: async ({ headers }) => {
      const { viewer } = await contextFor(headers.get('x-test-user'))
      return { viewer, sessionId: null }
    },
    as: (userId, request) => createRouterClient(router, { context: () => contextFor(userId, request) }),
    async close() {
      services.typesetter.close()
      await services.security.flush()
      await services.live.close()
      await reader.pool.end()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
