import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { layoutPlain } from '#server/text/layout-plain.ts'
import { parseResume } from './parse-resume.ts'

const line = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  text,
  page: 1,
  x: 0,
  size: 10,
  isBold: false,
  gap: 0,
  kind: 'text',
  isSide: false,
  links: [],
  ...more,
})
const heading = (text: string) => line(text, { size: 14, isBold: true, gap: 1 })
const item = (text: string, x = 20) => line(text, { kind: 'item', x })
const jobsOf = (...lines: SourceLine[]) =>
  parseResume([line('Ngozi Adeyemi', { size: 20 }), heading('Experience'), ...lines]).content.workExperience

describe('jobs', () => {
  it('begin at list items where their lines are items within', () => {
    const jobs = jobsOf(
      item('Fernway Health\tLagos', 10),
      line('Data Engineer\tOct 2019 - Present', { x: 20 }),
      item('Built the claims pipeline', 40),
      item('Quill Bank\tAccra', 10),
      line('Analyst\tJan 2017 - Sep 2019', { x: 20 }),
      item('Wrote the weekly report', 40),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'Data Engineer', company: 'Fernway Health', startDate: '2019-10', isCurrentRole: true },
      { jobTitle: 'Analyst', company: 'Quill Bank', responsibilities: ['Wrote the weekly report'] },
    ])
  })

  it('begin at a single date beside a title', () => {
    const jobs = jobsOf(
      line('Papertrail Ltd'),
      line('Software Engineer\tMay 2023 - Present'),
      item('Led a team of five'),
      line('Delta Labs Ltd'),
      line('Research Assistant\tSummer 2021'),
      item('Compiled the findings'),
    )
    expect(jobs[1]).toMatchObject({ company: 'Delta Labs Ltd', startDate: '2021', endDate: '2021' })
  })

  it('have no duration and no kind of employment as a part of their names', () => {
    const [job] = jobsOf(
      line('Nexus Systems, Research Intern\tMay 2022 – Aug 2022\t4 months'),
      item('Wrote the parser'),
    )
    expect(job).toMatchObject({ jobTitle: 'Research Intern', company: 'Nexus Systems' })
    expect(job?.responsibilities).toEqual(['Wrote the parser'])
  })

  it('have title and company in place for each job, also in capitals', () => {
    const jobs = jobsOf(
      line('BRIGHTWATER | SOFTWARE ENGINEER\tJan 2015 - Mar 2018'),
      item('Ran the payments'),
      line('Nurse, Kasr Clinic\t2012 - 2014'),
      item('Ran the ward'),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'SOFTWARE ENGINEER', company: 'BRIGHTWATER' },
      { jobTitle: 'Nurse', company: 'Kasr Clinic' },
    ])
  })
})

describe('the person', () => {
  const personOf = (text: string) => parseResume(layoutPlain(text)).content.personalInfo

  it.each([
    [
      'Name:\tYuki Tanaka\nGeburtsdatum:\t03.04.1990\nAnschrift:\tLindenweg 4, 79100 Freiburg\nTelefon:\t0761 555 0142\nE-Mail:\tyuki@tanaka.example',
      { fullName: 'Yuki Tanaka', location: 'Lindenweg 4, 79100 Freiburg', phone: '0761 555 0142' },
    ],
    ['Lebenslauf Amina Yusuf\namina@yusuf.example', { fullName: 'Amina Yusuf', email: 'amina@yusuf.example' }],
    [
      '姓名：林美玲\n电话：139 0000 1234\n邮箱：lin@meiling.example',
      { fullName: '林美玲', email: 'lin@meiling.example' },
    ],
    ['ФИО: Олена Коваль\nГород: Львів', { fullName: 'Олена Коваль', location: 'Львів' }],
  ])('is read from labelled lines: %#', (text, expected) => {
    expect(personOf(text)).toMatchObject(expected)
  })

  it('has a name of two lines', () => {
    const { content } = parseResume([
      line('María José', { size: 24 }),
      line('Quispe Mamani', { size: 24 }),
      line('maria@quispe.example'),
      heading('Experience'),
    ])
    expect(content.personalInfo.fullName).toBe('María José Quispe Mamani')
  })
})

it('Markdown is read without its signs, with its headings and links', () => {
  const { content } = parseResume(
    layoutPlain(
      [
        '# Tomasz Wolski',
        '[tomasz.example](https://tomasz.example) | tomasz@wolski.example',
        '',
        '## Experience',
        '',
        '### **Fernway**',
        '**Data Analyst** | 2019 - 2021',
        '- Built *the* forecast',
        '',
        '## Skills',
        '- SQL',
      ].join('\n'),
    ),
  )
  expect(content.personalInfo).toMatchObject({ fullName: 'Tomasz Wolski', email: 'tomasz@wolski.example' })
  expect(content.workExperience).toMatchObject([
    { jobTitle: 'Data Analyst', company: 'Fernway', responsibilities: ['Built the forecast'] },
  ])
})
