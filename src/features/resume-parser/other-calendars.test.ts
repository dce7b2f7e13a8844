import { expect, it } from 'vitest'
import { findRange } from './find-dates.ts'
import { parseResume } from './parse-resume.ts'
import { heading, line } from './source-lines.testing.ts'

it.each([
  ['مهر ۱۳۹۸ تا خرداد ۱۴۰۱', '2019-10', '2022-06'],
  ['تیر 1397 تاکنون', '2018-07', null],
  ['دی ۱۳۹۵ - اسفند ۱۳۹۶', '2017-01', '2018-03'],
  ['(1391 – 1395)', '2012', '2016'],
  ['2 มีนาคม 2563 - 11 กันยายน 2564', '2020-03', '2021-09'],
  ['2563 - ปัจจุบัน', '2020', null],
])('converts a period of another calendar: %s', (text, start, end) => {
  expect(findRange(text)).toMatchObject({ start, end })
})

it.each(['1400 visitors a day', 'sold 2550 bags', 'Rev. 1391-1395 of the norm'])(
  'does not read as a year: %s',
  (text) => {
    expect(findRange(text, true)).toBeNull()
  },
)

it('recognizes headings of Persian files with swapped letters, and of Thai files without marks', () => {
  const { content } = parseResume([
    line('نیلوفر رضایی', { size: 20 }),
    heading('تحصیالت'),
    line('کارشناسی مهندسی برق، دانشگاه شیراز'),
    line('1391 - 1395'),
    heading('ท ก ษ ะ'),
    line('Excel'),
  ])
  expect(content.education).toMatchObject([{ graduationYear: '2016' }])
  expect(content.skills).toMatchObject([{ name: 'Excel' }])
})

it('reads a name with a space after each letter', () => {
  expect(
    parseResume([line('ส ม ช า ย ใ จ ดี', { size: 20 }), line('อีเมล: jai@dee.example')]).content.personalInfo.fullName,
  ).toBe('สมชายใจดี')
})
