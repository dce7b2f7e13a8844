import { expect, it } from 'vitest'
import { item, jobsOf, line } from './source-lines.testing.ts'

const head = (text: string) => line(text, { isBold: true, size: 12 })

it('does not read dated works as jobs if they are within the period of a job and less prominent', () => {
  const jobs = jobsOf(
    head('Software Engineer\tQuay Robots Ltd\t2017 - Present'),
    line('Harbour Crab\t2018 - Present'),
    item('Walks along the pier'),
    line('Net Mender\t2017 - 2018'),
    item('Ties knots'),
    head('Intern\tGull Bay Ltd\t2015 - 2017'),
    item('Swept the floor'),
  )
  expect(jobs).toMatchObject([
    { company: 'Quay Robots Ltd', startDate: '2017', isCurrentRole: true },
    { company: 'Gull Bay Ltd', startDate: '2015' },
  ])
  expect(jobs[0]?.responsibilities).toEqual(expect.arrayContaining(['Walks along the pier', 'Ties knots']))
})

it('reads positions within the period of their employer as jobs, and so those outside of it', () => {
  const posts = jobsOf(
    head('Quay Robots\t2015 - 2021'),
    line('Software Engineer\t2018 - 2021'),
    item('Walks along the pier'),
    line('Test Engineer\t2015 - 2018'),
  )
  expect(posts.map(({ startDate }) => startDate)).toEqual(['2015', '2018', '2015'])
  const others = jobsOf(head('Welder\tQuay Robots Ltd\t2019 - 2021'), line('Harbour Crab\t2011 - 2012'))
  expect(others).toHaveLength(2)
})
