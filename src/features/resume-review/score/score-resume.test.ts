import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { randomCases } from '#testing/long.ts'
import { maya } from '../improve/testing/maya.ts'
import { find, job, resume } from './made-up-parts.testing.ts'
import { rubric, rubricVersion } from './rubric.ts'
import { scoreResume, scoreWithout } from './score-resume.ts'

describe('the rubric', () => {
  it('adds to 100 points and has a version (AI-03)', () => {
    expect(rubric.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(scoreResume(maya).version).toBe(rubricVersion)
  })

  it('gives the same resume the same score, on any day and in any order of calls (AI-03)', () => {
    const first = scoreResume(maya)
    scoreResume(emptyResume())
    expect(scoreResume(structuredClone(maya))).toEqual(first)
    // a change of these numbers is a change of the rubric, and of its version
    expect(first).toMatchObject({ version: 4, score: 95, isEnglish: true })
  })

  it('gives an empty resume 0 points (AI-05, AI-03)', () => {
    expect(scoreResume(emptyResume()).score).toBe(0)
  })
})

describe('lost points', () => {
  it('explains which dates are missing, on which jobs and where (AI-04)', () => {
    const two = [job({ startDate: '' }), job({ endDate: null, jobTitle: 'Clerk' }), job()]
    expect(find(resume({ workExperience: two }), 'dates.missing')).toEqual({
      id: 'dates.missing',
      part: 'dates',
      points: 4,
      says: 'Your resume is missing dates on 2 jobs',
      fix: 'Add start and end months, or check "I currently work here".',
      evidence: 'Planner at Kestrel: no start date',
      place: { part: two[0]?.id, field: 'startDate' },
      finds: [
        { evidence: 'Planner at Kestrel: no start date', place: { part: two[0]?.id, field: 'startDate' } },
        { evidence: 'Clerk at Kestrel: no end date', place: { part: two[1]?.id, field: 'endDate' } },
      ],
    })
  })

  const lines = (...responsibilities: string[]) => resume({ workExperience: [job({ responsibilities })] })
  const person = (overrides: Partial<ResumeContent['personalInfo']>) =>
    resume({ personalInfo: { ...maya.personalInfo, ...overrides } })
  it.each<[string, ResumeContent, string]>([
    ['contact.email-wrong', person({ email: 'maya at home' }), '“maya at home”'],
    ['contact.phone', person({ phone: '' }), 'Phone number is empty'],
    ['contact.phone-short', person({ phone: '12' }), '“12”'],
    ['links.none', person({ linkedIn: '' }), 'LinkedIn, website and portfolio are empty'],
    ['links.broken', person({ website: 'javascript:alert(1)' }), '“javascript:alert(1)”'],
    ['links.broken', person({ links: [{ label: 'Blog', url: 'not yet' }] }), '“not yet”'],
    ['summary.none', resume({}), 'No summary'],
    [
      'summary.general',
      resume({ professionalSummary: 'A person who likes to work with others and to learn.' }),
      '“A person who likes to work with others and to learn.”',
    ],
    [
      'dates.reversed',
      resume({ workExperience: [job({ startDate: '2021-05', endDate: '2020-01' })] }),
      'Planner at Kestrel: 2021-05 to 2020-01',
    ],
    ['dates.unnamed', resume({ workExperience: [job({ company: '' })] }), 'Planner: no company'],
    [
      'results.job',
      lines('Planned routes for the fleet in 2020.', 'Used Office 365 for plans, 24/7.'),
      'Planner at Kestrel: no number in 2 lines',
    ],
    ['verbs.weak', lines('Was responsible for making plans'), '“Was responsible for making plans”'],
    ['detail.few', lines('Planned 40 routes a week.'), 'Planner at Kestrel: 1 line'],
    ['detail.unfit', lines('Planned routes'), '2 words: “Planned routes”'],
    ['detail.unfit', lines('Led 50% 60% 70% 80% 90% of $5M'), '8 words: “Led 50% 60% 70% 80% 90% of $5M”'],
    [
      'detail.many',
      lines(...Array.from({ length: 60 }, (_, n) => `Planned route ${n} for the fleet`)),
      'Planner at Kestrel: 60 lines',
    ],
    ['contact.email-unserious', person({ email: 'sexybob69@mail.example' }), '“sexybob69@mail.example”'],
    [
      'skills.twice',
      resume({ skills: ['SQL', 'SQL'].map((name) => ({ id: newId(), name, category: 'Other', level: 'Expert' })) }),
      '“SQL”',
    ],
    [
      'summary.worn',
      resume({ professionalSummary: 'I am a hard working team player looking for a job.' }),
      '“hard working”',
    ],
    ['wording.careless', lines('Planned all the routes of the fleet!!!'), '“Planned all the routes of the fleet!!!”'],
    ['skills.few', resume({ skills: [{ id: newId(), name: 'SQL', category: 'Other', level: 'Expert' }] }), 'SQL'],
    [
      'education.incomplete',
      resume({
        education: [
          { id: newId(), degree: 'BSc', school: '', location: '', graduationYear: '2020', gpa: '', honors: '' },
        ],
      }),
      'BSc: no school',
    ],
    ['consistency.tense', lines('Manage the fleet of the depot'), '“Manage the fleet of the depot”'],
    ['consistency.exactness', resume({ workExperience: [job({ startDate: '2020' })] }), '2020'],
    ['wording.first-person', lines('Planned what I was told to plan'), '“Planned what I was told to plan”'],
    ['wording.worn', lines('Planned routes as a real team player'), '“team player”'],
    [
      'wording.repetition',
      lines('Planned routes for buses', 'Planned routes for trams', 'Planned routes for trains'),
      '“Planned routes for trains”',
    ],
  ])('reports %s with a quote, its place and its fix (AI-04)', (id, content, evidence) => {
    const loss = find(content, id)
    expect(loss?.evidence).toBe(evidence)
    expect(loss?.place.part).toBeTruthy()
    expect(loss?.fix).toMatch(/[.]$/)
    expect(loss?.points).toBeGreaterThan(0)
  })

  it('explains every point that is missing from 100 (AI-04)', () => {
    for (const content of [emptyResume(), maya, lines('Was responsible for I'), resume({ workExperience: [job()] })]) {
      const { parts, losses } = scoreResume(content)
      for (const { key, points, of } of parts) {
        const lost = losses.filter(({ part }) => part === key).reduce((sum, loss) => sum + loss.points, 0)
        expect(Math.max(0, of - lost)).toBe(points)
      }
    }
  })
})

describe('other languages', () => {
  it.each([
    ['Italian', 'Responsabile della pianificazione di 40 viaggi alla settimana e degli autisti per la città'],
    ['Japanese', '週に四十件の配送計画を担当し、遅延を38%削減しました'],
    ['Arabic', 'مسؤول عن تخطيط ٤٠ رحلة في الأسبوع'],
    ['Russian', 'Отвечал за планирование 40 рейсов в неделю'],
  ])('leaves out rules of words for %s, and reports it (AI-05)', (_, line) => {
    const content = resume({
      professionalSummary: line,
      workExperience: [job({ responsibilities: [line, line.slice(0, -1)] })],
    })
    const { isEnglish, parts, losses } = scoreResume(content)
    expect(isEnglish).toBe(false)
    expect(parts.filter(({ state }) => state === 'unknown').map(({ key }) => key)).toEqual(['verbs', 'wording'])
    expect(losses.map(({ id }) => id)).not.toContain('results.job')
    expect(losses.map(({ id }) => id)).not.toContain('consistency.tense')
  })

  it('gives a complete resume in another language 100 points (AI-03)', () => {
    const { parts, score } = scoreResume({ ...maya, professionalSummary: '' })
    expect(score).toBeLessThan(100)
    expect(parts.every(({ state }) => state !== 'unknown')).toBe(true)
  })
})

const words = fc.constantFrom(
  'Planned',
  'Manage',
  'routes',
  'I',
  '40',
  'SQL',
  'team player',
  'und',
  '週に',
  'of',
  'the',
  '$2M',
  '\n',
  '…',
)
const text = fc.array(words, { maxLength: 30 }).map((all) => all.join(' ').trim())
const month = fc.constantFrom('', '2020', '2020-01', '2021-12')
const anyResume = fc
  .record({
    professionalSummary: text,
    workExperience: fc.array(
      fc.record({
        jobTitle: text,
        company: text,
        startDate: month,
        endDate: fc.option(month),
        isCurrentRole: fc.boolean(),
        responsibilities: fc.array(text, { maxLength: 5 }),
      }),
      { maxLength: 4 },
    ),
    skills: fc.array(fc.record({ name: text }), { maxLength: 12 }),
    education: fc.array(fc.record({ degree: text, school: text, graduationYear: text }), { maxLength: 2 }),
  })
  .map((input) => {
    const withId = <T extends object>(one: T) => ({ ...one, id: newId() })
    return ResumeContent.parse({
      ...input,
      workExperience: input.workExperience.map(withId),
      skills: input.skills.map(withId),
      education: input.education.map(withId),
    })
  })

describe('the score as a whole', () => {
  it('stays between 0 and 100, and the same, for any resume (AI-03)', () => {
    fc.assert(
      fc.property(anyResume, (content) => {
        const report = scoreResume(content)
        expect(report.score).toBeGreaterThanOrEqual(0)
        expect(report.score).toBeLessThanOrEqual(100)
        expect(scoreResume(content)).toEqual(report)
        expect(scoreWithout(report, report.losses)).toBe(100)
      }),
      { numRuns: randomCases(300) },
    )
  })

  it('does not depend on the order of jobs, skills or schools (AI-03)', () => {
    fc.assert(
      fc.property(anyResume, (content) => {
        const turned = {
          ...content,
          workExperience: [...content.workExperience].reverse(),
          skills: [...content.skills].reverse(),
          education: [...content.education].reverse(),
        }
        expect(scoreResume(turned).score).toBe(scoreResume(content).score)
      }),
      { numRuns: randomCases(300) },
    )
  })

  /** Empty entries are ignored by the score: the report has no fix for them. */
  const written = (one: object) =>
    Object.entries(one).some(
      ([key, value]) => key !== 'id' && [value].flat().some((word) => typeof word === 'string' && word),
    )
  const changed = <T extends object>(all: T[], change: (one: T) => T) =>
    all.map((one) => (written(one) ? change(one) : one))

  /** Applies each fix to the places that need it. */
  const fixes: [string, (content: ResumeContent) => ResumeContent][] = [
    ['a phone number', (c) => ({ ...c, personalInfo: { ...c.personalInfo, phone: '(503) 555-0142' } })],
    ['a link', (c) => ({ ...c, personalInfo: { ...c.personalInfo, linkedIn: 'https://linkedin.com/in/maya' } })],
    [
      'all dates',
      (c) => ({
        ...c,
        workExperience: changed(c.workExperience, (one) => ({ ...one, startDate: '2020-01', endDate: '2021-12' })),
      }),
    ],
    [
      'titles',
      (c) => ({
        ...c,
        workExperience: changed(c.workExperience, (one) => ({
          ...one,
          jobTitle: one.jobTitle || 'Planner',
          company: one.company || 'Kestrel',
        })),
      }),
    ],
    [
      'a figure in a line',
      (c) => ({
        ...c,
        workExperience: c.workExperience.map((one) => ({
          ...one,
          responsibilities: one.responsibilities.map((line) => (line && !/\p{Nd}/u.test(line) ? `${line} 40` : line)),
        })),
      }),
    ],
    [
      'a school',
      (c) => ({
        ...c,
        education: changed(c.education, (one) => ({
          ...one,
          degree: one.degree || 'BSc',
          school: one.school || 'OSU',
          graduationYear: one.graduationYear || '2020',
        })),
      }),
    ],
  ]
  it.each(fixes)('never falls by a fix: %s (AI-03)', (_, fix) => {
    fc.assert(
      fc.property(anyResume, (content) => {
        expect(scoreResume(fix(content)).score).toBeGreaterThanOrEqual(scoreResume(content).score)
      }),
      { numRuns: randomCases(300) },
    )
  })
})
