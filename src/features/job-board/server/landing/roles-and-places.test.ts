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
    ['Sr. Software Engineer II - Backend (Remote)', 'software-engineer'],
    ['Pflegefachkraft m/w/d', 'pflegefachkraft'],
    ['Développeur Full Stack H/F', 'developpeur-full-stack'],
    ['Softwareentwickler:in', 'softwareentwickler'],
    ['Entwickler/in (m/w/d)', 'entwickler'],
    ['Data Analyst 80-100%', 'data-analyst'],
    ['Junior/Mid Data Analyst', 'data-analyst'],
    ['Truck Driver $2,000 Sign-On Bonus', 'truck-driver'],
    ['Hiring: Truck Drivers!', 'truck-driver'],
    ['*URGENT* Barista needed', 'barista'],
    ['2 x Barista at Main Street Coffee', 'barista'],
    ['Nurses', 'nurse'],
    ['Front-end Engineer', 'frontend-engineer'],
    ['Fullstack Engineer', 'full-stack-engineer'],
    ['Director of Customers', 'director-of-customers'],
    ['Sales Assistant', 'sales-assistant'],
    ['Teacher at night', 'teacher-at-night'],
    ['Electrical Contractor', 'electrical-contractor'],
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
  ['Barista in Leeds', 'Leeds, UK', 'Barista'],
  ['Barista in leeds city centre', 'Leeds', 'Barista'],
  ['Lecturer in Nursing', 'Leeds, UK', 'Lecturer in Nursing'],
  ['Barista in Leeds', null, 'Barista in Leeds'],
  ['In Leeds', 'Leeds', 'In Leeds'],
  ['Barista', ', UK', 'Barista'],
])('title_without_place reads %j in %j as %j', async (title, location, bare) => {
  const { rows } = await database.db.execute(sql`select title_without_place(${title}, ${location}) as bare`)
  expect(rows[0]).toEqual({ bare })
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
