import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const rolesOf = async (title: string) =>
  (await database.db.execute<{ roles: string[] }>(sql`select job_roles(${title}) as roles`)).rows[0]!.roles
const placeOf = async (location: string | null) =>
  (await database.db.execute<{ place: string | null }>(sql`select job_place(${location}) as place`)).rows[0]!.place

describe('job_roles', () => {
  it.each(['', ' ', '(Remote)', '🔥🔥', '---', ', Billing'])('finds no role in %j', async (title) => {
    expect(await rolesOf(title)).toEqual([])
  })

  it.each([
    ['Data Analyst', 'data-analyst'],
    ['Senior Data Analyst (Remote), Billing', 'data-analyst'],
    ['Lead Principal Data Analyst II - Night Shift', 'data-analyst'],
    ['Data Analyst Intern', 'data-analyst'],
    ['Intern', 'intern'],
    ['UI/UX Designer', 'ui-ux-designer'],
    ['C++ Developer', 'c-plus-plus-developer'],
    ['C# Developer', 'c-sharp-developer'],
    ['Ingénieur Données', 'ingenieur-donnees'],
    ['Pflegefachkraft (m/w/d)', 'pflegefachkraft'],
    ['Clinic Operations Lead', 'clinic-operations-lead'],
    ["<script>alert('x')</script>", 'script-alert-script'],
    ['Медсестра', 'медсестра'],
  ])('reads %s as %s', async (title, role) => expect((await rolesOf(title))[0]).toBe(role))

  it('adds the endings of a role: a claims data analyst is also an analyst', async () => {
    expect(await rolesOf('Claims Data Analyst')).toEqual(['claims-data-analyst', 'data-analyst', 'analyst'])
    expect(await rolesOf('Research and Development Engineer')).not.toContain('and-development-engineer')
  })

  it('reads a role with and without the words after "of"', async () => {
    expect(await rolesOf('Assistant Director of Nursing')).toEqual([
      ...['assistant-director-of-nursing', 'assistant-director'],
      ...['director-of-nursing', 'director'],
    ])
  })

  it('limits the length of a role for a very long title', async () => {
    const roles = await rolesOf('word '.repeat(10_000))
    expect(roles.every((role) => role.length <= 80)).toBe(true)
  })
})

it.each([
  ['Portland, OR', 'portland-or'],
  ['São Paulo, Brazil', 'sao-paulo-brazil'],
  [' portland / or ', 'portland-or'],
  ['Remote, US', null],
  ['remote', null],
  ['', null],
  [null, null],
  ['???', null],
  ['Remoteville', 'remoteville'],
])('job_place reads %j as %j', async (location, place) => expect(await placeOf(location)).toBe(place))
