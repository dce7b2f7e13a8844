import type pg from 'pg'
import { UserFilters } from '#features/accounts/admin-users-contract.ts'
import { listUsers } from '#features/accounts/server/admin-users/list-users.ts'
import { readUserStats } from '#features/accounts/server/admin-users/read-stats.ts'
import { timeWork } from './time-work.ts'
import { withDatabase } from './with-database.ts'

// Pages of the platform's users as staff list them: the first and the second page, with their count. ROWS=1000000 for a million.
const rows = Number(process.env.ROWS ?? 100_000)
const rounds = 30

const cases: [name: string, input: object][] = [
  ['everybody, by name', {}],
  ['by name, falling', { desc: true }],
  ['newest', { sort: 'joined', desc: true }],
  ['last sign-in', { sort: 'signIn', desc: true }],
  ['active', { state: 'active' }],
  ['suspended', { state: 'suspended' }],
  ['job seekers', { role: 'job_seeker' }],
  ['platform admins', { role: 'platform_admin' }],
  ['company admins', { role: 'client_admin' }],
  ['company users, last sign-in', { role: 'client_user', sort: 'signIn', desc: true }],
  ['part of every address', { q: 'example.test' }],
  ['first name', { q: 'maya' }],
  ['two words, the last name first', { q: 'okafor maya' }],
  ['first name, newest', { q: 'zofia', sort: 'joined', desc: true }],
  ['one person', { q: 'n777777@' }],
  ['two letters', { q: 'zo' }],
  ['one letter', { q: 'q' }],
  ['nobody', { q: 'qqzzqqzz' }],
  ['first name, suspended', { q: 'maya', state: 'suspended' }],
  ['first name, company admins', { q: 'omar', role: 'client_admin' }],
]

await withDatabase(async (db, pool) => {
  await seedUsers(pool)
  console.log(`${rows.toLocaleString('en-US')} people; milliseconds, p50 / p95 of ${rounds}: first page, next page`)
  for (const [name, input] of cases) {
    const list = (cursor?: string) => listUsers(db, UserFilters.parse({ ...input, cursor }))
    const { after, total, isCapped } = await list()
    const next = after ? await timeWork(rounds, () => list(after)) : '—'
    say(name, await timeWork(rounds, () => list()), next, `${total}${isCapped ? '+' : ''}`)
  }
  say('figures above the list', await timeWork(rounds, () => readUserStats(db)))
})

/**
 * People with few different names: one in 20 in a company, one in 500 suspended, one in two never signed in; and a few members of staff.
 */
async function seedUsers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, email_verified, created_at, last_sign_in_at, suspended_at)
      select gen_random_uuid(),
        (array['Maya', 'Omar', 'Ines', 'Kofi', 'Yusuf', 'Adaeze', 'Hana', 'Zofia', 'Daniel', 'Priya', 'Tomas'])[1 + n % 11]
          || ' ' || (array['Okafor', 'Haddad', 'Prado', 'Mizuno', 'Osei', 'Bello', 'Reyes'])[1 + n % 7] || ' ' || n % 997,
        'n' || n || '@example.test', true, now() - n * interval '31 seconds',
        case when n % 2 = 0 then now() - (n::bigint * 7919 % 90000) * interval '1 minute' end,
        case when n % 500 = 0 then now() end
      from generate_series(1, $1::int) as n`,
    [rows],
  )
  await pool.query(`insert into user_roles (user_id, role) select id, 'job_seeker' from users`)
  await pool.query(`insert into user_roles (user_id, role) select id, 'platform_admin' from users limit 5`)
  await pool.query(
    `insert into companies (id, name, slug) select gen_random_uuid(), 'Company ' || n, 'made-' || n
      from generate_series(1, 1000) as n`,
  )
  await pool.query(
    `insert into company_members (id, company_id, user_id, role)
      select gen_random_uuid(), c.id, u.id, case when u.n % 100 = 0 then 'client_admin' else 'client_user' end
      from (select id, row_number() over (order by id) as n from users) u
      join (select id, row_number() over (order by id) as n from companies) c on c.n = 1 + u.n % 1000
      where u.n % 20 = 0`,
  )
  await pool.query('vacuum analyze users, user_roles, companies, company_members')
}

function say(name: string, ...cells: string[]): void {
  console.log([name.padEnd(34), ...cells.map((cell) => cell.padStart(18))].join(''))
}
