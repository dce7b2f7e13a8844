import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf } from '#testing/long.ts'
import type { ReadPosting } from './finding.ts'
import { lintPosting } from './lint-posting.ts'

const today = '2026-11-22'
const plain =
  'You will own the figures of our clinics and make them easy to read for the people who work there. With two colleagues you decide which questions are worth an answer, and you say so when one is not. In a usual week you talk with nurses and with finance, mend what broke in the night, and write one page about what you found. We work four days in Portland and one at home. You get a budget for learning, and an hour each week to use it.'
const html = (text: string) => `<p>${text}</p>`
const posting = (overrides: Partial<ReadPosting> = {}): ReadPosting => ({
  title: 'Senior Data Analyst',
  description: html(plain),
  requirements: '<ul><li>SQL that others can read</li><li>Clear writing in English</li></ul>',
  location: 'Portland, OR',
  remoteAllowed: false,
  salaryMin: 98_000,
  salaryMax: 124_000,
  salaryCurrency: 'USD',
  salaryPeriod: 'year',
  applicationDeadline: '2026-12-20',
  ...overrides,
})
const keys = (overrides: Partial<ReadPosting>) => lintPosting(posting(overrides), today).findings.map(({ key }) => key)
const about = (sentence: string) =>
  lintPosting(posting({ description: `${html(plain)}<p>${sentence}</p>` }), today).findings

describe('findings about words', () => {
  it.each([
    ['The ideal candidate knows that he/she can lead.', 'gender:he/she', 'they'],
    ['Bring his or her own ideas.', 'gender:his or her', 'their'],
    ['We look for an experienced salesman.', 'gender:salesman', 'salesperson'],
    ['You report to the chairman.', 'gender:chairman', 'chair'],
    ['We lack manpower in the evening.', 'gender:manpower', 'staff'],
    ['It takes forty man-hours.', 'gender:man-hours', 'hours of work'],
    ['Two waitresses work with you.', 'gender:waitresses', 'server'],
    ['You are manning the desk in the morning.', 'gender:manning the', 'staffing'],
    ['You will love our guys in support.', 'gender:our guys', 'team'],
    ['Female candidates preferred.', 'gender:female candidates', null],
    ['We want a rockstar.', 'gender:rockstar', 'skilled professional'],
    ['Are you an SQL ninja?', 'gender:ninja', 'expert'],
    ['We need an aggressive self-starter.', 'gender:aggressive self-starter', 'determined'],
    ['Help us dominate the market.', 'gender:dominate the', 'lead'],
    ['You are a highly competitive person.', 'gender:highly competitive person', 'ambitious'],
    ['We work hard, play hard.', 'gender:work hard, play hard', null],
    ['Join a young and dynamic team.', 'age:young and dynamic', null],
    ['A young team waits for you.', 'age:young team', null],
    ['You are a digital native.', 'age:digital native', null],
    ['Recent graduates only.', 'age:recent graduates only', 'entry level'],
    ['Applicants should be under 35 years old.', 'age:under 35 years old', null],
    ['Candidates aged 20 to 30 are welcome.', 'age:aged 20 to 30', null],
    ['At most five years of experience.', 'age:at most five years of experience', null],
    ['You are not afraid of work; overqualified is fine.', 'age:overqualified', null],
    ['We need fresh blood.', 'age:fresh blood', 'new ideas'],
    ['A mature person is wanted.', 'age:mature person', 'reliable'],
    ['You are able-bodied.', 'ability:able-bodied', null],
    ['You must be physically fit.', 'ability:physically fit', null],
    ['Be in perfect health.', 'ability:in perfect health', null],
    ['It gets crazy before the holidays.', 'ability:crazy', 'busy, surprising'],
    ['Run a sanity check on every figure.', 'ability:sanity check', 'quick check'],
    ['You are a bit OCD about commas.', 'ability:a bit OCD'.toLowerCase(), 'careful'],
    ['A lift for wheelchair-bound visitors exists.', 'ability:wheelchair-bound', null],
    ['You are a native English speaker.', 'exclusion:native english speaker', null],
    ['English is your mother tongue.', 'exclusion:mother tongue', 'fluent'],
    ['Speak with a neutral accent.', 'exclusion:neutral accent', null],
    ['We hire for culture fit.', 'exclusion:culture fit', null],
    ['A pleasant appearance is a plus.', 'exclusion:pleasant appearance', null],
    ['Maintain the IP whitelist.', 'exclusion:whitelist', 'allow list'],
    ['Join our tribe.', 'exclusion:our tribe', null],
    ['You will join the tribe.', 'exclusion:join the tribe', null],
    ['We are a big happy family.', 'exclusion:we are a big happy family', null],
    ['You create synergies.', 'jargon:synergies', null],
    ['Hit the ground running.', 'jargon:hit the ground running', null],
    ['Ours is a fast-paced environment.', 'jargon:fast-paced environment', null],
    ['You wear many hats.', 'jargon:wear many hats', null],
    ['You thrive under pressure.', 'jargon:thrive under pressure', null],
    ['Only go-getters need apply.', 'jargon:go-getters', null],
  ])('%s', (sentence, key, proposal) => {
    const found = about(sentence)
    expect(found.map((finding) => finding.key)).toEqual([key])
    expect(found[0]).toMatchObject({ place: 'description', quote: sentence })
    if (proposal) expect(found[0]?.proposal).toBe(proposal)
  })

  it.each([
    'We do not look for a rockstar.',
    'You need not be a native speaker.',
    'No culture fit interviews, no puzzles.',
    'A competitive salary and a pension.',
    'You work with young people in our youth clubs.',
    'Ms Manning leads the team of her own.',
    'We treat aggressive tumours.',
    'Workmanship matters to us, and so does the crew.',
    'Native plants grow on our roof.',
    'You will keep React Native and iOS apps working.',
    'The team of 35 is under way to a new house.',
    'One Fernway claim in eleven comes back unpaid.',
    'We pay your registration fees.',
    'There is no application fee.',
    'We never ask for unpaid overtime.',
    'You know SQL, AWS, GCP and HIPAA.',
    'From 2019-2024 we doubled; it took 1 200 000 hours.',
    'Pay is $98,000 - $124,000 a year, 401(k) from 2026-01-01.',
    'Thank you for reading this far!',
    'For 15 years we have repaired bridges.',
    'Reference 1795348934507, room 20261122.',
    'A blind study and a mental health clinic.',
  ])('finds nothing in: %s', (sentence) => {
    expect(about(sentence)).toEqual([])
  })
})

