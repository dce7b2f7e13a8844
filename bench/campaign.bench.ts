import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrateDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'

// Sends a campaign to a local mail server in another process: emails per second, and the state of each recipient when the worker is killed
// in the middle. READERS=5000 for a shorter run. Goal: 50,000 at 500 a second or more, none twice, none lost; emails being sent at the
// kill are reported with an unknown outcome.
const readers = Number(process.env.READERS ?? 50_000)
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const server = await startEmbeddedPostgres(folder)
const children: ChildProcess[] = []
try {
  await migrateDatabase(server.url)
  const db = new pg.Pool({ connectionString: server.url })
  await seed(db)
  const sink = run('bench/mail-sink.ts', {})
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }]
  const startWorker = () =>
    run(
      'dist/processes/worker.js',
      { DATABASE_URL: server.url, SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: folder },
      ['--demo'],
    )
  const first = startWorker()
  await until(async () => (await sent(db)) > 0)
  const [began, before] = [performance.now(), await sent(db)]
  await until(async () => (await sent(db)) > readers / 2)
  const half = ((await sent(db)) - before) / ((performance.now() - began) / 1000)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const killedAt = await sent(db)
  startWorker()
  // the scheduler resumes abandoned campaigns after a minute, so make this one older: then only the sending is measured
  await db.query("update email_campaigns set updated_at = now() - interval '2 minutes'")
  await until(async () => (await sent(db)) > killedAt)
  const [again, from] = [performance.now(), await sent(db)]
  await until(async () => (await status(db)) === 'sent')
  const rest = ((await sent(db)) - from) / ((performance.now() - again) / 1000)
  sink.send('counts')
  const [counts] = (await once(sink, 'message')) as [{ mailboxes: number; handedOver: number }]
  const { rows } = await db.query("select count(*)::int as n from campaign_recipients where state = 'unsure'")
  const count = (n: number) => Math.round(n).toLocaleString('en-US')
  console.log(
    `\n${count(readers)} recipients: ${count(half)} mails a second until the worker is killed, ${count(rest)} after`,
  )
  console.log(
    `mailboxes reached ${count(counts.mailboxes)}, not reached ${readers - counts.mailboxes}, handed over twice ${counts.handedOver - counts.mailboxes}`,
  )
  console.log(`shown as not sure, for staff to mail again or not: ${rows[0].n}`)
  await db.end()
} finally {
  for (const child of children) child.kill('SIGKILL')
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function run(file: string, env: Record<string, string>, args: string[] = []): ChildProcess {
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO: '0', ...env }
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...own },
    stdio: [...stdio],
  })
  children.push(child)
  return child
}

async function seed(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into newsletter_subscribers (id, email, name, source)
    select gen_random_uuid(), 'reader-' || n || '@example.test', 'Reader ' || n, 'import' from generate_series(1, $1::int) n`,
    [readers],
  )
  const paragraph =
    '<p>September was a good month for people with your skills. Here is <a href="https://example.org/moved">what moved</a>.</p>'
  await db.query(
    `insert into email_campaigns (id, title, subject, content, template_type, status, scheduled_for, pace)
    values (gen_random_uuid(), 'Digest', '{first_name}, what moved', $1, 'newsletter', 'scheduled', now(), 2000)`,
    [`<h2>Good morning {first_name}</h2>${paragraph.repeat(5)}`],
  )
}

async function sent(db: pg.Pool): Promise<number> {
  return Number((await db.query('select sent_count from email_campaigns')).rows[0].sent_count)
}

async function status(db: pg.Pool): Promise<string> {
  return (await db.query('select status from email_campaigns')).rows[0].status
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 15 * 60_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come to hold')
    await sleep(50)
  }
}
