import { describe, expect, it } from 'vitest'
import { isJsonResume } from './is-json-resume.ts'
import { parseJsonResume } from './json-resume.ts'

const unplaced = (value: unknown) => {
  const parsed = parseJsonResume(value)
  return parsed?.unplaced.map((number) => parsed.lines[number]?.text)
}

describe('which data is JSON Resume', () => {
  it.each<[string, unknown]>([
    ['a list', [{ basics: { name: 'Maya' } }]],
    ['a text', 'basics'],
    ['a package', { name: 'x', version: '1.0.0', projects: {} }],
    [
      'data of a site with sections of the same name',
      { name: 'Maya', skills: ['SQL'], projects: [{ keywords: ['a'] }] },
    ],
    ['another format of resumes', { aboutMe: { profile: { name: 'Maya' } }, experience: { jobs: [] }, work: [] }],
    ['a list of skills', { skills: ['SQL', 'Go'] }],
    ['basics of something else', { basics: { width: 4 } }],
    ['Reactive Resume', { basics: { name: 'Maya' }, sections: { work: { items: [] } } }],
  ])('rejects %s', (_, value) => {
    expect(isJsonResume(value)).toBe(false)
    expect(parseJsonResume(value)).toBeNull()
  })

  it.each<[string, unknown]>([
    ['a person', { basics: { name: 'Maya' } }],
    ['a person in capitals', { Basics: { Name: 'Maya' } }],
    ['its schema', { $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json' }],
    ['sections alone', { education: [{ institution: 'Makerere University' }] }],
  ])('accepts %s', (_, value) => {
    expect(isJsonResume(value)).toBe(true)
  })
})

describe('JSON Resume', () => {
  it('reads the older schema and other spellings of fields', () => {
    const read = parseJsonResume({
      basics: { name: 'Oluwaseun Adebayo', website: { name: 'site', url: 'https://seun.example' } },
      work: [
        {
          company: 'Fernway',
          position: 'Analyst',
          website: 'https://fernway.example',
          startDate: 2018,
          endDate: 'Present',
        },
        { employer: 'Kumo', title: 'Clerk', start_date: '2014-02', end_date: '2016' },
        { name: 'Aoi', position: 'Leiter', startDate: '2013-01-01', endDate: 'aktuell' },
        { name: 'Baobab', role: 'Cook', date: 'May 2010 - June 2012' },
      ],
    })
    expect(read?.content.personalInfo.website).toBe('https://seun.example')
    expect(read?.content.workExperience).toMatchObject([
      { company: 'Fernway', jobTitle: 'Analyst', startDate: '2018', endDate: null, isCurrentRole: true },
      { company: 'Kumo', jobTitle: 'Clerk', startDate: '2014-02', endDate: '2016', isCurrentRole: false },
      { company: 'Aoi', jobTitle: 'Leiter', startDate: '2013-01', endDate: null, isCurrentRole: true },
      { company: 'Baobab', jobTitle: 'Cook', startDate: '2010-05', endDate: '2012-06', isCurrentRole: false },
    ])
  })

  it('reads a summary and highlights, each paragraph as a line, without HTML', () => {
    const read = parseJsonResume({
      work: [
        { position: 'Nurse', summary: 'Night shifts.\n\n- Trained four.', highlights: ['Led <b>triage</b>.'] },
        { position: 'Cook', summary: '<p>Ran a kitchen &amp; bar.</p><ul><li>Bought <i>fish</i></li></ul>' },
      ],
    })
    expect(read?.content.workExperience.map(({ responsibilities }) => responsibilities)).toEqual([
      ['Night shifts.', 'Trained four.', 'Led triage.'],
      ['Ran a kitchen & bar.', 'Bought fish'],
    ])
  })

  it('reads every value that has a field', () => {
    const value = {
      basics: {
        name: 'Mei-Ling Wu',
        label: 'Architect',
        profiles: [
          { network: 'LinkedIn', url: 'https://linkedin.com/in/mei' },
          { network: 'GitHub', url: 'https://github.com/mei' },
          { network: 'Blog', url: 'https://mei.example' },
          { network: 'Video', url: 'https://video.example/mei' },
          { network: 'Mastodon', username: '@mei' },
        ],
      },
      volunteer: [{ organization: 'Red Cross', position: 'Driver', summary: 'Drove.', highlights: ['Ten trips'] }],
      awards: [{ title: 'Prize', awarder: 'City', date: '2020', summary: 'For a bridge' }],
      publications: [{ name: 'On Bridges', publisher: 'Press', releaseDate: '2019', url: 'https://p.example' }],
      interests: [{ name: 'Music', keywords: ['Erhu', 'Jazz', 'Choir', 'Opera', 'Fado'] }, 'Chess'],
      references: [{ name: 'Kofi Mensah', reference: 'Reliable.' }],
      education: [
        { institution: 'NTU', studyType: 'Bachelor', area: 'Civil Engineering', courses: ['Statics', 'Soil'] },
      ],
    }
    const content = parseJsonResume(value)?.content
    expect(unplaced(value)?.filter((line) => !/network/.test(line ?? ''))).toEqual([])
    expect(content).toMatchObject({
      professionalSummary: '',
      personalInfo: {
        headline: 'Architect',
        linkedIn: 'https://linkedin.com/in/mei',
        portfolio: 'https://github.com/mei',
        website: 'https://mei.example',
        links: [{ label: 'Video', url: 'https://video.example/mei' }],
      },
      education: [{ degree: 'Bachelor in Civil Engineering' }],
      volunteering: [
        { role: 'Driver', organization: 'Red Cross', isOngoing: false, responsibilities: ['Drove.', 'Ten trips'] },
      ],
      awards: [{ name: 'Prize', issuer: 'City', date: '2020', summary: 'For a bridge' }],
      publications: [{ name: 'On Bridges', publisher: 'Press', date: '2019', link: 'https://p.example' }],
    })
    expect(Object.fromEntries(content?.customSections.map(({ title, items }) => [title, items]) ?? [])).toEqual({
      Interests: ['Music, Erhu, Jazz, Choir, Opera, Fado', 'Chess'],
      References: ['Kofi Mensah, Reliable.'],
      Courses: ['Statics', 'Soil'],
      Links: ['Mastodon: @mei'],
    })
  })

  it('reads a role without an end as ongoing, and omits empty entries', () => {
    const content = parseJsonResume({
      volunteer: [{ organization: 'Food bank', position: 'Driver', startDate: '2019-04' }, {}],
      publications: [{}, 'On Rivers'],
      awards: [{ title: '' }],
    })?.content
    expect(content?.volunteering).toMatchObject([{ startDate: '2019-04', endDate: null, isOngoing: true }])
    expect(content?.publications).toMatchObject([{ name: 'On Rivers' }])
    expect(content?.awards).toEqual([])
  })

  it('reads consecutive jobs at one company as roles with one employer', () => {
    const work = ['Kestrel', 'kestrel', 'Halden'].map((name, n) => ({ name, position: `Job ${n}` }))
    expect(parseJsonResume({ work })?.content.workExperience.map(({ isSameEmployer }) => isSameEmployer)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('reads keywords as skills, or as remarks if most skills repeat them', () => {
    const names = (skills: unknown) =>
      parseJsonResume({ basics: { name: 'A' }, skills })?.content.skills.map((s) => s.name)
    expect(names([{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'Go' }, 'Rust'])).toEqual([
      'HTML',
      'CSS',
      'Go',
      'Rust',
    ])
    const remark = (name: string) => ({ name, keywords: ['used at work'] })
    expect(names(['SQL', 'Go', 'Rust'].map(remark))).toEqual(['SQL', 'Go', 'Rust'])
  })
})
