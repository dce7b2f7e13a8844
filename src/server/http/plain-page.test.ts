import { beforeAll, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { connect } from '#db/client.ts'
import { devMails } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { Services } from '../context.ts'
import type { App } from './app.ts'

const HOSTILE = '<script>alert(1)</script>'
const product = productOfFile()
let services: Services
let app: App
beforeAll(() => {
  services = { ...product.services, env: { ...product.services.env, DEMO: true } }
  app = createWeb(services, () => true).app
})

const open = (path: string, headers: Record<string, string> = {}, from = app) =>
  from.request(`http://localhost:3000${path}`, { headers: { accept: 'text/html', ...headers } })

async function store(overrides: Partial<typeof devMails.$inferInsert> = {}): Promise<string> {
  const html = '<html><head><title>x</title></head><body><a href="/auth">Sign in</a></body></html>'
  const mail = {
    id: newId(),
    to: 'maya@okafor.example',
    subject: 'Hello',
    html,
    text: 'Hello',
    headers: {},
    ...overrides,
  }
  await product.db.insert(devMails).values(mail)
  return mail.id
}

describe('the mailbox of a trial run', () => {
  it('lists mails, shows one as HTML and text with its headers, and runs nothing', async () => {
    const id = await store({ subject: HOSTILE, text: HOSTILE, headers: { 'List-Unsubscribe': HOSTILE } })
    for (const path of ['/dev/mail', '/dev/mail?to=Maya@Okafor.example', `/dev/mail/${id}`]) {
      const page = await open(path)
      const text = await page.text()
      expect(page.status).toBe(200)
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(text).not.toContain(HOSTILE)
      expect(text).not.toMatch(/ style=| on\w+=/)
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe-')
    }
    expect(await (await open(`/dev/mail/${id}`)).text()).toContain('List-Unsubscribe')
    expect(await (await open('/dev/mail?to=nobody@example.test')).text()).toContain('No emails yet')
  })

  it('shows the HTML in a sandboxed frame whose links open outside it', async () => {
    const id = await store()
    const page = await open(`/dev/mail/${id}`)
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
    const frame = await open(`/dev/mail/${id}/html`)
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await frame.text()).toContain('<base target="_top">')
  })

  it('answers 404 for a missing mail, whatever its id looks like', async () => {
    for (const id of [newId(), 'x', "' or 1=1"]) {
      expect((await open(`/dev/mail/${encodeURIComponent(id)}`)).status).toBe(404)
      expect((await open(`/dev/mail/${encodeURIComponent(id)}/html`)).status).toBe(404)
    }
  })
})

describe('plain pages', () => {
  it('load styles, fonts and theme from this origin, and keep the chosen theme', async () => {
    const text = await (await open('/dev/mail')).text()
    for (const path of ['/plain/style.css', '/plain/theme.js']) {
      expect(text).toContain(path)
      expect((await open(path)).status).toBe(200)
    }
    const css = await (await open('/plain/style.css')).text()
    for (const [, file = ''] of css.matchAll(/url\("(\/plain\/[^"]+)"\)/g))
      expect((await open(file)).status, file).toBe(200)
    expect(css).toContain('[data-theme="dark"]')
    const dark = await (await open('/dev/mail', { cookie: 'theme=dark' })).text()
    expect(dark).toContain('data-theme="dark"')
    expect(dark).not.toContain('theme.js')
  })

  it('show a failure as a page to browsers, and as JSON to programs', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none')
    const cut = createWeb({ ...services, db: away.db }, () => true).app
    const page = await open(`/api/blog-pictures/${newId()}?token=a-token-of-some-length`, {}, cut)
    const text = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('retry-after')).toBe('2')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain('Tandem is temporarily unavailable. Please try again.')
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select |a-token/)
    const call = await open('/api/v1/jobs', {}, cut)
    expect([call.status, call.headers.get('content-type')]).toEqual([503, expect.stringContaining('json')])
    await away.pool.end()
  })
})
