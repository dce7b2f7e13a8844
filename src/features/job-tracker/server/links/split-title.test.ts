import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { splitTitle } from './split-title.ts'

it.each([
  ['Night Baker', '', 'Night Baker', ''],
  ['Looking at data', '', 'Looking at data', ''],
  ['Senior Engineer - Platform', '', 'Senior Engineer - Platform', ''],
  ['Engineer | LinkedIn', '', 'Engineer', ''],
  ['Mechanical Engineer | Avalanche Energy', '', 'Mechanical Engineer', 'Avalanche Energy'],
  ['Mechanical Engineer at Avalanche Energy | Avalanche Energy Careers', '', 'Mechanical Engineer', 'Avalanche Energy'],
  ['Field Planner at Natura Resources LLC', '', 'Field Planner', 'Natura Resources LLC'],
  ['Job Application for Data Analyst at Fernway', '', 'Data Analyst', 'Fernway'],
  ['Fernway hiring Data Analyst in Portland, OR | LinkedIn', '', 'Data Analyst', 'Fernway'],
  ['Data Analyst - Fernway', 'Fernway', 'Data Analyst', 'Fernway'],
  ['Data Analyst', 'Fernway', 'Data Analyst', 'Fernway'],
])('splitTitle › %j of %j is %j of %j', (text, known, title, companyName) =>
  expect(splitTitle(text, known)).toEqual({ title, companyName }),
)

it('splitTitle › reads hostile titles in linear time', async () => {
  const hostile = (size: number) => 'a hiring b in | at '.repeat(size)
  expect(await growthOf(3_000, hostile, (text) => splitTitle(text, ''))).toBeLessThan(NEARLY_LINEAR)
})
