import { describe, expect, it } from 'vitest'
import { limits, ResumeContent } from '#features/document-content/resume-content.ts'
import { joinAbove, moveLine, splitAt } from './reshape.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-${String(n).padStart(12, '0')}`
const content = ResumeContent.parse({
  workExperience: [
    {
      id: id(1),
      jobTitle: 'Nurse',
      company: 'St. Olav',
      startDate: '2020',
      responsibilities: ['Led a ward', 'Night shifts'],
    },
    {
      id: id(2),
      jobTitle: 'Carer',
      location: 'Bergen',
      startDate: '2016',
      endDate: '2019',
      responsibilities: ['Cooked'],
    },
  ],
  customSections: [{ id: id(3), title: 'Interests', items: ['Chess', 'Volunteering', 'Food bank'] }],
})
const jobs = (from: ResumeContent | null) =>
  from?.workExperience.map(({ jobTitle, responsibilities }) => [jobTitle, ...responsibilities])

describe('splitAt', () => {
  it('starts another job at a line, with the lines below it', () => {
    const merged = {
      ...content,
      workExperience: [{ ...content.workExperience[0]!, responsibilities: ['A', 'Clerk, Fernway', 'B', 'C'] }],
    }
    const split = splitAt(merged, { list: 'workExperience', id: id(1), index: 1 }, id(9))
    expect(jobs(split)).toEqual([
      ['Nurse', 'A'],
      ['Clerk, Fernway', 'B', 'C'],
    ])
    expect(split?.workExperience[1]).toMatchObject({ id: id(9), company: '', startDate: '', isCurrentRole: false })
  })

  it('starts another custom section', () => {
    expect(splitAt(content, { list: 'customSections', id: id(3), index: 1 })?.customSections).toMatchObject([
      { title: 'Interests', items: ['Chess'] },
      { title: 'Volunteering', items: ['Food bank'] },
    ])
  })

  it('keeps a line whole that is too long for a title', () => {
    const long = 'A sentence about work. '.repeat(20).trim()
    const [nurse] = content.workExperience
    const written = { ...content, workExperience: [{ ...nurse!, responsibilities: ['Led a ward', long] }] }
    expect(jobs(splitAt(written, { list: 'workExperience', id: id(1), index: 1 }))).toEqual([
      ['Nurse', 'Led a ward'],
      ['', long],
    ])
  })

  it('does nothing if the list is full or the job was removed', () => {
    const many = { ...content, workExperience: Array.from({ length: limits.items }, () => content.workExperience[0]!) }
    expect(splitAt(many, { list: 'workExperience', id: id(1), index: 1 })).toBeNull()
    expect(splitAt(content, { list: 'workExperience', id: id(8), index: 0 })).toBeNull()
  })
})

describe('joinAbove', () => {
  it('joins a job with the one above it, and loses no word', () => {
    expect(jobs(joinAbove(content, 'workExperience', id(2)))).toEqual([
      ['Nurse', 'Led a ward', 'Night shifts', 'Carer, Bergen, 2016 – 2019', 'Cooked'],
    ])
  })

  it('does nothing with the first job, or with too many lines', () => {
    expect(joinAbove(content, 'workExperience', id(1))).toBeNull()
    const lines = Array.from({ length: limits.lines }, (_, n) => `Line ${n}`)
    const long = {
      ...content,
      workExperience: content.workExperience.map((job) => ({ ...job, responsibilities: lines })),
    }
    expect(joinAbove(long, 'workExperience', id(2))).toBeNull()
  })
})

describe('moveLine', () => {
  const line = { list: 'workExperience', id: id(1), index: 1 } as const

  it('moves a line to another job, a section or the summary', () => {
    expect(jobs(moveLine(content, line, `job:${id(2)}`))).toEqual([
      ['Nurse', 'Led a ward'],
      ['Carer', 'Cooked', 'Night shifts'],
    ])
    expect(moveLine(content, line, `section:${id(3)}`)?.customSections[0]?.items).toContain('Night shifts')
    expect(moveLine(content, line, 'summary')?.professionalSummary).toBe('Night shifts')
  })

  it('leaves the line where it is when the other place is full', () => {
    const lines = Array.from({ length: limits.lines }, (_, n) => `Line ${n}`)
    const [first, second] = content.workExperience
    const full = { ...content, workExperience: [first!, { ...second!, responsibilities: lines }] }
    expect(moveLine(full, line, `job:${id(2)}`)).toBeNull()
  })
})

describe('volunteering', () => {
  const volunteering = [
    { id: id(4), role: 'Driver', organization: 'Food bank', startDate: '2019', responsibilities: ['Drove', '\tCook'] },
    { id: id(5), role: 'Cook', startDate: '2016', endDate: '2018' },
  ]
  const helped = ResumeContent.parse({ ...content, volunteering })
  const roles = (from: ResumeContent | null) =>
    from?.volunteering.map(({ role, responsibilities }) => [role, ...responsibilities])

  it('is split, joined and extended like jobs', () => {
    expect(roles(splitAt(helped, { list: 'volunteering', id: id(4), index: 1 }, id(9)))).toEqual([
      ['Driver', 'Drove'],
      ['Cook'],
      ['Cook'],
    ])
    expect(roles(joinAbove(helped, 'volunteering', id(5)))).toEqual([
      ['Driver', 'Drove', '\tCook', 'Cook, 2016 \u2013 2018'],
    ])
    const moved = moveLine(helped, { list: 'workExperience', id: id(1), index: 1 }, `role:${id(5)}`)
    expect(roles(moved)?.at(-1)).toEqual(['Cook', 'Night shifts'])
  })
})
