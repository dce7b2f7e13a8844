import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { createAuth } from '#server/auth.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { Services } from '../context.ts'
import type { App } from './app.ts'
import { mountPages } from './pages.ts'

export const ORIGIN = 'https://tandem.example'
const PASSWORD = 'a quiet harbour in may'
export const METRICS_TOKEN = 'a token for the reader of figures'
export const SECRET = 'select secret from users'
let folder: string

export let product: TestProduct
export let services: Services
export let app: App
let isReady: boolean

export function setReady(value: boolean): void {
  isReady = value
}

/** The whole web app as in `apps/web.ts`, with test pages that only show the signed-in user and their nonce. */
export function assemble(base: Services): App {
  const web = createWeb(base, () => isReady)
  web.app.get('/api/broken', () => {
    throw new Error(`${SECRET} failed at /srv/tandem/src/server/thing.ts:12:3`)
  })
  const { pageRequests, sharedPages, countReading } = web
  const fetch = async (request: Request) => {
    await web.bridge.caller(() => request).accounts.session(undefined)
    return new Response(`<!doctype html><p id="nonce">${web.pageRequests.getStore()?.nonce}</p>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  mountPages(web.app, { pageRequests, sharedPages, countReading, fetch, folder })
  return web.app
}

/** Starts the web app with a product before the tests of a file, and closes it afterwards. */
export function openWeb(): void {
  beforeAll(async () => {
    isReady = true
    folder = mkdtempSync(join(tmpdir(), 'tandem-web-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/app.js'), 'export {}')
    product = await testProduct()
    const env = { ...product.services.env, PUBLIC_URL: ORIGIN, DEMO: true, METRICS_TOKEN }
    services = { ...product.services, env, auth: createAuth(product.db, env) }
    app = assemble(services)
  })
  afterAll(async () => {
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  })
}

export const ask = (path: string, init: RequestInit = {}) => app.request(`${ORIGIN}${path}`, init)

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A user who signed in over HTTP, with the cookies that the browser would store. */
export async function signIn() {
  const user = await createUser(product.db)
  await createCredential(product.db, user.id, await (await services.auth.$context).password.hash(PASSWORD))
  const response = await post('/api/v1/sign-in', { email: user.email, password: PASSWORD })
  const cookies = response.headers.getSetCookie()
  return { user, response, cookies, cookie: cookies.map((one) => one.split(';')[0]).join('; ') }
}
