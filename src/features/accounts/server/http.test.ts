import { randomBytes } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { twoFactors, users } from '#db/schema/accounts.ts'
import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { type App, createApp } from '#server/http/app.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountAccountLinks } from './http.ts'
import { makeLink } from './links.ts'
import { loadViewer } from './load-viewer.ts'
import { accountSubscribers } from './subscribers.ts'

const PASSWORD = 'quiet river stone'
const product = productOfFile()
let app: App
let hash: string
let origin: string
beforeAll(async () => {
  origin = product.services.env.PUBLIC_URL
  hash = await (await product.services.auth.$context).password.hash(PASSWORD)
  const identify = async (ctx: Parameters<typeof loadViewer>[0]) =>
    (await loadViewer(ctx)) ?? { viewer: null, sessionId: null }
  app = createApp(product.services, identify, () => true)
  mountAccountLinks(app)
})

const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(form), headers: { origin, ...headers } })
const signInBy = (form: Record<string, string>, headers?: Record<string, string>) =>
  send('/api/accounts/sign-in', form, headers)

async function person(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(product.db, overrides)
  await createCredential(product.db, user.id, hash)
  return user
}

/** The path that the response redirects to, and the message in its URL. */
function led(response: Response) {
  const url = new URL(response.headers.get('location') ?? '', origin)
  return { status: response.status, host: url.origin, path: url.pathname, says: Object.fromEntries(url.searchParams) }
}
const whoIs = (response: Response) => {
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0])
  return loadViewer({
    ...product.services,
    headers: new Headers({ cookie: cookie.join('; ') }),
    resHeaders: new Headers(),
  })
}

