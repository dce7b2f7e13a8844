import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainMatch, matchForCompany } from './explain-match.ts'
import { withoutName } from './name-line.ts'
import { candidateWith, jobWith, listOf } from './testing/examples.ts'

type Person = { name: string; school: string; street: string; birth: string; gap: number; graduated: number }

const someone = fc.record({
  name: fc.constantFrom(
    'Emily Walsh',
    'Lakisha Washington',
    'Mohammed Al-Farsi',
    'Tom Baker',
    'Ruby Swift',
    'Julia Cook',
    'Nguyễn Thị Hoa',
    'JOSÉ CARPENTER',
    'Dr. Grace Mason',
    'Wei Zhang',
  ),
  school: fc.constantFrom('Stanford University', 'Howard University', 'Open University', 'Ashford College', 'TU Graz'),
  street: fc.constantFrom('1 Park Lane, Flat 3', '99 Martin Luther King Jr. Blvd', '12 Station Road', ''),
  birth: fc.constantFrom('', 'Born 4 May 1968', 'Date of birth: 12.03.2001', 'Age: 57', '57 years old, two children'),
  gap: fc.integer({ min: 0, max: 6 }),
  graduated: fc.integer({ min: 1985, max: 2010 }),
})

const trades = [
  {
    title: 'Staff Nurse',
    before: 'Nursing Assistant',
    work: 'Cared for eight patients a shift and gave IV therapy',
    degree: 'BSc Nursing',
    job: ['Registered Nurse', 'IV therapy', '3+ years of nursing experience', "Bachelor's degree in nursing"],
  },
  {
    title: 'Backend Developer',
    before: 'Junior Developer',
    work: 'Wrote services in Go and PostgreSQL',
    degree: 'BSc Computer Science',
    job: ['Senior Backend Engineer', 'Go', 'Ruby on Rails', '5+ years of backend development'],
  },
  {
    title: 'Accountant',
    before: 'Bookkeeper',
    work: 'Closed the books each month in QuickBooks',
    degree: 'BA Accounting',
    job: ['Accountant', 'QuickBooks', 'CPA', '4 years of accounting experience'],
  },
  {
    title: 'Line Cook',
    before: 'Kitchen Porter',
    work: 'Ran the grill station and kept HACCP logs',
    degree: 'Diploma in Culinary Arts',
    job: ['Baker', 'Bread and pastry', 'HACCP', 'Early shifts'],
  },
] as const
type Trade = (typeof trades)[number]

// The earlier job ends `gap` years before the later one begins. The durations are the same for everyone.
const resumeOf = (trade: Trade, { name, school, street, birth, gap, graduated }: Person) =>
  [
    name,
    street,
    'Leeds, UK',
    birth,
    'Experience',
    `${trade.title}, Harrow Group`,
    'January 2019 - December 2023',
    `- ${trade.work}`,
    `${trade.before}, Tolland Ltd`,
    `January ${2015 - gap} - December ${2017 - gap}`,
    '- Helped the team every day and kept the records in order',
    'Education',
    `${trade.degree}, ${school}, ${graduated}`,
  ]
    .filter((line) => line !== '')
    .join('\n')

describe('the person behind a resume', () => {
  it('name, school, age, gap and street change no score, for company and candidate (JOBS-17)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...trades),
        fc.constantFrom(...trades),
        someone,
        someone,
        (trade, { job: [title, ...asked] }, one, other) => {
          const job = jobWith({ title, requirementsHtml: listOf(...asked), location: 'Leeds, UK', isRemote: false })
          const [first, second] = [one, other].map((person) => candidateWith(resumeOf(trade, person)))
          const states = (candidate: typeof first) => {
            if (!candidate?.resume) throw Error('no resume')
            const [own, company] = [explainMatch(job, candidate), matchForCompany(job, candidate.resume)]
            return [own, company].map(({ score, items }) => ({ score, states: items.map((item) => item.state) }))
          }
          expect(states(second)).toEqual(states(first))
        },
      ),
      { numRuns: 200, seed: 20261129 },
    )
  })
})

describe('withoutName', () => {
  it.each([
    ['Tom Baker', ''],
    ['Ruby Swift, RN', 'RN'],
    ['Samuel Okoro — iOS Developer', 'iOS Developer'],
    ['Truck Driver', 'Truck Driver'],
    ['Pastry Chef', 'Pastry Chef'],
    ['Registered Nurse, Providence Medical Center', 'Registered Nurse, Providence Medical Center'],
    ['Computer Science graduate', 'Computer Science graduate'],
    ['', ''],
  ])('%j becomes %j', (line, rest) => expect(withoutName(line)).toBe(rest))
})
