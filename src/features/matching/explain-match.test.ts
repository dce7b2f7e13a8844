import { describe, expect, it } from 'vitest'
import { explainMatch, matchForCompany, matchVersion } from './explain-match.ts'
import { matchExplanation } from './match-explanation.ts'
import type { MatchCandidate, MatchItem, MatchJob } from './shapes.ts'
import { MatchResult } from './shapes.ts'
import { candidateWith, jobWith, listOf, resumes } from './testing/examples.ts'

const fernway = jobWith({
  title: 'Senior Data Analyst',
  requirementsHtml: listOf(
    '3+ years of SQL in production',
    'Dashboards people use without help',
    'Healthcare or claims data',
    'dbt or similar',
    'Travel to Portland twice a year',
  ),
  descriptionHtml: '<p>Fernway runs 41 community clinics. We use Looker, Snowflake and Airflow.</p>',
  location: 'Remote, US',
  isRemote: true,
  salaryMin: 98000,
  salaryMax: 124000,
  employmentType: 'full-time',
})
const maya = candidateWith(resumes.analyst, {
  currentJobTitle: 'Data Analyst',
  skills: ['SQL', 'Python'],
  yearsOfExperience: 4,
  location: 'Seattle, WA',
  desiredSalaryMin: 95000,
  preferredJobTypes: ['Full-time', 'Remote'],
})
// One year later, so that her job has lasted the required three years.
maya.resume = { title: 'Maya Okafor, Data Analyst', text: resumes.analyst, asOf: new Date('2025-10-14T00:00:00Z') }

const itemsOf = (job: Partial<MatchJob>, candidate: MatchCandidate) => explainMatch(jobWith(job), candidate).items
const item = (
  job: Partial<MatchJob>,
  kind: MatchItem['kind'],
  profile: Partial<MatchCandidate['profile']>,
  text: string | null = null,
) => itemsOf(job, candidateWith(text, profile)).find((one) => one.kind === kind)
const marked = (one: MatchItem | undefined) =>
  one?.evidence?.spans.map(([start, end]) => one.evidence?.sentence.slice(start, end))

describe('the level that the company states', () => {
  it.each([
    ['entry', 'met'],
    ['senior', 'partly'],
    ['executive', 'missing'],
  ] as const)('%s counts instead of the title: %s', (level, state) => {
    const job = { title: 'Data Analyst', level }
    expect(itemsOf(job, maya).find(({ kind }) => kind === 'seniority')?.state).toBe(state)
  })
})

describe('people outside the countries of a job', () => {
  it.each([
    [true, ['US-WA', 'NP'], 'met', 'The job is open to people in Washington and Nepal.'],
    [true, ['DE', 'AT'], 'missing', 'The job is open to people in Germany and Austria.'],
    [false, ['DE'], 'missing', 'The job is open to people in Germany.'],
  ] as const)('remote %s, %j: %s', (isRemote, applicantPlaces, state, note) => {
    const job = { location: isRemote ? null : 'Seattle, WA', isRemote, applicantPlaces }
    expect(itemsOf(job, maya).find(({ kind }) => kind === 'location')).toMatchObject({ state, note })
  })

  it('the nearest of several places counts', () => {
    const job = { location: 'Leeds', moreLocations: ['Seattle, WA'], isRemote: false }
    expect(itemsOf(job, maya).find(({ kind }) => kind === 'location')).toMatchObject({
      state: 'met',
      label: 'Leeds; Seattle, WA',
    })
  })
})

