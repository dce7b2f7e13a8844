import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { item, jobsOf, line, studiesOf } from './source-lines.testing.ts'

it('separates company and title at a period in the middle of a line', () => {
  expect(jobsOf(line('Harbour Works 07/2019 - 03/2021 Crane Operator'), item('Moved boxes'))).toMatchObject([
    { company: 'Harbour Works', jobTitle: 'Crane Operator', startDate: '2019-07', endDate: '2021-03' },
  ])
})

it('reads list items with periods as heads of the nested items', () => {
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

it("reads list items with dates below a company's heading as heads of its jobs", () => {
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

it('assigns an organization above several roles to each of them', () => {
  const jobs = jobsOf(
    line('Zamora y Hijos', { isBold: true }),
    line('Crane Operator\t2021 - Present'),
    item('Moved boxes', 12),
    line('Deck Hand\t2019 - 2021'),
    item('Tied ropes', 12),
    line('Osei Brothers', { isBold: true }),
    line('Cook\t2016 - 2019'),
  )
  expect(jobs).toMatchObject([
    { company: 'Zamora y Hijos', jobTitle: 'Crane Operator', responsibilities: ['Moved boxes'] },
    { company: 'Zamora y Hijos', jobTitle: 'Deck Hand', responsibilities: ['Tied ropes'] },
    { company: 'Osei Brothers', jobTitle: 'Cook' },
  ])
})

it('does not read a company name with its legal form as a sentence', () => {
  const jobs = jobsOf(
    line('2019 - 2021\tCrane Operator'),
    line('Navi Ferraro s.r.l.', { x: 120 }),
    line('2016 - 2019\tDeck Hand'),
    line('Corde Bianchi S.p.A.', { x: 120 }),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Crane Operator', company: 'Navi Ferraro s.r.l.' },
    { jobTitle: 'Deck Hand', company: 'Corde Bianchi S.p.A.' },
  ])
})

it('reads a list of tools below the head of each job as its content', () => {
  const jobs = jobsOf(
    line('Mbeki Freight: Crane Operator', { isBold: true }),
    line('2019 - 2021', { isBold: true }),
    line('Cranes | Trucks | Radio | First aid'),
    line('Lund Rederi: Deck Hand', { isBold: true }),
    line('2016 - 2019', { isBold: true }),
    line('Ropes | Sails | Radio | Paint'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Crane Operator', company: 'Mbeki Freight', responsibilities: ['Cranes | Trucks | Radio | First aid'] },
    { jobTitle: 'Deck Hand', company: 'Lund Rederi' },
  ])
})

it('keeps degree and field together if the school has its own line', () => {
  const studies = studiesOf(
    line('Master of Science (M.S.) – Applied Physics\t2019 – 2021', { isBold: true }),
    line('University of Lund'),
    line('Bachelor of Arts (B.A.) - History\t2016 - 2019', { isBold: true }),
    line('University of Accra'),
  )
  expect(studies).toMatchObject([
    { degree: 'Master of Science (M.S.) – Applied Physics', school: 'University of Lund', graduationYear: '2021' },
    { degree: 'Bachelor of Arts (B.A.) - History', school: 'University of Accra', graduationYear: '2019' },
  ])
})

it('without dates, starts another study at each line formatted like the first', () => {
  const studies = studiesOf(
    line('MASTER OF ARTS', { size: 15 }),
    line('University of Porto, Portugal'),
    line('BACHELOR OF SCIENCE', { size: 15 }),
    line('Makerere University, Uganda'),
  )
  expect(studies).toMatchObject([
    { degree: 'MASTER OF ARTS', school: 'University of Porto' },
    { degree: 'BACHELOR OF SCIENCE', school: 'Makerere University' },
  ])
})

it('reads a long paragraph that begins with a period as a job, and so a list below a lone period', () => {
  const told = 'Moved boxes and barrels between four ships and the long warehouse on the old quay by day and by night'
  expect(
    jobsOf(
      line(`2019 - 2021 — Crane Operator at Mbeki Freight - ${told}`),
      line(`2016 - 2019 — Deck Hand at Lund Rederi - ${told}`),
    ),
  ).toMatchObject([
    { jobTitle: 'Crane Operator', company: 'Mbeki Freight', startDate: '2019' },
    { jobTitle: 'Deck Hand', company: 'Lund Rederi', startDate: '2016' },
  ])
  const listed = jobsOf(line('2019/2021'), item('Crane Operator, Mbeki Freight'), line('2016/2019'), item('Deck Hand'))
  expect(listed).toMatchObject([
    { jobTitle: 'Crane Operator', company: 'Mbeki Freight', startDate: '2019', endDate: '2021' },
    { jobTitle: 'Deck Hand', startDate: '2016', endDate: '2019' },
  ])
})

it('reads labelled parts of a job in any order', () => {
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

it('reads the columns of a table by its first row, also below other studies', () => {
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

it('completes a job or study at the row of its end in Japanese forms', () => {
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

it('continues an item on lines without a sign until its sentence ends', () => {
  const [job] = jobsOf(
    line('Crane Operator, Mbeki Freight, 2019 - 2021'),
    item('Moved boxes and barrels between four ships and the long warehouse', 0),
    line('on the old quay.'),
    line('Trained others'),
    item('Moved boxes', 0),
    line('Second shift'),
  )
  expect(job?.responsibilities).toEqual([
    'Moved boxes and barrels between four ships and the long warehouse on the old quay.',
    'Trained others',
    'Moved boxes',
    'Second shift',
  ])
})

it('separates title and organization at the French, Dutch and German word for "at"', () => {
  const jobs = jobsOf(
    line('Stagiaire à l’Atelier Diallo\t2021 - 2022'),
    line('Stage bij Bakker Groep\t2020 - 2021'),
    line('Koch beim Wirtshaus Adler\t2019 - 2020'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Stagiaire', company: 'Atelier Diallo' },
    { jobTitle: 'Stage', company: 'Bakker Groep' },
    { jobTitle: 'Koch', company: 'Wirtshaus Adler' },
  ])
})

it('does not separate at a dash in a remote place or a semicolon in a name', () => {
  const [job] = jobsOf(line('Chief Cook\t2019 - 2021'), line('Zamora; Sons Ltd\tRemote – US/EU'))
  expect(job).toMatchObject({ jobTitle: 'Chief Cook', company: 'Zamora; Sons Ltd', location: 'Remote – US/EU' })
})

it('reads each list item as a job if most begin with a period', () => {
  const jobs = jobsOf(
    item('Current post: Harbour Works', 0),
    item('2019 - 2021: Crane Operator', 0),
    item('2016 - 2019: Deck Hand', 0),
    item('2014-?: Porter', 0),
  )
  expect(jobs).toHaveLength(4)
  expect(jobs[3]).toMatchObject({ jobTitle: 'Porter', startDate: '2014', isCurrentRole: true })
})

it('reads single names as companies if none is a title', () => {
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
