import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const day = '2026-01-05'
async function read(text: string) {
  const bytes = new TextEncoder().encode(text)
  const job = { id: 'nurse', title: 'Nurse' }
  const file = await readFile(bytes, { job, jobs: [job], questions: [], today: '2026-11-22' })
  if (typeof file === 'string') throw new Error(file)
  return file
}

it('columns are found by their values where a name or a phone number has a heading of its own', async () => {
  const { rows } = await read(
    [
      `Bewirbt sich,Mail,Handy privat,Eingang,Status`,
      `Ida Larsen,ida.larsen@mail.example,+45 31 22 33 44,${day},New`,
      `Bo Ek,bo@mail.example,0171 5550101,${day},New`,
    ].join('\n'),
  )
  expect(rows).toMatchObject([
    { fullName: 'Ida Larsen', phone: '+45 31 22 33 44' },
    { fullName: 'Bo Ek', phone: '0171 5550101' },
  ])
  const surnames = await read(`Surname,Known as,Email,Applied on,Status\nLarsen,Ida Marie,ida@mail.example,${day},New`)
  expect(surnames.rows[0]?.fullName).toBe('Ida Marie Larsen')
})
