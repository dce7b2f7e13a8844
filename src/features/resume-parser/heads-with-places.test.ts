import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, jobsOf, line } from './source-lines.testing.ts'

it('reads a known town after the company as its place, with or without brackets', () => {
  const jobs = jobsOf(
    line('Drachenfels & Töchter, München\t2019 - 2021'),
    line('Softwareentwicklerin'),
    line('Amanti Sorelle (Torino)\t2016 - 2019'),
    line('Programmiererin'),
    line('Weisse Nacht\t2014 - 2016'),
    line('Werkstudentin'),
  )
  expect(jobs).toMatchObject([
    { company: 'Drachenfels & Töchter', location: 'München', jobTitle: 'Softwareentwicklerin' },
    { company: 'Amanti Sorelle', location: 'Torino' },
    { company: 'Weisse Nacht' },
  ])
})

it('does not read a word for remote work next to the period as a company', () => {
  const jobs = jobsOf(
    line('KESTREL', { isBold: true }),
    line('Frontend Engineer\t(Remote) May 2024 - Current', { isBold: true }),
    item('Drew maps'),
    line('LANTERN', { isBold: true }),
    line('Backend Engineer\t(Remote) Feb 2022 - May 2024', { isBold: true }),
    item('Counted ships'),
  )
  expect(jobs).toMatchObject([
    { company: 'KESTREL', jobTitle: 'Frontend Engineer' },
    { company: 'LANTERN', jobTitle: 'Backend Engineer' },
  ])
})

it('reads a known company after "in"', () => {
  const jobs = jobsOf(line('2019.02.05 - 2021.11.22\tJava developer in Silkroute LLC'), item('Wrote an exchange'))
  expect(jobs).toMatchObject([{ jobTitle: 'Java developer', company: 'Silkroute LLC' }])
  expect(jobsOf(line('2019 - 2020\tStage à Milan Noir, 2 mois'), item('Coupé'))).toMatchObject([{ jobTitle: 'Stage' }])
  expect(jobsOf(line('Lecturer in Law, 2019 - 2021'))).toMatchObject([{ jobTitle: 'Lecturer in Law' }])
})

it('recognizes a role in ideographs or Korean by its ending, and the company above it', () => {
  expect(
    jobsOf(
      line('青禾书屋\t2022.08 - 2024.02'),
      line('新媒体运营'),
      item('写文章'),
      line('云上茶社\t2020.01 - 2022.07'),
      line('店长'),
    ),
  ).toMatchObject([
    { company: '青禾书屋', jobTitle: '新媒体运营' },
    { company: '云上茶社', jobTitle: '店长' },
  ])
  expect(jobsOf(line('한빛나래\t2021.03 - 2023.05'), line('백엔드 개발'))).toMatchObject([
    { company: '한빛나래', jobTitle: '백엔드 개발' },
  ])
})

it('removes a town from the company if another part is the place', () => {
  const jobs = jobsOf(
    line('Harbour Works, Rexburg, Idaho - Crane Operator - Boise, Idaho - May 2019 - Jan 2021'),
    item('Moved boxes'),
    line('Quay Lines, Provo, Utah - Deck Hand - Ogden, Utah - May 2016 - Jan 2019'),
  )
  expect(jobs).toMatchObject([{ company: 'Harbour Works' }, { company: 'Quay Lines' }])
})

it('keeps the town in the name of a university that is named after its state', () => {
  const { content } = parseResume([
    line('Ngozi Obi', { size: 20 }),
    heading('Education'),
    line('University of Massachusetts, Boston\tSeptember 2018 - December 2020'),
    line('M.S. in Computer Science'),
    line('Wesleyan University, Middletown\tSeptember 1997 - June 2001'),
    line('BA in Philosophy'),
  ])
  expect(content.education).toMatchObject([
    { school: 'University of Massachusetts, Boston', degree: 'M.S. in Computer Science' },
    { school: 'Wesleyan University', degree: 'BA in Philosophy' },
  ])
})
