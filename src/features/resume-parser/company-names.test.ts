import { describe, expect, it } from 'vitest'
import { item, jobsOf, line } from './source-lines.testing.ts'

describe('a title and a company without a sign between them', () => {
  it('divides them at a company with its legal form', () => {
    const jobs = jobsOf(
      line('Jan 2020 - May 2021', { isBold: true }),
      line('Sales Manager Kestrel Media GmbH & Co. KG'),
      line('May 2018 - Dec 2019', { isBold: true }),
      line('Kelnerin hafen GmbH Bremen'),
      line('May 2016 - Dec 2017', { isBold: true }),
      line('Editor \u201cNews of the Harbour\u201d Quay Press Ltd'),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'Sales Manager', company: 'Kestrel Media GmbH & Co. KG' },
      { jobTitle: 'Kelnerin', company: expect.stringContaining('hafen GmbH') },
      { jobTitle: 'Editor \u201cNews of the Harbour\u201d', company: 'Quay Press Ltd' },
    ])
  })

  it('does not divide the name of a company', () => {
    const [job] = jobsOf(line('Foreman, RCP Technik GmbH & Co. KG, 2019 - 2021'), item('Led nine people'))
    expect(job).toMatchObject({ jobTitle: 'Foreman', company: 'RCP Technik GmbH & Co. KG' })
  })
})

describe('brackets after a company', () => {
  it('are its place if several companies have a town there', () => {
    const jobs = jobsOf(
      line('2015-2017: Barman - Kestrel Farm (Brookvale)'),
      line('2013-2015: Waiter - Fox Court (Grimsel)'),
    )
    expect(jobs).toMatchObject([
      { jobTitle: 'Barman', company: 'Kestrel Farm', location: 'Brookvale' },
      { jobTitle: 'Waiter', company: 'Fox Court', location: 'Grimsel' },
    ])
  })

  it('are a remark if they are in lower case, and stay if they are an abbreviation', () => {
    const jobs = jobsOf(
      line('Tutor \u2013 Harbour College (since the second year), 2019 - 2021'),
      line('Welder \u2013 Kestrel Steel Works (KSW), 2016 - 2019'),
    )
    expect(jobs).toMatchObject([
      { company: 'Harbour College', responsibilities: ['since the second year'] },
      { company: 'Kestrel Steel Works (KSW)' },
    ])
  })
})

it('joins a job with its continuation on the next page', () => {
  const jobs = jobsOf(
    line('Welder \u2013 Harbour Works Ltd', { isBold: true }),
    line('2019 \u2013 2021'),
    item('Joined pipes'),
    line('Welder \u2013 Harbour Works Ltd', { isBold: true, page: 2 }),
    line('2019 \u2013 2021', { page: 2 }),
    { ...item('Led nine people'), page: 2 },
  )
  expect(jobs).toMatchObject([{ company: 'Harbour Works Ltd', responsibilities: ['Joined pipes', 'Led nine people'] }])
})

it('reads a comma without a space, a horizontal bar and a slash as separators', () => {
  const jobs = jobsOf(
    line('Clerk \u2015 Kestrel Management AG,Zug'),
    line('2012 - 2014'),
    line('Foreman \u2015 Harbour Works AG,Basel'),
    line('2010 - 2012'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Clerk', company: 'Kestrel Management AG', location: 'Zug' },
    { jobTitle: 'Foreman', company: 'Harbour Works AG', location: 'Basel' },
  ])
  const [job] = jobsOf(line('HEAD NURSE', { isBold: true }), line('Harbour Hospital / 2013 \u2013 2015'))
  expect(job).toMatchObject({ jobTitle: 'HEAD NURSE', company: 'Harbour Hospital' })
})
