import { expect, it } from 'vitest'
import { isReactiveResume, parseReactiveResume } from './reactive-resume.ts'

const items = (title: string, ...list: unknown[]) => ({ name: title, visible: true, items: list })
const read = (value: unknown) => parseReactiveResume(value)?.content

it.each<[string, unknown]>([
  ['JSON Resume', { basics: { name: 'Zodwa' }, work: [] }],
  ['sections without a person', { sections: { work: { items: [] } } }],
  ['a list of sections', { basics: { name: 'Zodwa' }, sections: [{ items: [] }] }],
  ['sections of something else', { basics: { name: 'Zodwa' }, sections: { header: { color: 'red' } } }],
])('rejects %s', (_, value) => {
  expect(isReactiveResume(value)).toBe(false)
  expect(parseReactiveResume(value)).toBeNull()
})

it('reads nothing that its writer hid, nor the date of birth', () => {
  const job = { company: 'Hidden Ltd', position: 'Spy' }
  const values = [
    { basics: { name: 'Zodwa', birthdate: '1990-01-02' }, sections: { work: { visible: false, items: [job] } } },
    { basics: { name: 'Zodwa' }, sections: { experience: items('Experience', { ...job, visible: false }) } },
    {
      basics: { name: 'Zodwa' },
      summary: { hidden: true, content: 'Hidden Ltd' },
      sections: {
        experience: { hidden: false, items: [{ ...job, hidden: true }] },
        awards: { hidden: true, items: [{ title: 'Hidden Ltd' }] },
      },
      customSections: [{ title: 'Hidden Ltd', hidden: true, items: [{ title: 'Hidden Ltd' }] }],
    },
  ]
  for (const value of values) {
    const parsed = parseReactiveResume(value)
    expect(parsed?.content.personalInfo.fullName).toBe('Zodwa')
    expect(JSON.stringify(parsed)).not.toMatch(/Hidden Ltd|1990/)
  }
})