describe('the reference match', () => {
  const result = explainMatch(fernway, maya)
  const [sql, dashboards, claims, dbt, travel] = result.items

  it('gives each requirement its state, sentence and note (JOBS-17)', () => {
    expect(result.items.slice(0, 5).map((one) => one.state)).toEqual(['met', 'met', 'partly', 'missing', 'unknown'])
    expect(sql?.evidence).toMatchObject({
      source: 'resume',
      sentence: 'Wrote and maintained 140 SQL models behind the weekly operations review.',
      place: 'Papertrail, since 2022',
    })
    expect(marked(sql)).toEqual(['maintained 140 SQL models'])
    expect(sql?.note).toBe('Your resume shows about 3 years.')
    expect(marked(dashboards)).toContain('six self-serve dashboards')
    expect(claims?.evidence?.place).toBe('Brightwater Insurance, 2021')
    expect(dbt).toMatchObject({
      note: 'No mention in your resume or profile. If you have used it, say where.',
      action: 'say_where',
    })
    expect(travel).toMatchObject({
      note: "You haven't told us. Unknown never counts against you.",
      action: 'answer_once',
    })
  })

  it('names the condition that a requirement states, and none for an optional one (JOBS-17)', () => {
    const requirementsHtml = listOf('SQL', "A valid driver's license", 'Fluent German', 'Fluent French is a plus')
    expect(
      explainMatch(jobWith({ requirementsHtml }), maya)
        .items.slice(0, 4)
        .map((one) => one.condition),
    ).toEqual([undefined, 'licence', 'language', undefined])
    expect(travel?.condition).toBe('travel')
  })

  it('sums up in one sentence (JOBS-17)', () => {
    expect(result.summary).toBe('Two of five requirements are met in your resume, one partly. The gap is dbt.')
    expect(result).toMatchObject({
      verdict: 'strong',
      headline: 'A strong match',
      version: matchVersion,
      readFrom: 'Maya Okafor, Data Analyst',
    })
  })

  it('compares title, seniority, skills, location, remote, salary and employment type (JOBS-18)', () => {
    expect(result.items.slice(5).map((one) => `${one.kind} ${one.state}`)).toEqual([
      'title met',
      'seniority partly',
      'skills met',
      'location met',
      'remote met',
      'salary met',
      'employment_type met',
    ])
    const scoreOf = (job: Partial<MatchJob>, profile: Partial<MatchCandidate['profile']> = {}) =>
      explainMatch({ ...fernway, ...job }, { ...maya, profile: { ...maya.profile, ...profile } }).score ?? 0
    const worse = {
      title: scoreOf({ title: 'Senior Welder' }),
      seniority: scoreOf({ title: 'Director, Data Analyst' }),
      skills: scoreOf({ descriptionHtml: '<p>We use Salesforce, SAP, Oracle and Cobol.</p>' }),
      location: scoreOf({ location: 'Remote, Germany' }),
      remote: scoreOf({}, { preferredJobTypes: ['Full-time', 'Hybrid'] }),
      salary: scoreOf({}, { desiredSalaryMin: 200_000 }),
      employment_type: scoreOf({ employmentType: 'temporary' }),
    }
    for (const [kind, score] of Object.entries(worse)) expect(score, kind).toBeLessThan(result.score ?? 0)
  })

  it('says what the score would be with a missing requirement', () => {
    expect(dbt?.scoreIfMet).toBeGreaterThan(result.score ?? 0)
    expect(explainMatch(fernway, candidateWith(`${resumes.analyst}\nSkills\ndbt`, maya.profile)).score).toBeGreaterThan(
      0,
    )
    expect(result.items.filter((one) => one.state === 'met' && one.scoreIfMet !== undefined)).toEqual([])
  })

  it('is the same every time, and has the declared shape (JOBS-20)', () => {
    expect(explainMatch(structuredClone(fernway), structuredClone(maya))).toEqual(result)
    expect(MatchResult.parse(result)).toEqual(result)
  })
})

