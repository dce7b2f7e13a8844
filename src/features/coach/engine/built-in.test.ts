import { describe, expect, it } from 'vitest'
import { answerBuiltIn } from './built-in.ts'
import type { Facts } from './facts.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const facts = (overrides: Partial<Facts> = {}): Facts => ({
  now,
  country: null,
  profile: {
    percent: 70,
    suggestions: ['Add your website', 'Complete skills'],
    jobTitle: 'Data Analyst',
    skills: [],
    salary: null,
  },
  resumes: [
    {
      id: 'r1',
      title: 'Analyst 2026',
      isDefault: true,
      isUpload: false,
      score: 72,
      losses: [{ says: 'Two jobs show no figure', fix: 'Add one true figure to each.', points: 6 }],
    },
  ],
  letters: 0,
  applications: [
    {
      id: 'a1',
      title: 'Data Analyst',
      company: 'Fernway',
      isExternal: false,
      status: 'interview',
      appliedAt: daysAgo(20),
      statusUpdatedAt: daysAgo(2),
    },
    {
      id: 'a2',
      title: 'Planner',
      company: 'Kestrel',
      isExternal: false,
      status: 'submitted',
      appliedAt: daysAgo(12),
      statusUpdatedAt: daysAgo(12),
    },
  ],
  saved: [
    {
      id: 'j1',
      slug: 's1',
      title: 'Reporting Lead',
      company: 'Halden',
      deadline: '2026-11-28',
      timeZone: 'UTC',
      match: 58,
      isApplied: false,
    },
    {
      id: 'j2',
      slug: 's2',
      title: 'Senior Analyst',
      company: 'Orrery',
      deadline: null,
      timeZone: 'UTC',
      match: 81,
      isApplied: false,
    },
  ],
  fitting: [],
  fit: null,
  pay: null,
  rejections: [],
  subscription: { plan: 'Pro', isActive: true },
  articles: [],
  reading: [],
  ...overrides,
})
const ask = (question: string, overrides: Partial<Facts> = {}) => answerBuiltIn(facts(overrides), question)

