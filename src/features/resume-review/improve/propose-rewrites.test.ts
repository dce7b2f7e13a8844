import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { randomCases } from '#testing/long.ts'
import { scoreResume } from '../score/score-resume.ts'
import { checkFacts } from './check-facts.ts'
import { proposeRewrites } from './propose-rewrites.ts'
import { lines, maya } from './testing/maya.ts'
import { wordDiff } from './word-diff.ts'

const first = (text: string, material: ResumeContent = emptyResume()) =>
  proposeRewrites('responsibility', text, material).rewrites[0]

describe('the built-in engine', () => {
  it.each([
    ['weak opening', lines.dashboards, 'Built six self-serve dashboards in Looker, cutting ad-hoc requests by 38%.'],
    ['weak opening, no verb', 'Responsible for the warehouse and its staff', 'Managed the warehouse and its staff'],
    ['duties', 'Duties included managing inventory and writing reports', 'Managed inventory and wrote reports'],
    ['help stays help', 'Helped to reduce costs', 'Contributed to reducing costs'],
    [
      'a share stays a share',
      'Worked on the migration in order to reduce cost',
      'Contributed to the migration to reduce cost',
    ],
    ['passive', 'Reports were prepared weekly for the board', 'Prepared reports weekly for the board'],
    ['tense of a past job', 'Manage a budget and write the reports', 'Managed a budget and wrote the reports'],
    ['filler and detour', 'I managed to successfully increase sales by 12%', 'Increased sales by 12%'],
    ['first person', 'I have built a tool', 'Built a tool'],
    [
      'several duties',
      'Duties included answering phones, filing documents and making coffee',
      'Answered phones, filed documents and made coffee',
    ],
    ['two verbs of one object', 'Responsible for testing and fixing cars', 'Tested and fixed cars'],
    ['help within a duty', 'Tasked with helping to lead the redesign', 'Contributed to leading the redesign'],
    ['a share of something vague', 'Worked on various projects', 'Contributed to projects'],
    ['a duty as an infinitive', 'My duties were to answer calls', 'Answered calls'],
    ['what was made sure', 'Made sure that all orders were shipped', 'Ensured all orders were shipped'],
    [
      'several verbs of housework',
      'Duties included cleaning rooms, changing beds and washing towels',
      'Cleaned rooms, changed beds and washed towels',
    ],
    ['care', 'Took care of 18 patients per shift', 'Looked after 18 patients per shift'],
    ['long words', 'Utilized Excel on a daily basis to track orders', 'Used Excel daily to track orders'],
  ])('improves: %s (AI-09)', (_, text, rewrite) => {
    expect(first(text)).toBe(rewrite)
  })

  it('does not change what others did or what the person received', () => {
    for (const text of ['The invoices were checked by Anna', 'Was awarded best seller', lines.models]) {
      expect(proposeRewrites('responsibility', text, emptyResume()).rewrites).toEqual([])
    }
  })

  it.each([
    ['Responsible for handling complaints', /resolv/i],
    ['Responsible for giving medication to patients', /deliver/i],
    ['Responsible for fixing faults in the lifts', /resolv/i],
    ['Responsible for testing the brakes of cars', /verif/i],
  ])('invents no outcome for “%s”', (text, outcome) => {
    const { rewrites } = proposeRewrites('responsibility', text, emptyResume())
    expect(rewrites.length).toBeGreaterThan(0)
    expect(rewrites.filter((rewrite) => outcome.test(rewrite))).toEqual([])
  })

  it.each([
    'Tasked with helping to lead the redesign',
    'Participated in the yearly audit',
    'Worked on various projects',
    'Was responsible for various tasks in the warehouse',
    'Took care of the etc',
  ])('proposes nothing for “%s” that the score calls weak', (text) => {
    for (const rewrite of proposeRewrites('responsibility', text, emptyResume()).rewrites) {
      const job = { id: newId(), jobTitle: 'Clerk', company: 'Kestrel', startDate: '2020', responsibilities: [rewrite] }
      const { losses } = scoreResume(ResumeContent.parse({ workExperience: [job] }))
      expect(losses.map(({ id }) => id).filter((id) => id === 'verbs.weak' || id === 'wording.worn')).toEqual([])
    }
  })

  it.each([
    ['Maintain and deploy the sites, and write notes', 'Maintained and deployed the sites, and wrote notes'],
    ['Organizing and running a workshop for 20 teachers', 'Organized and ran a workshop for 20 teachers'],
    ['Survey the customers to help the shop plan its stock', 'Surveyed the customers to help the shop plan its stock'],
  ])('changes all verbs that go with the first one: %s', (text, rewrite) => {
    expect(first(text)).toBe(rewrite)
  })

  it.each([
    ['a noun', 'Work activities included the care of servers and printers'],
    ['a noun', 'Lead engineer on the tracking of parcels'],
    ['a noun', 'Research integrated into the product for clinics'],
    ['a noun', 'Cooking experience'],
    ['an adjective', 'Direct contact and decision making with the client'],
    ['a heading', 'Programming Languages and Paradigms'],
    ['a noun', 'Monitoring and administration of servers'],
    ['a noun', 'programming of a shop for a bakery'],
    ['the name of a thing', 'node.js / Vue.js / Electron'],
    ['an address', 'https://kestrel.example/notes'],
  ])('does not change a line that begins with %s: %s', (_, text) => {
    expect(proposeRewrites('responsibility', text, emptyResume()).rewrites).toEqual([])
  })

  it.each([
    ['a goal is not yet reached', 'Designed forms with the goal of cutting waste', 'Designed forms to cut waste'],
    ['an article fits its word', 'Built a very important tool', 'Built an important tool'],
  ])('keeps the meaning and the grammar: %s', (_, text, rewrite) => {
    expect(first(text)).toBe(rewrite)
  })

  it.each([
    ['Worked with Java and PostgreSQL', /^collaborat/i],
    ['Part of the team to build the site', /team/i],
    ['Do scrum coaching for two teams', /^complet/i],
    ['Prepare meals for 40 guests', /^draft/i],
    ['Rated "truly distinctive" by the jury', /rated "distinctive"/i],
    [
      'Gathered, cleaned, and transformed the raw data of nine sites for the yearly report of the whole regional office',
      /\. Transformed/,
    ],
    [
      'He has worked for nine years as an engineer of the railways, and taught mathematics at an evening school in the north',
      /\. Taught/,
    ],
    ['Sold etc. as a clerk in order to learn. As a guide I walked.', /\. as a guide/],
    ['Worked for Yahoo! and sold adverts in order to pay the rent', /Yahoo! And/],
  ])('does not change the meaning of “%s”', (text, wrong) => {
    expect(proposeRewrites('responsibility', text, emptyResume()).rewrites.filter((one) => wrong.test(one))).toEqual([])
  })

  it('keeps an adjective that another word depends on, and does not propose only a capital letter', () => {
    const summary =
      'I am passionate about maps and data. I have drawn maps of nine cities for the last six years, and I teach.'
    expect(proposeRewrites('summary', summary, emptyResume()).rewrites.filter((one) => /am about/.test(one))).toEqual(
      [],
    )
    expect(proposeRewrites('responsibility', 'bug reporting and tests', emptyResume()).rewrites).toEqual([])
  })

  it.each([
    ['only one of several verbs would change', 'Responsible for analysing samples and for reporting'],
    ['coffee is not created', 'Made coffee for the guests'],
    ['a verb is not known', 'Responsible for cleaning rooms, darning socks and laundry'],
  ])('proposes nothing where %s', (_, text) => {
    expect(proposeRewrites('responsibility', text, emptyResume()).rewrites).toEqual([])
  })

  it('preserves the present tense in a current job', () => {
    const [job] = maya.workExperience
    const text = 'Responsible for managing the data tests'
    const material = { ...maya, workExperience: [{ ...job!, responsibilities: [text] }] }
    expect(first(text, material)).toBe('Manage the data tests')
  })

  it('proposes another verb where one opens several lines', () => {
    const [, job] = maya.workExperience
    const last = 'Built the tool for rotas'
    const responsibilities = [
      'Built the booking system',
      'Built the app for nurses',
      last,
      'Built trust with suppliers',
    ]
    const material = { ...maya, workExperience: [{ ...job!, responsibilities }] }
    expect(first(last, material)).toBe('Created the tool for rotas')
    // trust is not created in the same sense as a tool
    expect(proposeRewrites('responsibility', 'Built trust with suppliers', material).rewrites).toEqual([])
  })

  it('splits a long line in two', () => {
    const text =
      'Designed the intake forms for the clinic with the nurses and the front desk over two months, and trained all of the staff of the three sites on them until the error rate in the records fell'
    expect(first(text)).toContain('two months. Trained all of')
  })

  it.each([
    ['Reduced errors in orders', 'By how much? Add a percentage, an amount or hours if you know it.'],
    ['Answered customers', 'How many customers?'],
    ['Led the team', 'How many people?'],
    ['Wrote the guide', 'How many, how often or how much? Add a number.'],
    ['Answered 40 customers a day', null],
  ])('asks for the missing number in “%s” instead of inventing one', (text, question) => {
    expect(proposeRewrites('responsibility', text, emptyResume()).question).toBe(question)
  })

  it('shortens a summary and a letter', () => {
    const summary =
      'I am a hard-working, results-driven data analyst with five years in operations. I am a team player.'
    expect(proposeRewrites('summary', summary, emptyResume()).rewrites[0]).toBe(
      'Data analyst with five years in operations.',
    )
    const letter = 'I am writing to apply for the position of Analyst. Please find attached my resume.'
    expect(proposeRewrites('paragraph', letter, emptyResume()).rewrites[0]).toBe(
      'I am applying for the position of Analyst. My resume is attached.',
    )
  })

  it('proposes nothing in an unsupported language and reports it', () => {
    const german = 'Verantwortlich für die Planung der Touren und die Führung der Fahrer'
    expect(proposeRewrites('responsibility', german, emptyResume())).toEqual({
      rewrites: [],
      question: null,
      isReadable: false,
    })
  })

  const word = fc.constantFrom(
    ...'I was responsible for making managing the reports dashboards in Looker which reduced costs by 38% and helped to not about 20 were prepared by Anna Successfully in order to very , . ; ( Ω 週に \u0000'.split(
      ' ',
    ),
  )
  const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '))
  const kind = fc.constantFrom('summary', 'responsibility', 'description', 'paragraph' as const)

  it('adds no fact to any text, and is deterministic (AI-09)', () => {
    fc.assert(
      fc.property(kind, text, (of, written) => {
        const { rewrites } = proposeRewrites(of, written, maya)
        expect(proposeRewrites(of, written, maya).rewrites).toEqual(rewrites)
        for (const rewrite of rewrites) {
          expect(checkFacts({ rewrite, text: written, kind: of, material: maya })).toEqual([])
          expect(rewrite).not.toBe(written.trim())
        }
      }),
      { numRuns: randomCases(300) },
    )
  })

  it('shows the exact old and new text in its diff (AI-08)', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after)
        const side = (gone: 'gone' | 'new') =>
          parts
            .filter(({ kind: one }) => one !== gone)
            .map((part) => part.text)
            .join('')
        expect(side('new')).toBe(before)
        expect(side('gone')).toBe(after)
      }),
      { numRuns: randomCases(300) },
    )
  })

  it.each(['summary', 'responsibility', 'paragraph'] as const)('reads the longest %s in linear time', async (of) => {
    const long = (size: number) =>
      'was responsible for making reports which were prepared by the team, '.repeat(90).slice(0, size)
    expect(await growthOf(1_500, long, (text) => proposeRewrites(of, text, maya))).toBeLessThan(NEARLY_LINEAR)
  })
})
