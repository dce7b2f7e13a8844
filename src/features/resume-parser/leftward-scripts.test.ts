import { expect, it } from 'vitest'
import { findRange } from './find-dates.ts'
import { parseResume } from './parse-resume.ts'
import { headingKind } from './section-headings.ts'
import { heading, item, line } from './source-lines.testing.ts'

it.each([
  ['2022 - 2019 מלצרית', '2019', '2022', false],
  ['(2024-2022)', '2022', '2024', false],
  ['כיום - 2021 מלצרית', '2021', null, true],
])('reads a period with numbers in visual order: %s', (text, start, end, isCurrent) => {
  expect(findRange(text)).toMatchObject({ start, end, isCurrent })
})

it('does not reorder a period that another program reversed', () => {
  expect(findRange('Porter 2022 - 2019')).toMatchObject({ start: '2022', end: '2019' })
})

it.each([
  ['املهارات', 'skills'],
  ['المهـــارات', 'skills'],
  ['الخبره العملیه', 'jobs'],
  ['مهارت‌ها', 'skills'],
] as const)('recognizes a heading with ligatures, stretched or variant letters: %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

it('removes the word for company from its name, and reads a course next to its school', () => {
  const { content } = parseResume([
    line('דנה לוי', { size: 20 }),
    heading('ניסיון תעסוקתי'),
    line('2019 - 2022 בודקת תוכנה - בחברת Kedem Labs'),
    item('כתיבת בדיקות'),
    heading('השכלה'),
    line('2018 - 2017 מכללת השרון, קורס בדיקות תוכנה'),
  ])
  expect(content.workExperience).toMatchObject([{ company: 'Kedem Labs', jobTitle: 'בודקת תוכנה' }])
  expect(content.education).toMatchObject([
    { school: 'מכללת השרון', degree: 'קורס בדיקות תוכנה', graduationYear: '2018' },
  ])
})

it('reads labelled lists in other sections as skills and languages', () => {
  const { content } = parseResume([
    line('דנה לוי', { size: 20 }),
    item('שפות תכנות:\tC, Java, PHP'),
    heading('השכלה'),
    line('2018 מכללת השרון'),
    heading('תעודות'),
    line('ISTQB'),
    line('שפות: עברית - שפת אם, אנגלית - טובה'),
  ])
  expect(content.skills.map(({ name }) => name)).toEqual(['C', 'Java', 'PHP'])
  expect(content.languages.map(({ name }) => name)).toEqual(['עברית', 'אנגלית'])
  expect(content.certifications).toMatchObject([{ name: 'ISTQB' }])
})