describe('the built-in engine', () => {
  it('lists the missing parts of the profile (COACH-04)', () => {
    const { text, sources } = ask('What is missing in my profile?')
    expect(text).toContain('70%')
    expect(text).toContain('- Add your website\n- Complete skills')
    expect(sources[0]?.href).toBe('/app/profile')
  })

  it('summarizes the applications, and suggests which companies to follow up with (COACH-04)', () => {
    const { text, sources, followUps } = ask('How are my applications doing?')
    expect(text).toContain('You have sent 2 applications: 1 submitted, 1 at the interview stage [1].')
    expect(text).toContain('Data Analyst at Fernway: at the interview stage, no change for 2 days [2]')
    expect(text).toContain('One has waited longer than a week.')
    expect(sources.map(({ href }) => href)).toContain('/app/tracker?application=a1')
    expect(followUps).toContain('How do I write a follow-up?')
    expect(ask('How do I write a follow-up?').text).toContain('Planner at Kestrel, which has waited 12 days')
  })

  it('suggests the saved job that closes first, then the best matches (COACH-04)', () => {
    const { text, sources } = ask('Which job should I apply for next?')
    expect(text).toMatch(/^Reporting Lead at Halden: it closes on 28 November 2026, UTC, match 58 of 100 \[1\]/)
    expect(text).toContain('- Senior Analyst at Orrery, match 81 of 100 [2]')
    expect(sources[0]?.href).toBe('/app/jobs?job=j1')
  })

  it('lists where the resume loses points', () => {
    const { text } = ask('How can I improve my resume?')
    expect(text).toContain('“Analyst 2026” scores 72 of 100 [1].')
    expect(text).toContain('- Two jobs show no figure. Add one true figure to each. (6 points)')
  })

  it('answers questions about interviews with practice and articles (COACH-05)', () => {
    const reading = [{ key: 'panel-interview', title: 'The panel interview' }]
    const { text, sources } = ask('How do I prepare for a panel interview?', { reading })
    expect(text).toContain('You are at the interview stage for Data Analyst at Fernway [1].')
    expect(text).toContain('- The panel interview [5]')
    expect(sources.map(({ href }) => href).slice(2)).toEqual([
      '/app/interview?tab=questions',
      '/app/interview?tab=mock-interview',
      '/app/interview?tab=resources&resource=panel-interview',
    ])
    expect(ask('What should I do this week?').sources[0]?.href).toBe('/app/interview?tab=mock-interview')
  })

  it('answers questions about pay with the analyzer and the comparison of offers (COACH-05)', () => {
    const hrefs = ask('How do I talk about salary?').sources.map(({ href }) => href)
    expect(hrefs).toContain('/app/salary')
    expect(hrefs).toContain('/app/salary/offers')
  })

  it('describes the fit of a job by its match, and admits if it finds no such job', () => {
    const job = {
      id: 'j9',
      slug: 's9',
      title: 'Crime Analyst',
      company: 'Harbor Police',
      deadline: null,
      timeZone: 'UTC',
      match: 46,
      isApplied: false,
    }
    const fit = {
      named: 'crime analyst',
      job,
      headline: 'A fair match',
      met: ['SQL'],
      partly: [],
      missing: ['Crime analysis'],
    }
    const { text, sources } = ask('Am I a good fit for crime analyst?', { fit })
    expect(text).toContain(
      'Crime Analyst at Harbor Police: A fair match, 46 of 100 [1].\n\n- Met: SQL\n- Not found in your resume or profile: Crime analysis',
    )
    expect(sources[0]?.href).toBe('/app/jobs?job=j9')
    const none = ask('Am I a good fit for astronaut?', { fit: { named: 'astronaut', job: null } }).text
    expect(none).toContain('I found no open job called “astronaut”')
    expect(ask('Am I a good fit for it?').text).toContain('Name the job as its posting does')
    const unread = ask('Am I a good fit for crime analyst?', { fit: { ...fit, job: { ...job, match: null } } })
    expect(unread.text).toContain("I can't say yet how well you fit Crime Analyst")
  })

  it('answers what a role earns in a place from the Salary Analyzer, or that there is too little data', () => {
    const benchmark = { median: 98_000, percentile25: 88_000, percentile75: 110_000, count: 41 }
    const pay = { role: 'Data Analyst', place: 'Portland, OR', count: 41, benchmark }
    const { text, sources } = ask('What is the salary of a data analyst in Portland, OR?', { pay })
    expect(text).toMatch(
      /^Data Analyst in Portland, OR: the median is \$98,000 a year, and the middle half earns \$88,000 to \$110,000, by 41 data points \[1\]\./,
    )
    expect(sources[0]?.href).toBe('/app/salary?tab=analysis&jobTitle=Data%20Analyst&location=Portland%2C%20OR')
    expect(ask('salary in Portland', { pay: { ...pay, benchmark: null } }).text).toContain('too few data points')
  })

  it('quotes what companies wrote with a rejection, and what was not found in the resume', () => {
    const rejected = {
      id: 'a3',
      title: 'Planner',
      company: 'Halden',
      isExternal: false,
      status: 'rejected' as const,
      appliedAt: daysAgo(9),
      statusUpdatedAt: daysAgo(1),
    }
    const applications = [rejected, { ...rejected, id: 'a4', company: 'Orrery' }]
    const rejections = [
      { id: 'a3', message: 'We chose someone with a license. See https://evil.example', missing: ['Forklift license'] },
      { id: 'a4', message: null, missing: [] },
    ]
    const { text, isFixed } = ask('Why was I rejected?', { applications, rejections })
    expect(isFixed).toBe(true)
    expect(text).toContain(
      '- Planner at Halden: the company wrote “We chose someone with a license. See (left out)”. Not found in what you sent: Forklift license [2]',
    )
    expect(text).toContain('- Planner at Orrery: the company gave no reason [3]')
  })

  it('answers despair with the help line of the country, and never with the model', () => {
    const { text, sources, offersPerson, isFixed, followUps } = ask('I feel hopeless, again a rejection', {
      country: 'DE',
    })
    expect(text).toContain('- Germany: TelefonSeelsorge, call 0800 111 0 111 (telefonseelsorge.de)')
    expect(text).not.toMatch(/Samaritans|\d of \d|application that/)
    expect(sources.map(({ href }) => href)).toEqual(['/app/help/when-it-gets-too-much'])
    expect({ offersPerson, isFixed, followUps }).toEqual({ offersPerson: true, isFixed: true, followUps: [] })
    for (const country of [null, 'VN']) {
      const everywhere = ask('I want to die', { country }).text
      for (const name of ['988 Suicide & Crisis Lifeline', 'Samaritans', '3114', 'findahelpline.com'])
        expect(everywhere).toContain(name)
    }
  })

  it('answers from a help article, and cites it (COACH-05)', () => {
    const article = {
      slug: 'delete-your-account',
      title: 'Delete your account',
      summary: '',
      text: 'Open it.\n\n1. Press it.\n2. Confirm.',
      rank: 0.5,
    }
    const { text, sources } = ask('How do I delete my account?', { articles: [article] })
    expect(text).toContain('Open it. [1]')
    expect(sources).toEqual([{ title: 'Help', detail: 'Delete your account', href: '/app/help/delete-your-account' }])
  })

  it('admits that it does not know, and offers to contact a person (COACH-07)', () => {
    const { text, offersPerson, sources } = ask('What is the capital of France?')
    expect(text).toMatch(/^I don't know that/)
    expect({ offersPerson, sources }).toEqual({ offersPerson: true, sources: [] })
  })

  it('answers a person without any data', () => {
    const empty = {
      resumes: [],
      applications: [],
      saved: [],
      profile: { percent: 10, suggestions: ['Add your location'], jobTitle: null, skills: [], salary: null },
      subscription: { plan: null, isActive: false },
    }
    for (const question of [
      'profile',
      'my applications',
      'which job next',
      'resume',
      'cover letter',
      'follow up',
      'interview',
      'salary',
      'saved jobs',
      'what should I do this week',
      'my subscription',
      'rejected',
    ]) {
      const { text } = ask(question, empty)
      expect(text.length, question).toBeGreaterThan(40)
      expect(text, question).not.toMatch(/undefined|null|NaN/)
    }
  })

  it.each(['How do I talk about salary?', 'How can I improve my resume?', 'What about my subscription?', 'letters'])(
    'numbers its sources in the order in which the text cites them: %s',
    (question) => {
      const { text, sources } = ask(question)
      const cited = [...new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)))]
      expect(cited).toEqual(sources.map((_, index) => index + 1))
    },
  )

  it('gives the same answer every time', () => {
    for (const question of ['my applications', 'which job next']) expect(ask(question)).toEqual(ask(question))
  })
})
