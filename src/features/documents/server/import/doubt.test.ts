import { expect, it } from 'vitest'
import { layoutPlain } from '#server/text/layout-plain.ts'
import { DOUBTFUL } from './doubt.ts'
import { readLines } from './read-lines.ts'

const doubtOf = (...lines: string[]) => readLines(layoutPlain(lines.join('\n'))).doubt
const top = ['Ngozi Adeyemi', 'ngozi@adeyemi.example', '']
const jobs = ['EXPERIENCE', '', 'Analyst, Fernway Ltd, 2019 - 2021', '- Counted ships', '- Wrote reports', '']
const studies = ['EDUCATION', '', 'BSc Physics, University of Lagos, 2015 - 2019', '']

it('is low for a resume whose lines, periods and names are all assigned', () => {
  expect(doubtOf(...top, ...jobs, ...studies)).toBeLessThan(DOUBTFUL / 4)
})

it.each([
  [
    'periods that begin no entry',
    [...top, 'NOTES', '', 'from 2011 - 2012', 'and 2013 - 2014', 'and 2014 - 2016', 'and 2016 - 2018', '', ...studies],
  ],
  [
    'lines that begin within sentences, and no studies',
    [...top, 'EXPERIENCE', '', ...Array.from({ length: 8 }, () => 'counted the ships and\tat the same time')],
  ],
  [
    'skills that are sentences, and no studies',
    [
      ...top,
      ...jobs,
      'SKILLS',
      '',
      ...['ships', 'boats', 'cranes'].map((it) => `- Was able to count all ${it} of a day`),
    ],
  ],
  [
    'a heading for jobs without any',
    [...top, ...studies, 'PROJECTS', '', 'Lighthouse', '- Drew the ships that pass', '', 'EXPERIENCE', ''],
  ],
])('is high for %s', (_, lines) => {
  expect(doubtOf(...lines)).toBeGreaterThan(DOUBTFUL)
})
