import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { extractLayout } from '#server/text/extract-layout.ts'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { aThirdOf, randomCases } from '#testing/long.ts'
import { readManifest } from '../../../bench/import/person.ts'
import { findRange } from './find-dates.ts'
import { parseResume } from './parse-resume.ts'
import { line } from './source-lines.testing.ts'

const parse = (...texts: string[]) =>
  parseResume(texts.map((text) => line(text, { gap: 1, kind: text.startsWith('\u2022') ? 'item' : 'text' })))

describe('dates in many wordings', () => {
  it.each([
    ['Mar 2022 – Present', '2022-03', null, true],
    ['03/2022 - 11/2023', '2022-03', '2023-11', false],
    ['2019–2021', '2019', '2021', false],
    ['seit März 2020', '2020-03', null, true],
    ['janv. 2020 – aujourd’hui', '2020-01', null, true],
    ['enero de 2018 a diciembre de 2021', '2018-01', '2021-12', false],
    ['01.04.2019 bis 31.03.2021', '2019-04', '2021-03', false],
    ['2021-05 - 2023-01', '2021-05', '2023-01', false],
    ['Jun - Aug 2018', '2018-06', '2018-08', false],
    ["Sept '19 to now", '2019-09', null, true],
    ['2019年3月至2020年5月', '2019-03', '2020-05', false],
    ["'20.03 ~ '21.05", '2020-03', '2021-05', false],
    ['sept. 2019 – auj.', '2019-09', null, true],
    ['03.2019 – по настоящее', '2019-03', null, true],
  ])('reads %s', (text, start, end, isCurrent) => {
    expect(findRange(text)).toMatchObject({ start, end, isCurrent, at: 0, length: text.length })
  })

  it.each(['Marketing 2022', 'Raised 2,000 to 3,000', '+1 415 555 2020', 'Room 2019b'])(
    'reads no period in %s',
    (text) => {
      expect(findRange(text)).toBeNull()
    },
  )
})

