import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, line, studiesOf } from './source-lines.testing.ts'

const contentOf = (...lines: ReturnType<typeof line>[]) =>
  parseResume([line('Tariq Aziz', { size: 20 }), ...lines]).content

const experience = [heading('Experience'), line('Welder, Harbour Works Ltd, 2019 - 2021'), item('Joined pipes')]

describe('languages that look like headings', () => {
  it('are languages of their section, with the levels below them', () => {
    const smaller = (text: string) => line(text, { size: 12, isBold: true, gap: 1 })
    const { languages } = contentOf(
      ...experience,
      heading('Languages'),
      smaller('English'),
      line('Level: advanced'),
      smaller('German'),
      line('Level: basic'),
      heading('Hobbies'),
      line('Rowing'),
    )
    expect(languages).toMatchObject([{ name: 'English' }, { name: 'German' }])
    expect(languages.map(({ writtenLevel }) => writtenLevel.toLowerCase())).toEqual(['advanced', ''])
  })

  it('are languages without a section of their own', () => {
    const { languages } = contentOf(
      ...experience,
      heading('Education'),
      line('Harbour College, 2012'),
      heading('Spanish: basic'),
    )
    expect(languages).toMatchObject([{ name: 'Spanish' }])
  })
})

it('reads a heading with the beginning of its list on the same line, if it is larger than the list', () => {
  const { skills, professionalSummary } = contentOf(
    heading('Summary'),
    line('A welder with many years at two refineries on the coast of the delta.'),
    line('Core Skills : Welding | Drawing', { size: 14, gap: 1 }),
    line('Forging | Casting'),
    ...experience,
  )
  expect(skills.map(({ name }) => name)).toEqual(['Welding', 'Drawing', 'Forging', 'Casting'])
  expect(professionalSummary).not.toContain('Forging')
})

it('begins a section at a label for languages below the studies', () => {
  const { languages, education, skills } = contentOf(
    ...experience,
    heading('Skills'),
    line('Welding'),
    heading('Education'),
    line('2010 - 2014\tBachelor in physics, Kestrel University'),
    line('Languages\tEnglish (B1)', { gap: 1 }),
    line('Software\tVery good command', { gap: 1 }),
    line('Word, Excel, Access'),
  )
  expect(languages).toMatchObject([{ name: 'English', writtenLevel: 'B1' }])
  expect(education).toMatchObject([{ degree: 'Bachelor in physics', honors: '' }])
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Welding', 'Word', 'Excel', 'Access']))
})

describe('studies', () => {
  it('are courses with periods and schools', () => {
    const { education, certifications } = contentOf(
      ...experience,
      heading('Training'),
      line('Diploma in statistics \u2015 Kestrel University'),
      line('May 2022 - July 2022'),
      line('Programming for the web \u2015 Harbour College'),
      line('March 2021 - December 2021'),
    )
    expect(education).toMatchObject([
      { degree: 'Diploma in statistics', school: 'Kestrel University', graduationYear: '2022' },
      { school: 'Harbour College', graduationYear: '2021' },
    ])
    expect(certifications).toEqual([])
  })

  it('have bold heads of different sizes above their periods', () => {
    const studies = studiesOf(
      line('Kestrel University: Process technology (B.Eng.)', { size: 11.5, isBold: true, gap: 1 }),
      line('2020 - today'),
      line('Harbour University of Technology', { isBold: true, gap: 1 }),
      line('September - December 2021'),
    )
    expect(studies).toMatchObject([
      { degree: 'Process technology (B.Eng.)', school: 'Kestrel University' },
      { school: 'Harbour University of Technology' },
    ])
  })

  it('have labels alone on their lines with the values below', () => {
    const studies = studiesOf(
      line('Institution:', { isBold: true }),
      line('Kestrel University'),
      line('Programme: Metallurgy'),
      line('Duration:', { isBold: true }),
      line('6 years (1992-1998)'),
    )
    expect(studies).toMatchObject([{ degree: 'Metallurgy', school: 'Kestrel University', graduationYear: '1998' }])
  })

  it('are rows of a table below a Korean header, with hours that are no names', () => {
    const studies = studiesOf(
      line('\uae30\uac04\t\ud559\uad50\uba85(\uae30\uad00\uba85) \ubc0f \uc804\uacf5\t\uad6c\ubd84\t\uc2dc\uac04', {
        isBold: true,
      }),
      line('2007.03 ~ 2009.02\t\ud669\uc870\ub300\ud559\uad50 \ucef4\ud4e8\ud130\uacf5\ud559\uacfc\t\uc878\uc5c5\t40'),
    )
    expect(studies).toMatchObject([
      {
        degree: '\ucef4\ud4e8\ud130\uacf5\ud559\uacfc',
        school: '\ud669\uc870\ub300\ud559\uad50',
        graduationYear: '2009',
      },
    ])
  })
})

it('reads an email address below an unknown label in a row of labels', () => {
  const { personalInfo } = contentOf(line('Phone\t+234 803 555 0100\tLetters\twelder77@made-up.example'), ...experience)
  expect(personalInfo).toMatchObject({ phone: '+234 803 555 0100', email: 'welder77@made-up.example' })
})

it('reads a skill with its description as one skill', () => {
  const { skills } = contentOf(
    ...experience,
    heading('Skills'),
    line('Teamwork: Works well with all others to reach a common goal.'),
    line('Tools: Lathe, Press'),
  )
  expect(skills.map(({ name }) => name)).toEqual(['Teamwork', 'Lathe', 'Press'])
})

describe('projects', () => {
  const projectsOf = (...lines: ReturnType<typeof line>[]) =>
    contentOf(...experience, heading('Projects'), ...lines).projects.map(({ name }) => name)

  it('begin at numbers in order', () => {
    const lines = ['1. Tide Table', 'Shows the next high water.', '2. Pipe Planner', 'Plans the joints.']
    expect(projectsOf(...lines.map((text) => line(text)))).toEqual(['Tide Table', 'Pipe Planner'])
  })

  it('begin above their links', () => {
    const lines = ['Tide Table', 'https://tides.example', 'Shows high water.', 'Pipe Planner', 'https://pipes.example']
    expect(projectsOf(...lines.map((text) => line(text)))).toEqual(['Tide Table', 'Pipe Planner'])
  })
})

it('reads a dash as part of a certificate whose issuer is on the next line', () => {
  const { certifications } = contentOf(
    ...experience,
    heading('Certifications'),
    line('Cranes from the ground - moving loads 04/2011'),
    line('Harbour School'),
    line('First aid 04/2008'),
    line('Red Cross'),
  )
  expect(certifications).toMatchObject([
    { name: 'Cranes from the ground - moving loads', date: '2011-04' },
    { name: 'First aid', issuer: 'Red Cross' },
  ])
})