describe('signing in by a plain HTML form', () => {
  it.each([
    ['a bad address', { email: 'nobody' }, 'email'],
    ['a short password', { password: '12345' }, 'password'],
    ['a wrong password', { password: 'another word' }, 'INVALID_CREDENTIALS'],
  ])('shows %s on the page, and puts the password into no URL', async (_what, input, refused) => {
    const { email } = await person()
    const form = { email, password: PASSWORD, redirect: '/app/jobs?q=nurse', ...input }
    const response = await signInBy(form)
    expect(led(response)).toEqual({
      status: 303,
      host: origin,
      path: '/auth',
      says: { refused, redirect: '/app/jobs?q=nurse', tab: 'sign-in', email: form.email },
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('refuses empty forms, files and broken bodies without an error page', async () => {
    const multipart = new FormData()
    multipart.set('email', new File(['x'], 'x'))
    multipart.set('redirect', new File(['x'], 'x'))
    for (const body of ['', '{', multipart]) {
      const response = await app.request(`${origin}/api/accounts/sign-in`, {
        method: 'POST',
        body,
        headers: { origin },
      })
      expect(led(response)).toMatchObject({ status: 303, path: '/auth', says: { refused: 'email', redirect: '/' } })
    }
  })

  it('signs in and redirects', async () => {
    const user = await person()
    const response = await signInBy({ email: user.email, password: PASSWORD, redirect: '/app/tracker' })
    expect(led(response)).toMatchObject({ status: 303, path: '/app/tracker', says: {} })
    expect((await whoIs(response))?.viewer.userId).toBe(user.id)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'does not redirect to %s (AUTH-03)',
    async (redirect) => {
      const { email } = await person()
      expect(led(await signInBy({ email, password: PASSWORD, redirect }))).toMatchObject({ host: origin, path: '/' })
    },
  )

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }])(
    'refuses a form of another site: %o',
    async (headers) => {
      const { email } = await person()
      const response = await signInBy({ email, password: PASSWORD }, headers)
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )
})

describe('signing up by a plain HTML form', () => {
  const form = (email: string, overrides = {}) => ({
    displayName: 'Ada Osei',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    redirect: '/jobs',
    ...overrides,
  })

  it('shows refusals on the page, and creates no account', async () => {
    const [bad, common] = ['plain-bad@example.test', 'plain-common@example.test']
    const different = led(await send('/api/accounts/sign-up', form(bad, { confirmPassword: 'another' })))
    expect(different.says).toMatchObject({ refused: 'confirmPassword', tab: 'sign-up', redirect: '/jobs' })
    const weak = { password: 'password', confirmPassword: 'password' }
    expect(led(await send('/api/accounts/sign-up', form(common, weak))).says.refused).toBe('PASSWORD_TOO_COMMON')
    for (const email of [bad, common]) {
      expect(await product.db.select().from(users).where(eq(users.email, email))).toEqual([])
    }
  })

  it('creates the account once, and then reports that it exists', async () => {
    const email = 'plain-ada@example.test'
    const first = led(await send('/api/accounts/sign-up', form(email)))
    expect(first.says).toMatchObject({ notice: 'mail-sent', tab: 'sign-in', email })
    expect(led(await send('/api/accounts/sign-up', form(email))).says.notice).toBe('account-found')
    await product.db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
    expect(led(await send('/api/accounts/sign-up', form(email))).says.refused).toBe('ACCOUNT_EXISTS')
  })
})

describe('the link in the verification mail', () => {
  it('signs in and redirects to the root of the site; a second use reports a used link (AUTH-22)', async () => {
    const user = await person({ emailVerified: false })
    const subscriber = accountSubscribers.find(({ name }) => name === 'accounts.send-verification')
    await subscriber?.handle(product.services, { userId: user.id }, { eventId: user.id, occurredAt: new Date() })
    const [mail] = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    const link = new URL(mail?.text.match(/https?:\S+token=[\w-]+/)?.[0] ?? '')
    expect([link.origin, link.pathname]).toEqual([origin, '/auth/verify'])
    const token = link.searchParams.get('token') ?? ''
    const response = await send('/api/accounts/verify', { token })
    expect(led(response)).toMatchObject({ status: 303, host: origin, path: '/' })
    expect((await whoIs(response))?.viewer.userId).toBe(user.id)
    expect(led(await send('/api/accounts/verify', { token }))).toMatchObject({ path: '/auth/verify', says: { token } })
  })

  it.each(['GET', 'HEAD'])(
    'confirms nothing by %s alone, because programs that scan mail open links',
    async (method) => {
      const user = await person({ emailVerified: false })
      const token = await makeLink(product.db, 'verify_email', user.id)
      const response = await app.request(`${origin}/api/accounts/verify?token=${token}`, { method })
      expect(led(response)).toMatchObject({ status: 303, path: '/auth/verify', says: { token } })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await product.as(null).accounts.verification({ token })).toEqual({ email: user.email })
      const [row] = await product.db.select().from(users).where(eq(users.id, user.id))
      expect(row?.emailVerified).toBe(false)
      expect((await send('/api/accounts/verify', { token }, { origin: 'https://evil.example' })).status).toBe(403)
      await send('/api/accounts/verify', { token })
      await expect(product.as(null).accounts.verification({ token })).rejects.toMatchObject({ code: 'LINK_INVALID' })
    },
  )

  it('repeats nothing that was typed at sign-up, because the address may belong to another person', async () => {
    const user = await person({ emailVerified: false, name: 'Your account will be closed! See https://evil.test' })
    const mails = async () => product.db.select().from(devMails).where(eq(devMails.to, user.email))
    for (const name of ['accounts.send-verification', 'accounts.send-reset']) {
      const subscriber = accountSubscribers.find((one) => one.name === name)
      await subscriber?.handle(product.services, { userId: user.id }, { eventId: newId(), occurredAt: new Date() })
    }
    expect(await mails()).toHaveLength(2)
    expect(JSON.stringify(await mails())).not.toMatch(/closed|evil/)
  })

  it('redirects to a new password if the account has none, and does not sign in before (AUTH-16)', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const token = await makeLink(product.db, 'verify_email', user.id)
    const response = await send('/api/accounts/verify', { token })
    expect(response.headers.get('location')).toMatch(/^\/auth\/reset#token=[\w-]{43}&first=1$/)
    expect(await whoIs(response)).toBeNull()
  })
})

describe('the second step by a plain HTML form (AUTH-12)', () => {
  it('redirects from the password to the code, and back to it with an error message', async () => {
    const user = await person()
    const stored = await symmetricEncrypt({
      key: product.services.env.APP_SECRET,
      data: randomBytes(20).toString('base64'),
    })
    await product.db.insert(twoFactors).values({ userId: user.id, secret: stored, enabledAt: new Date() })
    const first = await signInBy({ email: user.email, password: PASSWORD, redirect: '/app/tracker' })
    expect(led(first)).toMatchObject({ path: '/auth', says: { step: 'code', redirect: '/app/tracker' } })
    expect(await whoIs(first)).toBeNull()
    const cookie = first.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const code = (overrides: Record<string, string>, headers?: Record<string, string>) =>
      send('/api/accounts/sign-in-code', { redirect: '/app/tracker', ...overrides }, headers)
    expect(led(await code({}, { cookie })).says).toMatchObject({ step: 'code', refused: 'code' })
    expect(led(await code({ code: '000000' }, { cookie })).says).toMatchObject({ step: 'code', refused: 'CODE_WRONG' })
    // without proof of the password, the user starts again with the password
    const { says } = led(await code({ code: '000000' }))
    expect(says.refused).toBe('SIGN_IN_EXPIRED')
    expect(says.step).toBeUndefined()
  })
})