describe('the match for the company', () => {
  const result = matchForCompany(fernway, { title: 'Resume', text: resumes.analyst, asOf: new Date('2025-10-14') })
  it('describes the candidate in the third person (JOBS-17)', () => {
    expect(result.summary).toBe(
      'Two of five requirements are met, one partly. Missing: dbt or similar. Unknown: travel to Portland twice a year.',
    )
    expect(JSON.stringify(result)).not.toMatch(/\b[Yy]ou(?:r|rs)?\b/)
  })
  it('shows nothing of the profile: no pay, no terms, no action (JOBS-18)', () => {
    expect(result.items.map((one) => one.kind)).not.toEqual(expect.arrayContaining(['salary']))
    expect(result.items.every((one) => !['remote', 'salary', 'employment_type'].includes(one.kind))).toBe(true)
    expect(result.items.every((one) => one.action === undefined && one.evidence?.source !== 'profile')).toBe(true)
  })
})

describe('unknown facts', () => {
  it('an empty profile without a resume has no score (JOBS-19)', () => {
    const result = explainMatch(fernway, candidateWith(null))
    expect(result).toMatchObject({ score: null, verdict: 'unknown', headline: 'Not enough to tell yet' })
    expect(result.items.every((one) => one.state === 'unknown')).toBe(true)
    expect(result.summary).toBe('Add a resume to see how you meet the five requirements.')
  })
  it('place and pay alone give no score (JOBS-19)', () => {
    const result = explainMatch(fernway, candidateWith(null, { location: 'Seattle, WA', desiredSalaryMin: 1 }))
    expect(result.score).toBeNull()
  })
  it('without a resume, the profile meets what it shows and misses nothing (JOBS-19)', () => {
    const items = itemsOf(fernway, candidateWith(null, { skills: ['sql'], bio: 'I build dashboards.' }))
    expect(items.slice(0, 5).map((one) => one.state)).toEqual(['partly', 'met', 'unknown', 'unknown', 'unknown'])
    expect(items[0]?.evidence).toEqual({ source: 'profile', sentence: 'sql', spans: [[0, 3]] })
    expect(items[1]?.note).toBe('In your profile, but not in your resume.')
  })
  it.each([
    ['', 'empty'],
    ['   \n\n ', 'blank'],
    ['scan.pdf page 1', 'unreadable'],
  ])('a resume %j (%s) counts as none (JOBS-19)', (text) => {
    expect(itemsOf({ requirementsHtml: listOf('SQL') }, candidateWith(text))[0]?.state).toBe('unknown')
  })
  it('an empty job is all unknown (JOBS-19)', () => {
    const result = explainMatch(jobWith({}), maya)
    expect(result.score).toBeNull()
    expect(result.summary).toBe('The posting lists no requirements, so only the title and the terms are compared.')
  })
})