describe('a resume from its lines', () => {
  it('reads a street, a phone number and an email on one line, and puts none of them into the summary', () => {
    const { content } = parse(
      'Helena Marsh',
      '14 Canal Street, Leeds LS1 4DL | +44 113 496 0142 | helena.marsh@mailbox.example |',
      'linkedin.com/in/helena-marsh',
      'PROFILE',
      'Project manager with fifteen years in civil engineering, water and rail.',
    )
    expect(content.personalInfo).toMatchObject({
      location: '14 Canal Street, Leeds LS1 4DL',
      phone: '+44 113 496 0142',
      email: 'helena.marsh@mailbox.example',
      linkedIn: 'linkedin.com/in/helena-marsh',
    })
    expect(content.professionalSummary).toBe('Project manager with fifteen years in civil engineering, water and rail.')
  })

  it.each([
    [['Analyst, Fernway Health, Lagos', '2019 - 2021'], 'Analyst', 'Fernway Health', 'Lagos'],
    [
      ['Fernway Health, Lagos, Nigeria', 'Senior Analyst | 2019 - 2021'],
      'Senior Analyst',
      'Fernway Health',
      'Lagos, Nigeria',
    ],
    [
      ['2019 - 2021', 'Pflegeleitung', 'Klinikum Neckartal · Stuttgart'],
      'Pflegeleitung',
      'Klinikum Neckartal',
      'Stuttgart',
    ],
    [['Senior Analyst at Kestrel Labs\t2019 - 2021'], 'Senior Analyst', 'Kestrel Labs', ''],
  ])('finds role and organization in %j', (head, jobTitle, company, location) => {
    const { content } = parse('Maya Okafor', 'Work Experience', ...head, '\u2022 Built a forecast.')
    expect(content.workExperience).toMatchObject([{ jobTitle, company, location, startDate: '2019', endDate: '2021' }])
  })

  it('recognizes headings by their words where the file has no formatting', () => {
    const texts = [
      'Jane Doe',
      'jane@doe.example | +1 415 555 0100 | Oakland, CA',
      'Experience',
      'Nurse, St. Jude Hospital',
      'Mar 2019 - Present',
      'Education',
      'BSc Nursing, UCSF, 2018',
      'Skills',
      'Triage, Epic, Spanish',
    ]
    const { content, unplaced } = parseResume(texts.map((text) => line(text)))
    expect(content.workExperience).toMatchObject([{ jobTitle: 'Nurse', company: 'St. Jude Hospital' }])
    expect(content.education).toMatchObject([{ degree: 'BSc Nursing', graduationYear: '2018' }])
    expect(content.skills.map(({ name }) => name)).toEqual(['Triage', 'Epic', 'Spanish'])
    expect(unplaced).toEqual([])
  })

  it('lists unplaced lines, and invents nothing', () => {
    const { content, unplaced } = parse('Maya Okafor', 'Data Analyst', 'something odd', 'Skills', 'SQL, Python')
    expect(unplaced).toEqual([2])
    expect(content).toMatchObject({
      workExperience: [],
      professionalSummary: '',
      personalInfo: { email: '', phone: '' },
    })
    expect(content.skills.map(({ name }) => name)).toEqual(['SQL', 'Python'])
  })

  it.each([
    [['Maya Okafor', 'Data Analyst'], 'Data Analyst'],
    [['Maya Okafor', 'DevOps Engineer \u00b7 Software Architect'], 'DevOps Engineer \u00b7 Software Architect'],
    [['Maya Okafor, Senior Nurse', '(503) 555-0142'], 'Senior Nurse'],
    [['Maya Okafor', 'Java Developer | maya@okafor.example | (503) 555-0142'], 'Java Developer'],
    // any text directly below the name is the headline
    [['Maya Okafor', 'Proud beekeeper'], 'Proud beekeeper'],
    [['Maya Okafor', 'maya@okafor.example', 'Proud beekeeper'], ''],
    [['Maya Okafor', 'Mumbai, India'], ''],
    [['Maya Okafor', '26 November 1990'], ''],
    [['Maya Okafor', 'Resume'], ''],
    [['Maya Okafor', 'I have worked with bees for more than ten years in three countries.'], ''],
  ])('reads the headline of %j', (top, headline) => {
    expect(parse(...top, 'Skills', 'SQL, Python').content.personalInfo.headline).toBe(headline)
  })

  it('marks uncertain values', () => {
    const { content, notes } = parse('Maya Okafor', 'Experience', 'Something unusual, Kestrel', '2019 - 2021')
    const doubt = notes.find(({ at }) => at === `${content.workExperience[0]!.id}.jobTitle`)
    expect(doubt).toMatchObject({ lines: [2] })
    expect(doubt!.confidence).toBeLessThan(0.6)
  })

  it('cuts every list to the limits of a resume, and lists the rest as unplaced', () => {
    const jobs = Array.from({ length: 90 }, (_, n) => [
      `Analyst, House ${n} Ltd\t${1950 + (n % 70)} - 2021`,
      '\u2022 Did things.',
    ]).flat()
    const { content, unplaced } = parse('Maya Okafor', 'Experience', ...jobs)
    expect(content.workExperience).toHaveLength(60)
    expect(unplaced.length).toBeGreaterThanOrEqual(30)
  })

  it('returns storable content for any lines', () => {
    const words = fc.constantFrom(
      'Experience',
      'Skills',
      'Education',
      '2019 - 2021',
      'a@b.example',
      'Analyst',
      '\t',
      ', ',
      ' | ',
      '(',
      '\u2022',
      '+49 151 555 1423',
      'https://x.example',
      'Languages',
      'ñ',
      '履歴書',
    )
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    )
    const looks = fc.record({
      text,
      isBold: fc.boolean(),
      size: fc.constantFrom(9, 12, 22),
      kind: fc.constantFrom('text' as const, 'item' as const, 'heading' as const),
    })
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 60 }), (all) => {
        const lines = all.map(({ text: words, ...more }) => line(words, more))
        const { content, unplaced, notes } = parseResume(lines)
        expect(ResumeContent.parse(content)).toEqual(content)
        for (const number of [...unplaced, ...notes.flatMap((note) => note.lines)]) expect(lines[number]).toBeDefined()
      }),
      { numRuns: randomCases(300) },
    )
  })

  it('reads 1,500 lines in linear time, and at most as many of 4,000', async () => {
    const lines = (length: number) =>
      Array.from({ length }, (_, n) =>
        line(n % 3 ? `Analyst, House ${n} Ltd, Lagos, Nigeria (2019 - 2021), a, b, c` : 'Experience'),
      )
    expect(await growthOf(375, lines, parseResume)).toBeLessThan(NEARLY_LINEAR)
    const { unplaced } = parseResume(lines(4_000))
    expect(unplaced.slice(-2_500)).toEqual(Array.from({ length: 2_500 }, (_, n) => 1_500 + n))
  })

  it('loses no line of a file: each is a value, a heading, a duplicate, or listed', async () => {
    const files = readManifest().filter(({ set }) => set === 'development')
    for (const { file } of aThirdOf(files.filter((_, at) => at % 5 === 0))) {
      const bytes = readFileSync(join(import.meta.dirname, '../../../bench/import/files', file))
      const { lines } = await extractLayout({ bytes, extension: file.split('.').pop() ?? '' })
      const { content, unplaced } = parseResume(lines)
      const all = JSON.stringify(content)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
      for (const [number, { text, kind }] of lines.entries()) {
        if (unplaced.includes(number) || kind === 'heading') continue
        const words =
          text
            .split('\t')[0]!
            .toLowerCase()
            .match(/[\p{L}\p{N}]{4,}/gu) ?? []
        const isHeading = words.length <= 4
        expect(isHeading || words.some((word) => all.includes(word)), `${file}: ${text}`).toBe(true)
      }
    }
  })
})
