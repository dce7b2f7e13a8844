import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { readStatements, replay } from './statements.ts'

// The obvious first solution: Hono, a pool and the same statements, without session, checks or parsing. Runs in its own process.
const [databaseUrl, port, file] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const groups = readStatements(file ?? '')
const app = new Hono()
app.post('/list', async (c) => c.json(await replay(pool, groups)))
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => console.log('ready'))
