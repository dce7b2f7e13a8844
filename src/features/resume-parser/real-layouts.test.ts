import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { layoutPlain } from '#server/text/layout-plain.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, jobsOf, line } from './source-lines.testing.ts'

describe('jobs', () => {
  it('start at list items if their lines are nested items', () => {
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

  it('start at a single date next to a title', () => {
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

  it('have no duration and no employment type in their names', () => {
    const [job] = jobsOf(
      line('Nexus Systems, Research Intern\tMay 2022 – Aug 2022\t4 months'),
      item('Wrote the parser'),
    )
    expect(job).toMatchObject({ jobTitle: 'Research Intern', company: 'Nexus Systems' })
    expect(job?.responsibilities).toEqual(['Wrote the parser'])
  })

  it('have the right title and company, also in capitals', () => {
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

  it('may have a name on two lines', () => {
    const { content } = parseResume([
      line('María José', { size: 24 }),
      line('Quispe Mamani', { size: 24 }),
      line('maria@quispe.example'),
      heading('Experience'),
    ])
    expect(content.personalInfo.fullName).toBe('María José Quispe Mamani')
  })
})

it('reads a side column without a heading as personal details, not as education', () => {
  const beside = (text: string) => line(text, { x: 430, isSide: true })
  const { content } = parseResume([
    line('Ngozi Adeyemi', { size: 20 }),
    heading('Experience'),
    line('Nurse\t2019 - 2023'),
    heading('Education'),
    line('Diploma of Nursing\t2018', { isBold: true }),
    line('Ibadan College', { isBold: true }),
    beside('ngozi@adeyemi.example'),
    beside('+234 800 000 0000'),
    line('Skills', { x: 430, isSide: true, size: 12, isBold: true, gap: 1 }),
    line('Soft Skills', { x: 430, isSide: true, isBold: true, gap: 0.4 }),
    beside('Patience'),
    line('Languages', { x: 430, isSide: true, isBold: true, gap: 0.4 }),
    beside('Igbo'),
  ])
  expect(content.personalInfo).toMatchObject({ email: 'ngozi@adeyemi.example', phone: '+234 800 000 0000' })
  expect(content.education).toMatchObject([{ degree: 'Diploma of Nursing', school: 'Ibadan College', honors: '' }])
  expect(content.customSections).toEqual([])
})

it('an email address and a phone number are the person\u2019s wherever they are', () => {
  const read = (...lines: SourceLine[]) => parseResume(lines).content.personalInfo
  expect(
    read(line('Resume', { size: 24, isBold: true }), line('maya@okafor.example'), heading('Skills'), line('SQL')),
  ).toMatchObject({
    email: 'maya@okafor.example',
  })
  const atEnd = [line('+1 (503) 555-0142'), line('maya@okafor.example')]
  expect(
    read(
      line('Maya Okafor', { size: 24 }),
      heading('Skills'),
      line('SQL'),
      heading('Hobbies'),
      line('Chess'),
      ...atEnd,
    ),
  ).toMatchObject({
    email: 'maya@okafor.example',
    phone: '+1 (503) 555-0142',
  })
  // the email address of another person stays in its section
  const others = [heading('References'), line('Kofi Mensah'), line('kofi@mensah.example')]
  expect(read(line('Maya Okafor', { size: 24 }), heading('Skills'), line('SQL'), ...others).email).toBe('')
  const asked = [heading('References'), line('Kofi Mensah, kofi@mensah.example, +44 20 7946 0000')]
  expect(read(line('Maya Okafor', { size: 24 }), line('maya@okafor.example'), ...asked)).toMatchObject({
    email: 'maya@okafor.example',
    phone: '',
  })
})

it('does not read a number at the end of a title as the day of the date next to it', () => {
  expect(jobsOf(line('Analyst, grade 1\tJan 2010 - Dec 2011'))).toMatchObject([
    { jobTitle: 'Analyst', company: 'grade 1', startDate: '2010-01' },
  ])
})

describe('certifications', () => {
  const certificatesOf = (...lines: SourceLine[]) => {
    const { content, unplaced } = parseResume([
      line('Ngozi Adeyemi', { size: 20 }),
      heading('Certifications'),
      ...lines,
    ])
    expect(unplaced).toEqual([])
    return content.certifications
  }
  const full = { issuer: 'Scrum Alliance', date: '2019-05', expiryDate: '2027-05', credentialId: 'SPO-000123' }

  it('have issuer, expiry and number on the lines below', () => {
    expect(
      certificatesOf(
        line('Scrum Product Owner\tMay 2019'),
        line('Scrum Alliance'),
        line('Expires May 2027 \u00b7 Credential ID SPO-000123'),
        line('First Aid\tJune 2022'),
        line('Red Cross'),
      ),
    ).toMatchObject([
      { name: 'Scrum Product Owner', ...full },
      { name: 'First Aid', issuer: 'Red Cross', date: '2022-06' },
    ])
    expect(
      certificatesOf(
        line('Scrum Product Owner\tMay 2019'),
        line('Scrum Alliance \u00b7 Expires May 2027 \u00b7 Credential ID SPO-000123'),
      ),
    ).toMatchObject([{ name: 'Scrum Product Owner', ...full }])
  })

  it('start at bold names if each fact has its own line', () => {
    const bold = (text: string, gap = 0.5) => line(text, { isBold: true, gap })
    expect(
      certificatesOf(
        bold('Scrum Product'),
        bold('Owner', 0),
        line('Scrum Alliance'),
        line('May 2019'),
        line('Expires May 2027'),
        line('Credential ID SPO-000123'),
        bold('First Aid'),
        line('Red Cross'),
      ),
    ).toMatchObject([
      { name: 'Scrum Product Owner', ...full },
      { name: 'First Aid', issuer: 'Red Cross', date: '' },
    ])
  })

  it('are one per line if lines have nothing else', () => {
    expect(
      certificatesOf(line('First Aid, Red Cross, 2022'), line('Forklift licence, 2020'), line('Food hygiene')),
    ).toHaveLength(3)
  })
})

it('reads the technologies of a project next to its link, and a single date as its start', () => {
  const { content } = parseResume([
    line('Ngozi Adeyemi', { size: 20 }),
    heading('Projects'),
    line('Garden map\tFeb 2022', { isBold: true }),
    line('TypeScript, PostGIS \u00b7 gardens.example/map'),
    line('An open map of the gardens of the town.'),
  ])
  expect(content.projects).toMatchObject([
    {
      name: 'Garden map',
      technologies: ['TypeScript', 'PostGIS'],
      link: 'gardens.example/map',
      description: 'An open map of the gardens of the town.',
      startDate: '2022-02',
      endDate: null,
    },
  ])
})

it('reads the lines above a list as a separate section', () => {
  const { content } = parseResume([
    line('Ngozi Adeyemi', { size: 20 }),
    heading('Volunteering'),
    line('Food bank, every Saturday.'),
    item('Led thirty people'),
    item('Collected two tonnes'),
  ])
  expect(content.customSections).toMatchObject([
    {
      title: 'Volunteering',
      content: 'Food bank, every Saturday.',
      items: ['Led thirty people', 'Collected two tonnes'],
    },
  ])
})

it('reads Markdown without its marks, with headings and links', () => {
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

it("reads contact details below 'About', and omits them from the summary", () => {
  const side = { isSide: true }
  const { content } = parseResume([
    line('Fatou Ndiaye', { size: 24 }),
    heading('About'),
    line('Dakar, Senegal', side),
    line('fatou@mailbox.example', side),
    line('+221 77 555 01 09', side),
    heading('Summary'),
    line('Leads projects between banks and mobile networks of West Africa.'),
  ])
  expect(content.personalInfo).toMatchObject({
    fullName: 'Fatou Ndiaye',
    email: 'fatou@mailbox.example',
    phone: '+221 77 555 01 09',
    location: 'Dakar, Senegal',
  })
  expect(content.professionalSummary).toBe('Leads projects between banks and mobile networks of West Africa.')
})