describe('terms of employment', () => {
  const types = (preferredJobTypes: string[]) => ({ preferredJobTypes })
  it.each([
    [{ salaryMin: 90000, salaryMax: 110000 }, { desiredSalaryMin: 100000 }, 'met'],
    [{ salaryMin: 90000, salaryMax: 110000 }, { desiredSalaryMin: 120000 }, 'partly'],
    [{ salaryMin: 90000, salaryMax: 110000 }, { desiredSalaryMin: 150000 }, 'missing'],
    [{ salaryMin: 90000 }, { desiredSalaryMin: 80000 }, 'met'],
    [{ salaryMin: 90000 }, { desiredSalaryMin: 100000 }, 'unknown'],
    [{ salaryMax: 90000 }, { desiredSalaryMax: 85000 }, 'met'],
    [{ salaryMax: 90000 }, { desiredSalaryMin: 120000, desiredSalaryMax: 85000 }, 'met'],
    [{}, { desiredSalaryMin: 1 }, 'unknown'],
    [{ salaryMax: 90000 }, {}, 'unknown'],
    [{ salaryMin: 0, salaryMax: 0 }, { desiredSalaryMin: 0 }, 'unknown'],
  ])('pay %j beside %j is %s (JOBS-18)', (job, profile, state) =>
    expect(item(job, 'salary', profile)?.state).toBe(state),
  )

  it.each([
    ['full-time', ['Full-time'], 'met'],
    ['Full-time', [' full-time '], 'met'],
    ['contract', ['Freelance'], 'partly'],
    ['temporary', ['Contract'], 'met'],
    ['internship', ['Full-time'], 'missing'],
    ['full-time', ['Remote'], 'unknown'],
    ['full-time', [], 'unknown'],
    ['gig', ['Full-time'], 'unknown'],
    [null, ['Full-time'], 'unknown'],
  ])('%j beside %j is %s (JOBS-18)', (employmentType, preferred, state) =>
    expect(item({ employmentType }, 'employment_type', types(preferred))?.state).toBe(state),
  )

  it.each([
    [true, ['Remote'], 'met'],
    [true, ['Hybrid'], 'partly'],
    [true, ['Full-time'], 'unknown'],
    [false, ['Remote'], 'missing'],
    [false, ['Remote', 'Hybrid'], 'partly'],
    [null, ['Remote'], 'unknown'],
  ])('remote %j beside %j is %s (JOBS-18)', (isRemote, preferred, state) =>
    expect(item({ isRemote }, 'remote', types(preferred))?.state).toBe(state),
  )

  it.each([
    [{ location: 'Portland, OR' }, 'Portland, Oregon', 'met'],
    [{ location: 'Portland, OR' }, 'Salem, OR', 'partly'],
    [{ location: 'Portland, OR' }, 'Boston, MA', 'missing'],
    [{ location: 'Remote, US', isRemote: true }, 'Boston, MA', 'met'],
    [{ location: 'Remote (EU)', isRemote: true }, 'Boston, MA', 'missing'],
    [{ location: null, isRemote: true }, 'Boston, MA', 'met'],
    [{ location: 'Portland, OR' }, null, 'unknown'],
    [{ location: null }, 'Boston, MA', 'unknown'],
    [{ location: 'Portland, OR' }, 'somewhere nice', 'missing'],
  ])('the location %j for a candidate in %j is %s (JOBS-18)', (job, location, state) =>
    expect(item(job, 'location', { location })?.state).toBe(state),
  )
  it('the location is read from the top of the resume, and relocation counts (JOBS-18)', () => {
    const text = `${resumes.analyst}\nOpen to relocation: I am willing to relocate.`
    expect(item({ location: 'Seattle, WA' }, 'location', {}, resumes.analyst)?.evidence).toMatchObject({
      source: 'resume',
      sentence: 'Seattle, WA',
    })
    expect(item({ location: 'Portland, OR' }, 'location', {}, text)?.state).toBe('partly')
  })
})

describe('title and seniority', () => {
  it.each([
    ['Data Analyst', { currentJobTitle: 'Senior Data Analyst' }, 'met', 'unknown'],
    ['Senior Data Analyst', { currentJobTitle: 'Data Analyst', yearsOfExperience: 3 }, 'met', 'partly'],
    ['Senior Data Analyst', { currentJobTitle: 'Data Analyst', yearsOfExperience: 6 }, 'met', 'met'],
    ['Director of Data', { currentJobTitle: 'Data Analyst', yearsOfExperience: 2 }, 'partly', 'missing'],
    ['Junior Data Analyst', { currentJobTitle: 'Head of Data' }, 'partly', 'missing'],
    ['Nurse', { currentJobTitle: 'Truck Driver' }, 'missing', 'unknown'],
    ['Nurse', {}, 'unknown', 'unknown'],
  ])('%j for %j: title %s, seniority %s (JOBS-18)', (title, profile, titleState, seniority) => {
    const items = itemsOf({ title }, candidateWith(null, profile))
    expect([items[0]?.state, items[1]?.state]).toEqual([titleState, seniority])
  })
})

describe('the explanation in words', () => {
  it('has plain sentences (JOBS-20)', () => {
    expect(matchExplanation.length).toBeGreaterThan(3)
    for (const sentence of matchExplanation) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})
