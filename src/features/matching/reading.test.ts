import { describe, expect, it } from 'vitest'
import { degreesIn } from './degrees.ts'
import { spokenLanguages } from './languages.ts'
import { coveredMonths, periodsIn, periodText } from './periods.ts'
import { readResume, splitSentences } from './resume.ts'
import { stemOf, tokenize } from './text.ts'
import { formatYears, yearsIn } from './years.ts'

describe('periodsIn', () => {
  it.each([
    ['Jan 2019 - Present', 'since 2019'],
    ['March 2020 to June 2021', '2020 to 2021'],
    ['2019 – 2022', '2019 to 2022'],
    ['06/2017 - 03/2024', '2017 to 2024'],
    ['2022-03 — 2022-11', '2022'],
    ['Sept. 2018 until now', 'since 2018'],
    ['since 2020', 'since 2020'],
    ['Summer 2021 - Fall 2021', '2021'],
    ['2019年至今', undefined],
    ['2023 - 2019', undefined],
    ['Ref 20190-20220', undefined],
    ['call 555-2019', undefined],
    ['', undefined],
  ])('%j is %j', (line, text) => {
    const period = periodsIn(line)[0]
    expect(period && periodText(period)).toBe(text)
  })

  it.each([
    [['2019 - 2022'], 37],
    [['Jan 2020 - Dec 2020', 'Jun 2020 - Dec 2020'], 12],
    [['Jan 2020 - Jan 2020'], 6],
    [['Jan 2024 - present'], 6],
    [['Jan 2014 - Dec 2015', 'Jan 2018 - Dec 2019'], 48],
    [[], 0],
  ])('%j cover %i months up to June 2024', (lines, months) => {
    expect(coveredMonths((lines as string[]).flatMap(periodsIn), 2024 * 12 + 5)).toBe(months)
  })
})

describe('yearsIn', () => {
  it.each([
    ['3+ years of SQL', 3],
    ['at least five (5) years', 5],
    ['2-4 years', 2],
    ['10 or more years', 10],
    ['5 yrs experience', 5],
    ['18 months in sales', 1.5],
    ['at least a year of retail', 1],
    ['twice a year', undefined],
    ['18 years of age', undefined],
    ['aged 3 years', undefined],
    ['yearly review', undefined],
    ['', undefined],
  ])('%j asks for %j', (text, count) => expect(yearsIn(text)?.count).toBe(count))
  it.each([
    [0.5, 'less than a year'],
    [1.2, 'about 1 year'],
    [3.58, 'about 3 years'],
    [3.95, 'about 4 years'],
  ])('%j is %j', (years, words) => expect(formatYears(years)).toBe(words))
})

describe('degreesIn', () => {
  it.each([
    ["Bachelor's degree in Economics", ['bachelor']],
    ['Associate degree in Business', ['associate']],
    ["Master's degree in Data Science", ['master']],
    ["Bachelor's or Master's degree", ['master', 'bachelor']],
    ['PhD candidate in Physics', ['phd']],
    ['BSN, Oregon Health', ['bachelor']],
    ['BA Economics', ['bachelor']],
    ['MBA', ['master']],
    ['High school diploma or GED', ['high_school']],
    ['degree in nursing', ['bachelor']],
    ['Boston, MA Northeastern', []],
    ['High school teacher', []],
    ['Certified Scrum Master', []],
    ['master data management', []],
    ['', []],
  ])('%j names %j', (text, levels) => expect(degreesIn(text).map((one) => one.level)).toEqual(levels))

  it.each([
    ['B.S. Biology, expected 2026', [true]],
    ['Currently pursuing an MBA', [true]],
    ['PhD candidate in Physics (left 2017), MSc Physics', [true, false]],
    ['MSc Physics, 2017', [false]],
  ])('%j is in progress: %j', (text, underway) =>
    expect(degreesIn(text).map((one) => one.isUnderway)).toEqual(underway),
  )
})

