import { expect, it } from 'vitest'
import { item, jobsOf, line } from './source-lines.testing.ts'

const head = (text: string) => line(text, { isBold: true, gap: 0.4 })

it('reads an entry without a date above the dated ones as a separate entry', () => {
  const jobs = jobsOf(
    line('Volunteer cook'),
    item('Cooked for the harvest festival'),
    line('Crane Operator, Harbour Association. 09/2022 - 03/2024.'),
    item('Moved boxes'),
    line('Deck Hand, Quay Association. 09/2019 - 08/2022.'),
    item('Tied ropes'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Volunteer cook', startDate: '', responsibilities: ['Cooked for the harvest festival'] },
    { jobTitle: 'Crane Operator', company: 'Harbour Association', responsibilities: ['Moved boxes'] },
    { jobTitle: 'Deck Hand', company: 'Quay Association', responsibilities: ['Tied ropes'] },
  ])
})

it('recognizes an entry without a date among dated ones by the formatting of their heads', () => {
  const jobs = jobsOf(
    head('Crane Operator, Harbour Works Ltd, 2022 - 2024'),
    item('Moved boxes'),
    head('Volunteer Coach, Gull Rowing Association'),
    item('Taught children to row'),
    head('Deck Hand, Quay Lines Ltd, 2019 - 2022'),
    item('Tied ropes'),
  )
  expect(jobs).toMatchObject([
    { jobTitle: 'Crane Operator', responsibilities: ['Moved boxes'] },
    { jobTitle: 'Volunteer Coach', company: 'Gull Rowing Association', responsibilities: ['Taught children to row'] },
    { jobTitle: 'Deck Hand', responsibilities: ['Tied ropes'] },
  ])
})
