import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const jobs = [
  { id: 'nurse', title: 'Nurse' },
  { id: 'porter', title: 'Porter' },
]
async function read(document: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(document))
  const file = await readFile(bytes, { job: null, jobs, questions: [], today: '2026-11-22' })
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('JSON of other systems', () => {
  it('has a row for each application of a person', async () => {
    const placement = (job: string, stage: string, at: string) => ({
      offer: { title: job },
      stage: { name: stage },
      created_at: at,
    })
    const document = {
      candidates: [
        {
          ...{ id: 7, name: 'Ida Larsen', emails: ['ida@mail.example'] },
          placements: [placement('Nurse', 'Interview', '2026-03-04'), placement('Porter', 'New', '2026-04-01')],
        },
      ],
    }
    const { rows } = await read(document)
    expect(rows.map(({ jobId, status }) => [jobId, status])).toEqual([
      ['nurse', 'interview'],
      ['porter', 'submitted'],
    ])
  })

  it('in the form of JSON:API is read with the related people, jobs and stages', async () => {
    const related = (type: string, id: string) => ({ data: { type, id } })
    const document = {
      data: [
        {
          ...{ id: '501', type: 'job-applications', attributes: { 'created-at': '2026-05-04T08:15:00Z' } },
          relationships: {
            ...{ candidate: related('candidates', '301'), job: related('jobs', '10'), stage: related('stages', '2') },
            'reject-reason': { data: null },
          },
        },
      ],
      included: [
        {
          id: '301',
          type: 'candidates',
          attributes: { 'first-name': 'Ida', 'last-name': 'Ek', email: 'ida@mail.example' },
        },
        { id: '10', type: 'jobs', attributes: { title: 'Nurse' } },
        { id: '2', type: 'stages', attributes: { name: 'Interview' } },
      ],
    }
    const { rows } = await read(document)
    expect(rows).toMatchObject([
      {
        fullName: 'Ida Ek',
        email: 'ida@mail.example',
        jobId: 'nurse',
        status: 'interview',
        externalId: '501',
        appliedOn: '2026-05-04',
      },
    ])
  })
})
