import { describe, expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, jobsOf, line, studiesOf } from './source-lines.testing.ts'

const head = (text: string) => line(text, { size: 12, isBold: true, gap: 1 })

describe('a heading within jobs', () => {
  it('is a label if each job has it in the size of its text', () => {
    const { content } = parseResume([
      line('Tariq Aziz', { size: 20 }),
      line('Work Experience', { size: 15, gap: 1 }),
      head('Ranger, Kestrel Park\tJan 2021 - Present'),
      line('Achievements'),
      item('Counted the deer'),
      head('Guide, Halden Museum\tMay 2018 - Dec 2020'),
      line('Achievements'),
      item('Led the tours'),
      line('Education', { size: 15, gap: 1 }),
      line('Bachelor of Science, Fernway College\t2018'),
    ])
    expect(content.workExperience).toMatchObject([
      { jobTitle: 'Ranger', company: 'Kestrel Park', responsibilities: ['Counted the deer'] },
      { jobTitle: 'Guide', company: 'Halden Museum', responsibilities: ['Led the tours'] },
    ])
  })

  it('is a label if it is numbered', () => {
    const jobs = jobsOf(
      line('Kestrel Fund Ltd\tOct 2010 - Present'),
      line('Fund Controller'),
      heading('Portfolio 1 :-'),
      line('Houses in two towns.'),
      heading('Portfolio 2 :-'),
      line('A hotel by the sea.'),
      item('Closed the books'),
    )
    expect(jobs).toHaveLength(1)
    expect(jobs[0]?.responsibilities).toContain('Closed the books')
  })
})

describe('a job', () => {
  it('contains its items even if the heads are indented further', () => {
    const jobs = jobsOf(
      line('Ranger - Kestrel Park\t2016 - present', { x: 48 }),
      item('Counted the deer of the whole valley in two winters and one summer', 43),
      item('Mended the fences along the river', 43),
      line('Guide - Halden Museum\t2014 - 2016', { x: 48 }),
      item('Led the tours', 43),
    )
    expect(jobs[0]?.responsibilities).toHaveLength(2)
  })

  it('is read for each position listed below its employer', () => {
    const jobs = jobsOf(
      line('2007 - Present', { isBold: true }),
      line('Kestrel Fund Ltd', { isBold: true }),
      item('Finance Director (2015 - Present)', 0),
      item('Finance Manager (2007 - 2015)', 0),
      line('Responsibilities:'),
      item('Led a team of six'),
      line('2000 - 2007', { isBold: true }),
      line('Halden Drums Ltd', { isBold: true }),
      item('Kept the books'),
    )
    expect(jobs.slice(0, 2)).toMatchObject([
      { jobTitle: 'Finance Director', company: 'Kestrel Fund Ltd', startDate: '2015', isCurrentRole: true },
      { jobTitle: 'Finance Manager', company: 'Kestrel Fund Ltd', startDate: '2007', endDate: '2015' },
    ])
    expect(jobs[0]?.responsibilities).toContain('Led a team of six')
    expect(jobs[2]).toMatchObject({ company: 'Halden Drums Ltd', startDate: '2000' })
  })

  it('may have a company that ends in capitals, and its country', () => {
    const jobs = jobsOf(
      line('Lead Engineer, Kestrel IT, Bangladesh\tJan 2021 - Dec 2022'),
      line('Achievements'),
      item('Led two teams'),
      line('Senior Engineer, Halden AG, Bangladesh\tApr 2019 - Dec 2020'),
      line('Achievements'),
      item('Mended the pipes'),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'Lead Engineer', company: 'Kestrel IT', location: 'Bangladesh' },
      { jobTitle: 'Senior Engineer', company: 'Halden AG' },
    ])
  })

  it('may have its company in brackets after its title', () => {
    const jobs = jobsOf(
      line('Ranger (University of Halden)\t2016 - now'),
      item('Counted the deer'),
      line('Guide (Kestrel GmbH)\t2014 - 2016'),
      item('Led the tours'),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'Ranger', company: 'University of Halden' },
      { jobTitle: 'Guide', company: 'Kestrel GmbH' },
    ])
  })

  it('does not start at a year that ends a sentence', () => {
    const jobs = jobsOf(
      line('Ranger, Kestrel Park'),
      line('Jan 2006 - Jan 2012'),
      line('Maintenance supervisor of the winter 2009.'),
      line('Mended the fences.'),
    )
    expect(jobs).toHaveLength(1)
  })
})

describe('jobs and studies without headings', () => {
  it('are recognized by their periods and names', () => {
    const { content } = parseResume([
      line('Tariq Aziz', { size: 20 }),
      line('tariq@aziz.example'),
      line('Park Manager (Kestrel Ltd)\t2016 - now'),
      line('Counted the deer'),
      line('Museum Assistant (Halden GmbH)\t2014 - 2016'),
      line('Led the tours'),
      line('Master of Science (University of Halden)\t2014'),
      line('Thesis on the deer of the valley'),
    ])
    expect(content.workExperience).toMatchObject([
      { jobTitle: 'Park Manager', company: 'Kestrel Ltd', responsibilities: ['Counted the deer'] },
      { jobTitle: 'Museum Assistant', company: 'Halden GmbH', endDate: '2016' },
    ])
    expect(content.education).toMatchObject([{ degree: 'Master of Science', school: 'University of Halden' }])
  })
})

describe('a study', () => {
  it('may have its degree before a year and its school after it', () => {
    expect(
      studiesOf(
        line('Bachelor of Accountancy 1996 - Halden Technological University'),
        line('Diploma in Drawing 1992 - Kestrel College'),
      ),
    ).toMatchObject([
      { degree: 'Bachelor of Accountancy', school: 'Halden Technological University', graduationYear: '1996' },
      { degree: 'Diploma in Drawing', school: 'Kestrel College', graduationYear: '1992' },
    ])
  })
})

describe('projects', () => {
  it('may have their names below their periods', () => {
    const bold = (text: string, x: number) => line(text, { x, isBold: true, gap: 1 })
    const { projects } = parseResume([
      line('Tariq Aziz', { size: 20 }),
      heading('Projects'),
      bold('October 2018 - Present', 10),
      bold('A map of all deer in the valley', 40),
      item('Drawn by hand', 60),
      bold('May 2020 - June 2021', 10),
      bold('Fences: a plan for the river', 40),
    ]).content
    expect(projects).toMatchObject([
      { name: 'A map of all deer in the valley', startDate: '2018-10', isOngoing: true },
      { name: 'Fences', startDate: '2020-05', endDate: '2021-06' },
    ])
  })
})
