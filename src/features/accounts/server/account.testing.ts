import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { FIREFOX } from '#testing/user-agents.ts'
import { loadViewer } from './load-viewer.ts'

export const PASSWORD = 'quiet river stone'

/** The product with people who have a password, and a browser for each that stores its cookies. */
export async function accountsProduct() {
  const product = await testProduct()
  const hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  const person = async (overrides: Parameters<typeof createUser>[1] = {}) => {
    const user = await createUser(product.db, overrides)
    await createCredential(product.db, user.id, hash)
    return user
  }
  return { product, person, browser: () => new TestBrowser(product) }
}

/** Stores cookies like a browser and sends requests from its own IP address. */
export class TestBrowser {
  private readonly jar = new Map<string, string>()
  private readonly product: TestProduct
  readonly clientAddress = crypto.randomUUID()

  constructor(product: TestProduct) {
    this.product = product
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set(name: string, value: string): void {
    this.jar.set(name, value)
  }

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (/max-age=0\b/i.test(line)) this.jar.delete(name)
      else this.jar.set(name, value)
    }
  }

  /** The viewer of the test; null when signed out. */
  async who() {
    return loadViewer({ ...this.product.services, headers: this.headers(), resHeaders: new Headers() })
  }

  /** Calls the product as this browser. */
  async api<T>(call: (api: ReturnType<TestProduct['as']>) => Promise<T>): Promise<T> {
    const found = await this.who()
    const resHeaders = new Headers()
    const { clientAddress } = this
    const request = { headers: this.headers(), resHeaders, clientAddress, sessionId: found?.sessionId ?? null }
    try {
      return await call(this.product.as(found?.viewer.userId ?? null, request))
    } finally {
      this.take(resHeaders)
    }
  }

  async signIn(email: string, password = PASSWORD) {
    return this.api((api) => api.accounts.signIn({ email, password }))
  }

  private headers(): Headers {
    return new Headers({ 'user-agent': FIREFOX, ...(this.cookie && { cookie: this.cookie }) })
  }
}