describe('spokenLanguages', () => {
  it.each([
    [
      'Fluent in English and Spanish',
      [
        ['English', 3],
        ['Spanish', 3],
      ],
    ],
    [
      'I speak English and Somali fluently',
      [
        ['English', 3],
        ['Somali', 3],
      ],
    ],
    [
      'English (fluent), German (B2)',
      [
        ['English', 3],
        ['German', 2],
      ],
    ],
    [
      'Inglés (B2), español (nativo)',
      [
        ['English', 2],
        ['Spanish', 4],
      ],
    ],
    [
      'Bilingual: English/French',
      [
        ['English', 4],
        ['French', 4],
      ],
    ],
    ['Polish the floors and speak to guests', [['Polish', 0]]],
    ['polish floors, speak to guests', []],
    ['Taught French cuisine', []],
    ['Knows the German market; languages matter', []],
    ['English literature', []],
  ])('%j speaks %j', (text, languages) =>
    expect(spokenLanguages(text).map((one) => [one.name, one.level])).toEqual(languages),
  )
})

describe('readResume', () => {
  const places = (text: string) => readResume(text).entries.map((entry) => [entry.title, entry.place])
  it.each([
    ['Data Analyst, Papertrail\nMarch 2022 – Present\n• Wrote SQL', [['Data Analyst', 'Papertrail, since 2022']]],
    [
      'Papertrail   Denver, CO\nData Analyst   2020 - 2022\n- Wrote SQL',
      [['Data Analyst', 'Papertrail, 2020 to 2022']],
    ],
    ['Senior Engineer at Orrery Labs (2020 – 2023)', [['Senior Engineer', 'Orrery Labs, 2020 to 2023']]],
    ['Truck Driver\nHalden Freight\n06/2017 - 03/2024\n- Drove', [['Truck Driver', 'Halden Freight, 2017 to 2024']]],
    ['Staff Accountant | Deloitte | 2014 - 2019', [['Staff Accountant', 'Deloitte, 2014 to 2019']]],
    ['2019 - 2021\nNurse\nProvidence\n• Cared', [['Nurse', 'Nurse, 2019 to 2021']]],
    ['Education\nBSc, Leeds\n2014 - 2017', []],
    ['', []],
  ])('reads the jobs of %j', (text, entries) => expect(places(text)).toEqual(entries))

  it('joins only lines that the page has wrapped', () => {
    const text = 'Experience\n• Cut ad-hoc requests by 38% with six\nself-serve dashboards in Looker.\n• Next\nSQL'
    expect(readResume(text).sentences.map((one) => one.text)).toEqual([
      'Cut ad-hoc requests by 38% with six self-serve dashboards in Looker.',
      'Next',
      'SQL',
    ])
    const long = 'Rebuilt the monthly refund report from raw invoices for the finance\nteam and its auditors.'
    expect(readResume(long).sentences).toHaveLength(1)
  })

  it('recognizes sections by their headings, also inline', () => {
    const text = 'Maya\nSKILLS:\nSQL\nLanguages: Spanish\nWork Experience\nSold shoes'
    expect(readResume(text).sentences.map((one) => one.section)).toEqual(['head', 'skills', 'languages', 'experience'])
  })

  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Worked at Acme Inc. Built it.', ['Worked at Acme Inc. Built it.']],
    ['Node.js and v1.2 run.', ['Node.js and v1.2 run.']],
    ['建立模型。负责报表。', ['建立模型。', '负责报表。']],
    ['', ['']],
  ])('splits %j', (line, sentences) => expect(splitSentences(line)).toEqual(sentences))
})

describe('stems', () => {
  it.each([
    ['manage managed manager management managing', 1],
    ['analysis analyst analyze analytics', 1],
    ['communicate communication communicating', 1],
    ['teach taught teacher teaching', 1],
    ['publish published publications', 1],
    ['train trainee', 2],
    ['java javascript', 2],
  ])('%j: %i distinct stems', (words, count) => {
    expect(new Set(tokenize(words).map((token) => token.stem)).size).toBe(count)
    expect(stemOf('')).toBe('')
  })
})
