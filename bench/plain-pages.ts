import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

// The obvious first solution: Hono that serves finished pages and files unchanged. Runs in its own process.
const [port, file] = process.argv.slice(2)
const { pages, hot } = JSON.parse(readFileSync(file ?? '', 'utf8')) as { pages: Record<string, string>; hot: string }
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }

const packed = new Map(Object.entries(pages).map(([path, html]) => [path, gzipSync(html)]))
const hotBytes = gzipSync(hot)
const app = new Hono()
app.get('/hot', (c) => c.body(hotBytes, 200, HEADERS))
app.get('/cpu', (c) => c.text(String((process.cpuUsage().user + process.cpuUsage().system) / 1e6)))
app.use('/assets/*', serveStatic({ root: 'dist/client', precompressed: true }))
app.use('/brand/*', serveStatic({ root: 'dist/client', precompressed: true }))
app.use('/pictures/*', serveStatic({ root: 'dist/client' }))
app.use('/tour/*', serveStatic({ root: 'dist/client' }))
app.get('*', (c) => {
  const page = packed.get(c.req.path)
  return page ? c.body(page, 200, HEADERS) : c.notFound()
})
serve({ fetch: app.fetch, port: Number(port), hostname: 'localhost' }, () => console.log('ready'))
