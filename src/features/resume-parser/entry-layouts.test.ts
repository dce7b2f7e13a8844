import { expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const jobsOf = (...lines: SourceLine[]) =>
  parseResume([line('Tariq Aziz', { size: 20 }), heading('Experience'), ...lines]).content.workExperience
const studiesOf = (...lines: SourceLine[]) =>
  parseResume([line('Tariq Aziz', { size: 20 }), heading('Education'), ...lines]).content.education

it('a period in the middle of a line divides company and title', () => {
  expect(jobsOf(line('Harbour Works 07/2019 - 03/2021 Crane Operator'), item('Moved boxes'))).toMatchObject([
    { company: 'Harbour Works', jobTitle: 'Crane Operator', startDate: '2019-07', endDate: '2021-03' },
  ])
})

it('list items with periods are the heads of the items within', () => {
  const jobs = jobsOf(
    item('Harbour Works, Crane Operator, 2019 - 2021', 0),
    item('Moved boxes', 12),
    item('Quay Lines, Deck Hand, 2016 - 2019', 0),
    item('Tied ropes', 12),
  )
  expect(jobs).toMatchObject([
    { startDate: '2019', endDate: '2021', responsibilities: ['Moved boxes'] },
    { startDate: '2016', endDate: '2019', responsibilities: ['Tied ropes'] },
  ])
})

it('list items with dates below a heading of each company are the heads of its jobs', () => {
  const jobs = jobsOf(
    line('Harbour Works', { isBold: true }),
    item('2019 - 2021: Crane Operator', 0),
    line('Quay Lines', { isBold: true }),
    item('2016 - 2019: Deck Hand', 0),
  )
  expect(jobs).toMatchObject([
    { company: 'Harbour Works', jobTitle: 'Crane Operator', startDate: '2019' },
    { company: 'Quay Lines', jobTitle: 'Deck Hand', startDate: '2016' },
  ])
})

it('labels say what the parts of a job are, in any order', () => {
  const jobs = jobsOf(
    line('Dates\tMarch 2010 - July 2012'),
    line('Main activities and responsibilities\tPlanning of visits'),
    line('Occupation or position held\tGuide'),
    line('Name and address of employer\tPalm Tours'),
    line('Dates\tMay 2008 - March 2010'),
    line('Occupation or position held\tHelper'),
    line('Name and address of employer\tOasis'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Guide', company: 'Palm Tours', startDate: '2010-03', responsibilities: ['Planning of visits'] },
    { jobTitle: 'Helper', company: 'Oasis', startDate: '2008-05' },
  ])
})

it('the first row of a table says what its columns are, also below other studies', () => {
  const studies = studiesOf(
    line('Course\t:\tMaster of Arts'),
    line('Institute\t:\tLakeside College'),
    line('Institution\tCourse\tYear of Passing\tPercentage'),
    line('Hilltop College\tB.Com\t2015\t71%'),
    line('Riverside School\tSenior Secondary\t2012\t80%'),
  )
  expect(studies).toMatchObject([
    { degree: 'Master of Arts', school: 'Lakeside College' },
    { degree: 'B.Com', school: 'Hilltop College', graduationYear: '2015' },
    { degree: 'Senior Secondary', school: 'Riverside School', graduationYear: '2012' },
  ])
})

it('Japanese forms list events: the row of an end completes the job or the studies', () => {
  const { education, workExperience, certifications } = parseResume([
    line('履歴書', { size: 16 }),
    line('氏名\t田中 花子'),
    line('年\t月\t学歴・職歴'),
    line('2008\t4\t青空大学理学部 入学'),
    line('2012\t3\t青空大学理学部 卒業'),
    line('2012\t4\t株式会社みどり 入社'),
    line('2015\t9\t株式会社みどり 一身上の都合により退社'),
    line('2015\t10\t株式会社あおば 入社 【契約社員】'),
    line('以上'),
    line('年\t月\t免許・資格'),
    line('2010\t5\t普通自動車免許'),
  ]).content
  expect(education).toMatchObject([{ school: '青空大学', degree: '理学部', graduationYear: '2012' }])
  expect(workExperience).toMatchObject([
    { company: '株式会社みどり', startDate: '2012-04', endDate: '2015-09', isCurrentRole: false },
    { company: '株式会社あおば', jobTitle: '契約社員', startDate: '2015-10', isCurrentRole: true },
  ])
  expect(certifications).toMatchObject([{ name: '普通自動車免許', date: '2010-05' }])
})

it('where most list items begin with a period, each of them is a job', () => {
  const jobs = jobsOf(
    item('Current post: Harbour Works', 0),
    item('2019 - 2021: Crane Operator', 0),
    item('2016 - 2019: Deck Hand', 0),
    item('2014-?: Porter', 0),
  )
  expect(jobs).toHaveLength(4)
  expect(jobs[3]).toMatchObject({ jobTitle: 'Porter', startDate: '2014', isCurrentRole: true })
})

it('where each entry names one thing and none is a title, all are companies', () => {
  const jobs = jobsOf(
    line('Tiltwave (2021 - 2023)', { isBold: true }),
    item('Made games'),
    line('Rubyon (2019 - 2021)', { isBold: true }),
    item('Tested'),
  )
  expect(jobs).toMatchObject([
    { company: 'Tiltwave', jobTitle: '' },
    { company: 'Rubyon', jobTitle: '' },
  ])
})