describe('findings about style', () => {
  it.each([
    ['Send your resume to jobs@fernway.example today.', 'contact-mail'],
    ['Call us at (503) 555-0142 before noon.', 'contact-phone'],
    ['Or text 5035550142 any time.', 'contact-phone'],
    ['Reach me under +44 20 7946 0958.', 'contact-phone'],
    ['Message us on WhatsApp.', 'contact-chat'],
    ['This is an unpaid internship.', 'unpaid'],
    ['The position is unpaid at first.', 'unpaid'],
    ['It is paid commission-only.', 'unpaid'],
    ['A training fee is due on the first day.', 'fee'],
    ['A refundable deposit holds your place.', 'fee'],
    ['WE ARE HIRING PEOPLE NOW', 'capitals'],
    ['This is URGENT.', 'capitals'],
    ['Apply today!!', 'exclamation'],
  ])('%s', (sentence, key) => {
    expect(about(sentence).map((finding) => finding.key)).toEqual([key])
    expect(about(sentence)[0]?.quote).toBe(sentence)
  })

  it('accepts two exclamations, but not three, or one in the title', () => {
    expect(about('Yes! We mean it! Really!').map(({ key }) => key)).toEqual(['exclamation'])
    expect(keys({ title: 'Analyst wanted!' })).toEqual(['exclamation'])
    expect(keys({ title: 'WAREHOUSE Worker' })).toEqual(['capitals'])
    expect(keys({ title: 'SQL Ninja' })).toEqual(['gender:ninja'])
  })

  it('counts years only where they are required', () => {
    expect(keys({ requirements: '<ul><li>12+ years of experience</li></ul>' })).toEqual(['many-years'])
    expect(keys({ requirements: '<ul><li>5 years of experience</li></ul>' })).toEqual([])
  })
})

