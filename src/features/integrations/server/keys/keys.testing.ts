import pino from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import type { App } from '#server/http/app.ts'
import { createCompany, createCredential, createJob, createMember } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import type { CreateKey } from '../../key-contract.ts'

export const PASSWORD = 'a quiet harbour in may'
export let product: TestProduct
let app: App
export const said: string[] = []
export let companyId: string
export let adminId: string
export let jobId: string

/** Opens a product and its web side before the tests of a file, with a new company for each. */
export function openKeys(): void {
  beforeAll(async () => {
    product = await testProduct()
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) })
    app = createWeb({ ...product.services, log }, () => true).app
  })
  afterAll(() => product.close())
  beforeEach(async () => {
    companyId = (await createCompany(product.db)).id
    adminId = (await createMember(product.db, companyId, 'client_admin')).id
    await createCredential(product.db, adminId, await (await product.services.auth.$context).password.hash(PASSWORD))
    jobId = (await createJob(product.db, companyId, { title: 'Planner' })).id
  })
}

export const make = (overrides: Partial<CreateKey> = {}) =>
  product.as(adminId).apiKeys.create({
    name: 'Careers site',
    scopes: ['jobs:read'],
    lifetime: '90',
    password: PASSWORD,
    ...overrides,
  })
type Init = { method?: string; body?: unknown; headers?: Record<string, string> }
export async function call(path: string, secret: string | null, { method = 'GET', body, headers = {} }: Init = {}) {
  const response = await app.request(path, {
    method,
    headers: {
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) }
}
export const codeOf = async (path: string, secret: string | null, init?: Init) =>
  (await call(path, secret, init)).json?.code ?? 'ok'
