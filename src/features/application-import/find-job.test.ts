import { expect, it } from 'vitest'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { jobChoices, jobFinder } from './find-job.ts'

const jobs = [
  { id: 'leipzig', title: 'Lagerist (m/w/d)', location: 'Leipzig' },
  { id: 'hamburg', title: 'Lagerist (m/w/d)', location: 'Hamburg, Deutschland', moreLocations: ['Lübeck'] },
  { id: 'nurse', title: 'Nurse', location: null },
  { id: 'porter', title: 'Porter (m/f/d)', location: 'Leeds' },
]
const find = jobFinder(jobs)

it.each([
  ['Nurse', 'nurse'],
  ['  NURSE ', 'nurse'],
  ['Lagerist (m/w/d) – Leipzig', 'leipzig'],
  ['Lagerist – Hamburg', 'hamburg'],
  ['Lübeck: Lagerist (m/w/d)', 'hamburg'],
  ['Porter', 'porter'],
  ['Lagerist (m/w/d)', null],
  ['Lagerist – Berlin', null],
  ['', null],
])('%j names %j', (text, id) => expect(find(text)).toBe(id))

it('choices have their place, and those with the title of the cell come first', () => {
  expect(jobChoices(jobs, [{ value: '', label: 'None' }])('Lagerist').options.map(({ label }) => label)).toEqual([
    'Lagerist (m/w/d) · Leipzig',
    'Lagerist (m/w/d) · Hamburg, Deutschland',
    'Nurse',
    'Porter (m/f/d) · Leeds',
    'None',
  ])
  expect(jobLabel('', null)).toBe('Untitled job')
})