describe('findings about the offer', () => {
  it.each<[string, Partial<ReadPosting>, string[]]>([
    ['a posting with everything', {}, []],
    ['no pay', { salaryMin: null, salaryMax: null }, ['salary-missing']],
    ['no lower bound', { salaryMin: null }, ['salary-open']],
    ['no upper bound', { salaryMax: null }, ['salary-open']],
    ['a range that is wide', { salaryMin: 50_000, salaryMax: 80_001 }, ['salary-wide']],
    ['a range just narrow enough', { salaryMin: 50_000, salaryMax: 80_000 }, []],
    ['pay from nothing', { salaryMin: 0, salaryMax: 10_000 }, ['salary-wide']],
    ['an hourly figure a year', { salaryMin: 40, salaryMax: 50 }, ['salary-low']],
    ['a low figure without an upper bound', { salaryMin: 999, salaryMax: null }, ['salary-low']],
    ['thousands typed with a point', { salaryMin: 3.5, salaryMax: 4.2, salaryPeriod: 'month' }, ['salary-low']],
    ['a small sum for a project', { salaryMin: 500, salaryMax: 600, salaryPeriod: 'project' }, []],
    ['an hourly figure an hour', { salaryMin: 40, salaryMax: 50, salaryPeriod: 'hour' }, []],
    ['no place', { location: ' ' }, ['location-missing']],
    ['no place, from anywhere', { location: '', remoteAllowed: true }, []],
    ['a deadline that is over', { applicationDeadline: '2026-11-21' }, ['deadline-over']],
    ['a deadline today', { applicationDeadline: today }, []],
    ['no deadline', { applicationDeadline: '' }, []],
    ['a short text', { description: '<p>Own the numbers.</p>' }, ['text-short']],
    ['no text yet', { description: '' }, []],
    ['a long text', { description: html(`${plain} `.repeat(14)) }, ['text-long']],
    ['thirteen requirements', { requirements: `<ul>${'<li>One more</li>'.repeat(13)}</ul>` }, ['requirements-many']],
    ['twelve requirements', { requirements: `<ul>${'<li>One more</li>'.repeat(12)}</ul>` }, []],
    ['requirements in one piece', { requirements: html(plain) }, ['requirements-flat']],
    ['a title like a sentence', { title: 'Analyst '.repeat(12) }, ['title-long']],
  ])('%s', (_name, input, expected) => {
    expect(keys(input)).toEqual(expected)
  })
})

describe('all advice together', () => {
  it('is in the order of the form, names each word once, and cuts long sentences around it', () => {
    const long = `${'and so on, '.repeat(30)}until a ninja comes, ${'and so on, '.repeat(30)}`
    const { findings } = lintPosting(
      posting({
        title: 'Ninja',
        description: `${html(plain)}${html(long)}`,
        salaryMin: null,
        salaryMax: null,
        requirements: '<ul><li>Native speaker</li></ul>',
      }),
      today,
    )
    expect(findings.map(({ key, place }) => [place, key])).toEqual([
      ['title', 'gender:ninja'],
      ['requirements', 'exclusion:native speaker'],
      ['salaryMin', 'salary-missing'],
    ])
    const [cut] = lintPosting(posting({ description: `${html(plain)}${html(long)}` }), today).findings
    expect(cut?.quote).toMatch(/^….*a ninja comes.*…$/)
    expect(cut?.quote?.length).toBeLessThan(190)
  })

  it('is empty for an empty form', () => {
    const empty = posting({
      title: '',
      description: '<p></p>',
      requirements: '',
      salaryMin: null,
      salaryMax: null,
      location: '',
    })
    expect(lintPosting(empty, today)).toEqual({ findings: [], isEnglish: true })
  })

  it.each([
    'Sie verantworten die Zahlen unserer Kliniken und machen sie lesbar für die Menschen, die dort arbeiten. Ein junges und dynamisches Team wartet.',
    'Vous êtes responsable des chiffres de nos cliniques et vous les rendez lisibles pour les gens qui y travaillent, avec deux collègues.',
    'Usted se encarga de las cifras de nuestras clínicas y las hace legibles para las personas que trabajan en ellas, con dos colegas.',
    'Je bent verantwoordelijk voor de cijfers van onze klinieken en maakt ze leesbaar voor de mensen die daar werken, samen met twee collega’s.',
    'Odpowiadasz za liczby naszych klinik i sprawiasz, że są czytelne dla ludzi, którzy tam pracują, razem z dwojgiem kolegów i koleżanek.',
    '私たちの診療所の数字に責任を持ち、そこで働く人々にとって読みやすくします。二人の同僚と一緒に働きます。',
  ])('skips words of another language, and reports that: %s', (text) => {
    const { findings, isEnglish } = lintPosting(
      posting({
        description: html(`${text} crazy ninja@example.test`),
        requirements: '',
        title: 'Analyst',
        salaryMax: null,
      }),
      today,
    )
    expect(isEnglish).toBe(false)
    expect(findings.map(({ key }) => key)).toEqual(expect.arrayContaining(['contact-mail', 'salary-open']))
    expect(findings.some(({ key }) => key.includes(':'))).toBe(false)
  })

  it.each(aThirdOf(['百', 'a', 'a.', 'a@', '1 ', '(', 'A ', '! ', 'not ', '<p>', 'no more than ']))(
    'runs in linear time on 60 KB of %j',
    async (piece) => {
      const made = (size: number) => posting({ description: piece.repeat(size / piece.length) })
      expect(await growthOf(15_000, made, (one) => lintPosting(one, today))).toBeLessThan(NEARLY_LINEAR)
    },
  )
})