it('reads version 3', () => {
  const content = read({
    basics: {
      name: 'Zodwa Khumalo',
      headline: 'Nurse',
      summary: 'Cares.',
      location: { city: 'Durban', country: 'South Africa', postalCode: '4001' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/zodwa' }],
    },
    sections: {
      work: items('Work', {
        name: 'Addington',
        position: 'Nurse',
        date: { start: '2019-08-01T12:00:00.000Z', end: '' },
        summary: '- Night shifts\n- **Triage**',
      }),
      skills: items('Skills', { name: 'Care', level: 'Expert', levelNum: 9, keywords: [] }),
      certifications: items('Certifications', { name: 'BLS', issuer: 'AHA', date: '2021-07-05T07:00:00.000Z' }),
      'a-1': { ...items('Tools', { title: 'Pump', level: 'Beginner', summary: 'Daily.' }), type: 'custom' },
    },
  })
  expect(content).toMatchObject({
    personalInfo: { location: 'Durban, South Africa', portfolio: 'https://github.com/zodwa' },
    professionalSummary: 'Cares.',
    workExperience: [
      { company: 'Addington', startDate: '2019-08', isCurrentRole: true, responsibilities: ['Night shifts', 'Triage'] },
    ],
    skills: [{ name: 'Care', level: 'Expert' }],
    certifications: [{ name: 'BLS', issuer: 'AHA', date: '2021-07' }],
    customSections: [{ title: 'Tools', items: ['Pump, Beginner: Daily.'] }],
  })
})

it('reads version 4', () => {
  const content = read({
    basics: {
      name: 'Iker Etxeberria',
      url: { href: 'https://iker.example' },
      customFields: [{ name: 'Permit', value: 'B' }],
    },
    sections: {
      summary: { visible: true, content: '<p>Builds <strong>apps</strong>.</p>' },
      profiles: items('Profiles', { network: 'linkedin', url: { href: 'https://linkedin.com/in/iker' } }),
      experience: items(
        'Experience',
        {
          company: 'Uda',
          position: 'Developer',
          date: '2022-07-01 - 2024-12-02',
          summary: '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
        },
        { company: 'Bilbo', position: 'Intern', date: '' },
      ),
      education: items('Education', { institution: 'UPV', studyType: 'Grado', area: 'Física', date: '2010 - 2014' }),
      projects: items('Projects', {
        name: 'Itsaso',
        date: 'January 2020 - Present',
        description: 'An app',
        url: { href: 'https://i.example' },
      }),
      languages: items('Languages', { name: 'Euskara', description: 'Native', level: 5 }),
      volunteer: items('Boluntariotza', { organization: 'Gurutze', position: 'Driver', summary: '<p>Drove.</p>' }),
      custom: { x1: items('Talks', { name: 'On sea', date: '2021', keywords: ['sea', 'boats'] }) },
    },
  })
  expect(content).toMatchObject({
    personalInfo: { website: 'https://iker.example', linkedIn: 'https://linkedin.com/in/iker' },
    professionalSummary: 'Builds apps.',
    workExperience: [
      { company: 'Uda', startDate: '2022-07', endDate: '2024-12', responsibilities: ['One', 'Two'] },
      { company: 'Bilbo', startDate: '', isCurrentRole: false },
    ],
    education: [{ school: 'UPV', degree: 'Grado, Física', graduationYear: '2014' }],
    projects: [{ name: 'Itsaso', startDate: '2020-01', endDate: null, link: 'https://i.example' }],
    languages: [{ name: 'Euskara', proficiency: 'Native' }],
    volunteering: [{ organization: 'Gurutze', role: 'Driver', responsibilities: ['Drove.'] }],
    customSections: [
      { title: 'Talks', items: ['On sea, 2021: sea, boats'] },
      { title: 'Additional information', items: ['Permit: B'] },
    ],
  })
})

it('reads version 5, with several roles in one company', () => {
  const content = read({
    basics: { name: 'Sơn Nguyễn', location: 'Huế', website: { url: 'https://son.example', label: '' } },
    summary: { hidden: false, content: 'Sails.' },
    sections: {
      experience: {
        title: 'Work',
        hidden: false,
        items: [
          {
            company: 'Port of Huế',
            position: '',
            period: '',
            roles: [
              { position: 'Captain', period: '2020.05 - 2023.07', description: '- Led' },
              { position: 'Mate', period: '2018 - 2020', description: '' },
            ],
          },
        ],
      },
      education: {
        hidden: false,
        items: [{ school: 'VMU', degree: 'BSc', area: 'Sailing', grade: '3.4', period: '2013.09 - 2017.07' }],
      },
      skills: {
        hidden: false,
        items: [{ name: 'Deck', proficiency: 'Advanced', level: 4, keywords: ['Knots', 'Ropes'] }],
      },
      languages: { hidden: false, items: [{ language: 'English', fluency: 'B2', level: 3 }] },
      awards: { title: 'Prizes', hidden: false, items: [{ title: 'Best crew', awarder: 'Port', date: '2021' }] },
    },
    customSections: [],
  })
  expect(content).toMatchObject({
    personalInfo: { location: 'Huế', website: 'https://son.example' },
    professionalSummary: 'Sails.',
    workExperience: [
      {
        company: 'Port of Huế',
        jobTitle: 'Captain',
        startDate: '2020-05',
        endDate: '2023-07',
        responsibilities: ['Led'],
      },
      { company: 'Port of Huế', jobTitle: 'Mate', startDate: '2018', endDate: '2020', responsibilities: [] },
    ],
    education: [{ school: 'VMU', degree: 'BSc in Sailing', gpa: '3.4', graduationYear: '2017' }],
    skills: [
      { name: 'Knots', level: 'Advanced' },
      { name: 'Ropes', level: 'Advanced' },
    ],
    languages: [{ name: 'English', writtenLevel: 'B2' }],
    awards: [{ name: 'Best crew', issuer: 'Port', date: '2021' }],
  })
})
