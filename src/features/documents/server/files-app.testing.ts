import { afterAll, beforeAll } from 'vitest'
import { fileAccess } from '#apps/file-access.ts'
import { createApp } from '#server/http/app.ts'
import { createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { mountGeneratedFiles } from './generated-files-http.ts'
import { mountFiles } from './http.ts'

type Sent = { bytes: Buffer; name: string; type?: string }

/** The plain file routes, called with HTTP requests in process; the caller is named by id. */
export function filesApp(product: TestProduct) {
  const app = createApp(product.services, product.identify, () => true)
  mountFiles(app, fileAccess)
  mountGeneratedFiles(app)
  const as = (userId: string | null): Record<string, string> => (userId ? { 'x-test-user': userId } : {})
  return {
    request: (userId: string | null, path: string, init: RequestInit = {}) =>
      app.request(path, { ...init, headers: { ...as(userId), ...(init.headers as Record<string, string>) } }),
    /** Sends one file as a form. */
    async upload(
      userId: string | null,
      { bytes, name, type = '' }: Sent,
      fields: Record<string, string> = { purpose: 'document' },
    ) {
      const form = new FormData()
      for (const [key, value] of Object.entries(fields)) form.set(key, value)
      form.set('file', new File([new Uint8Array(bytes)], name, { type }))
      const response = await app.request('/api/uploads', { method: 'POST', body: form, headers: as(userId) })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> & { fileId: string } }
    },
  }
}

export let product: TestProduct
export let app: ReturnType<typeof filesApp>

/** Opens a product and its file routes before the tests of a file. */
export function openFilesApp(): void {
  beforeAll(async () => {
    product = await testProduct()
    app = filesApp(product)
  })
  afterAll(() => product.close())
}

export const person = async (): Promise<string> => (await createUser(product.db)).id
