import { describe, expect, it } from 'vitest'
import { explainMatch } from './explain-match.ts'
import type { MatchCandidate, MatchJob } from './shapes.ts'
import { candidateWith, jobWith, listOf, resumes } from './testing/examples.ts'

const normal = {
  location: 'Leeds, UK',
  desiredSalaryMin: 20_000,
  preferredJobTypes: ['Full-time'],
  yearsOfExperience: 6,
}
const terms = {
  location: 'Leeds, UK',
  isRemote: false,
  employmentType: 'full-time',
  salaryMin: 30_000,
  salaryMax: 90_000,
}
const match = (job: Partial<MatchJob>, text: string, profile: Partial<MatchCandidate['profile']> = normal) =>
  explainMatch(jobWith({ ...terms, ...job }), candidateWith(text, profile))
const asks = (...requirements: string[]) => ({ requirementsHtml: listOf(...requirements) })

const rgn = `Helen Marsh, RGN
Leeds
Experience
Staff Nurse, St Oswin's Hospital
September 2019 - Present
Care for eight patients a shift on an acute medical ward with 26 beds, IV medication and escalation.
Languages
English (native)`
const teacher = `Daniel Okoye
Maths teacher turned web developer
Experience
Mathematics Teacher, Ashgrove Academy
2016 - 2024
Taught maths to classes of thirty.
Education
Full Stack Web Development, 16-week course, 2024: JavaScript, React, Node.js and PostgreSQL
BSc Mathematics, 2015`
const go = `Rahul Menon
Experience
Senior Backend Engineer, Paketbahn
March 2019 - Present
Build routing services in Go with gRPC, PostgreSQL and Kafka on Kubernetes.
Languages
English (C1), German (A2)`
const head = `Robert Haines
Experience
Head of Engineering, Tessera
2016 - Present
Lead six teams with 48 engineers.
Software Engineer, Corvane
2006 - 2016
Java, Spring and PostgreSQL services.`
const goJob = (...more: string[]) => ({ title: 'Senior Go Engineer', ...asks('5+ years of Go', 'Kafka', ...more) })

describe('evidence about the work', () => {
  it('place, pay and terms give no verdict where nothing is known about the work (JOBS-19)', () => {
    const unread = match({ title: 'Zzyrk', descriptionHtml: '<p>Come and join us.</p>' }, rgn)
    expect(unread).toMatchObject({ score: null, verdict: 'unknown', headline: 'Not enough to tell yet' })
  })
  it.each([
    ['Maintenance Electrician', asks('Wiring', 'Reads blueprints'), rgn],
    ['Staff Nurse', asks('Fluent English', 'Strong communication'), resumes.electrician],
    ['Truck Driver', {}, resumes.hr],
  ])('%s in another trade is weak, whatever its place and pay (JOBS-19)', (title, requirements, text) =>
    expect(match({ title, ...requirements }, text).verdict).toBe('weak'),
  )
  it('a title alone is good at most (JOBS-19)', () => {
    expect(match({ title: 'RGN Sheffield' }, rgn).verdict).toBe('good')
    expect(match({ title: 'Part Time Payroll Clerk' }, resumes.hr).verdict).toBe('weak')
  })
  it('a title with met requirements is more than fair (JOBS-19)', () => {
    const requirements = asks('Current RN licence', 'Acute care experience', 'IV therapy')
    expect(['good', 'strong']).toContain(match({ title: 'RGN Sheffield', ...requirements }, rgn).verdict)
  })
  it.each([
    ['Sjuksköterska till medicinkliniken', rgn],
    ['Verpleegkundige (m/v)', rgn],
    ['Softwareentwickler Backend (m/w/d)', go],
    ['Électricien H/F', resumes.electrician],
    ['Kierowca kat. C+E', resumes.driver],
  ])('%s is known to the vocabulary (JOBS-18)', (title, text) =>
    expect(match({ title }, text).items.find((item) => item.kind === 'title')?.state).not.toMatch(/missing|unknown/),
  )
  it('the word bed is no degree (JOBS-17)', () =>
    expect(match(asks("Bachelor's degree"), rgn).items[0]?.state).toBe('unknown'))
})

describe('conditions that are missed', () => {
  it('a language below its level makes a match weak, and is explained first (JOBS-17)', () => {
    const result = match(goJob('German at C1 level'), go)
    expect(result.verdict).toBe('weak')
    expect(result.summary).toMatch(/^The posting requires fluent German; your resume shows a lower level\. /)
    expect(match(goJob('Sehr gute Deutschkenntnisse in Wort und Schrift'), go).verdict).toBe('weak')
  })
  it.each([
    ['met', 'English at C1 level'],
    ['a plus', 'German at C1 level is a plus'],
    ['one of two', 'Fluent English or German'],
  ])('a language that is %s limits nothing (JOBS-17)', (_why, label) =>
    expect(match(goJob(label), go).verdict).toBe('strong'),
  )
  it('a language of which nothing is known limits nothing (JOBS-19)', () =>
    expect(match(goJob('German at C1 level'), go.slice(0, go.indexOf('Languages'))).verdict).toBe('strong'))

  it('a licence is missed only where the resume lists others (JOBS-17)', () => {
    const job = { title: 'Care Assistant', ...asks('Personal care', 'Vital signs', 'RN license required') }
    const result = match(job, resumes.caregiver)
    expect(result.verdict).toBe('weak')
    expect(result.summary).toMatch(
      /^The posting requires "RN license required"; your resume lists licenses, but not this one\./,
    )
    const without = resumes.caregiver
      .replace('CNA certified in Texas; CPR\n', '')
      .replace('Own car and clean driving record', '')
    expect(match(job, without).summary).not.toContain('lists licenses')
  })
  it('a degree far below the one asked for is fair at most (JOBS-17)', () => {
    const job = {
      title: 'Truck Driver',
      ...asks('Valid CDL Class A', 'Hazmat endorsement', "Master's degree in Logistics"),
    }
    const result = match(job, resumes.driver)
    expect([result.verdict, result.summary.slice(0, 20)]).toEqual(['fair', 'The posting requires'])
  })
})

describe('years and rank', () => {
  it('years count in the field of the job (JOBS-18)', () => {
    const result = match(
      {
        title: 'Senior Software Engineer',
        ...asks('5+ years of experience in software development', 'React', 'PostgreSQL'),
      },
      teacher,
    )
    expect(['weak', 'fair']).toContain(result.verdict)
    expect(result.summary).toMatch(
      /^The posting asks for about 5 years in this field; your resume shows less than a year of it\./,
    )
    expect(result.items.find((item) => item.kind === 'seniority')?.state).toBe('missing')
  })
  it('years required next to a degree are years in the field (JOBS-17)', () => {
    const job = { title: 'Crime Analyst', ...asks("Bachelor's degree with 3 years of experience in crime analysis") }
    expect(match(job, `${resumes.electrician}\nB.A. History, 2010`).items[0]?.state).not.toBe('met')
  })
  it.each(['Software Engineering Intern', 'Junior Software Engineer'])(
    '%s is below a head of engineering (JOBS-18)',
    (title) => {
      const result = match({ title, ...asks('Java', 'Spring', 'PostgreSQL') }, head)
      expect(['weak', 'fair']).toContain(result.verdict)
      expect(result.summary).toContain('well below the level')
    },
  )
  it('the age of the company is not a required experience (JOBS-17)', () =>
    expect(match(goJob('More than 55 years in the industry'), go).summary).not.toContain('in this field'))
})
