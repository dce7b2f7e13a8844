import { beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { conversationWorld } from './conversation.testing.ts'
import { mountMessagePreview } from './http.ts'

const product = productOfFile()
let post: (userId: string | null, fields: Record<string, string>, origin?: string) => Promise<Response>
beforeAll(() => {
  const app = createApp(product.services, product.identify, () => true)
  mountMessagePreview(app)
  post = async (userId, fields, origin) =>
    app.request('/api/message-preview', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...(userId && { 'x-test-user': userId }), ...(origin && { origin }) },
    })
})

it('shows the email in a frame of our own pages, without scripts, only to members of the company', async () => {
  const world = await conversationWorld(product, { name: '<script>alert(1)</script>' })
  const { id: _, ...fields } = world.write()
  const shown = await post(world.recruiter.id, fields)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toContain("sandbox allow-popups; default-src 'none'")
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const html = await shown.text()
  expect(html).toContain('About Data Analyst')
  expect(html).not.toContain('<script')
  const other = await conversationWorld(product)
  const statuses = await Promise.all([
    post(null, fields),
    post(other.recruiter.id, fields),
    post(world.candidate.id, fields),
    post(world.recruiter.id, { ...fields, body: '{{wrong}}' }),
    post(world.recruiter.id, { ...fields, applicationId: 'x' }),
    post(world.recruiter.id, fields, 'https://evil.example'),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 404, 404, 400, 400, 403])
})
