import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '#db/client.ts'
import { jobMatchDue, jobMatches } from '#db/schema/analytics.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { matchDue } from '#features/analytics/server/matching/match-due.ts'
import { readChanged } from '#features/analytics/server/matching/renew-people.ts'
import { renewPostings } from '#features/analytics/server/matching/renew-postings.ts'
import { newId } from '#lib/ids.ts'
import { makePostings } from './search/make-postings.ts'
import { trades } from './search/trades.ts'
import { withDatabase } from './with-database.ts'

// How long it takes until a new posting is in the lists of all job seekers that it matches. SEEKERS=5000 for fewer.
const seekers = Number(process.env.SEEKERS ?? 50_000)
const counts = (process.env.POSTINGS ?? '1,500').split(',').map(Number)

const lines =
  'Worked with colleagues from four other teams and trained new ones in their first weeks.|Kept records in order and found an error that had cost a week each month.|Answered questions from customers by phone and in person, often under time pressure.|Planned the rota for a team of nine and stepped in where somebody was ill.|Reported to the manager every month and proposed what could be done better.|Wrote instructions that are still in use, with pictures for people who had just arrived.|Took part in two audits without findings.|Organized the move to another site while work went on.'.split(
    '|',
  )

await withDatabase(async (db, pool) => {
  await seedSeekers(pool)
  await timed(`${seekers.toLocaleString('en-US')} resumes read`, () => matchAll(db))
  const postings = makePostings().filter(({ facts }) => facts.language === 'en')
  for (const count of counts) {
    await insertPostings(
      db,
      Array.from({ length: count }, (_, at) => postings[(at * 37 + count) % postings.length]!),
    )
    const before = await db.$count(jobMatches)
    await timed(`${count} new ${count === 1 ? 'posting' : 'postings'}`, async () => {
      while ((await renewPostings(db)) > 0);
      const pairs = await db.$count(jobMatchDue)
      await matchAll(db)
      const found = (await db.$count(jobMatches)) - before
      return `${pairs.toLocaleString('en-US')} pairs compared, ${found.toLocaleString('en-US')} matches`
    })
  }
})
process.exit()

async function matchAll(db: Database): Promise<void> {
  do await matchDue({ db })
  while ((await readChanged(db)).length > 0 || (await db.$count(jobMatchDue)) > 0)
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const result = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name.padEnd(28)} ${seconds.padStart(8)} s   ${result ?? ''}`)
}

function resumeOf(at: number): string {
  const trade = trades[at % trades.length]!
  const other = trades[(at * 7 + 3) % trades.length]!
  const titles = trade.titles.en ?? ['Assistant']
  const job = (nth: number) => {
    const year = 2024 - nth * 4
    const told = lines.map((_, line) => `• ${lines[(at + nth + line) % lines.length]}`)
    return `${titles[(at + nth) % titles.length]}, Company ${(at * 31 + nth) % 997}\n${year - 4} - ${year}\n• My work was to ${trade.duties}\n${told.join('\n')}`
  }
  return [
    `Person ${at}\n${titles[at % titles.length]}`,
    `I ${trade.duties} and have done so for ${2 + (at % 15)} years.`,
    `Experience\n${[0, 1, 2].map(job).join('\n')}`,
    `Education\nCollege ${at % 211}, ${2000 + (at % 20)}`,
    `Skills\n${[...trade.skills, other.skills[0]].join(', ')}`,
  ].join('\n\n')
}

async function seedSeekers(pool: pg.Pool): Promise<void> {
  for (let from = 0; from < seekers; from += 1000) {
    const texts = Array.from({ length: Math.min(1000, seekers - from) }, (_, at) => resumeOf(from + at))
    await pool.query(
      `with own as (select gen_random_uuid() as id, text, n from unnest($1::text[]) with ordinality as t (text, n)),
        made as (insert into users (id, name, email, email_verified) select id, 'Person', 'person-' || ($2 + n) || '@example.test', true from own),
        profile as (insert into profiles (user_id) select id from own),
        role as (insert into user_roles (user_id, role) select id, 'job_seeker' from own)
      insert into resumes (id, user_id, title, text, document_type, is_default)
        select gen_random_uuid(), id, 'Resume', text, 'platform_created', true from own`,
      [texts, from],
    )
  }
  await pool.query('analyze')
}

async function insertPostings(db: Database, postings: ReturnType<typeof makePostings>): Promise<void> {
  const companyId = newId()
  await db.insert(companies).values({ id: companyId, name: 'Company', slug: `company-${companyId}` })
  await db.insert(jobs).values(
    postings.map(({ title, text, location, type, remote }) => {
      const id = newId()
      return {
        ...{ id, companyId, slug: id, title, description: text, location, employmentType: type },
        ...{ remoteAllowed: remote, postedAt: new Date(), asksForMoney: false },
      }
    }),
  )
  await db.execute(sql`analyze jobs`)
}
