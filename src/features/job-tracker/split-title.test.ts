import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { companyOfAddress, spellingIn, splitTitle } from './split-title.ts'

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
  ['Nurse at Fernway Health | LinkedIn', '', 'Nurse', 'Fernway Health'],
  ['Koch (m/w/d) - Stellenangebot', '', 'Koch (m/w/d)', ''],
  ['Stellenangebot: Koch (m/w/d)', '', 'Koch (m/w/d)', ''],
  ['Koch (m/w/d) bei Halden GmbH in Kiel - Stellenangebot | StepStone', '', 'Koch (m/w/d)', 'Halden GmbH'],
  ['Infirmier de nuit (H/F) chez Clinique Bel Air - Offre d’emploi', '', 'Infirmier de nuit (H/F)', 'Clinique Bel Air'],
  ['Halden GmbH sucht Koch (m/w/d) in Kiel', '', 'Koch (m/w/d)', 'Halden GmbH'],
  ['Data Analyst - Indeed.com', '', 'Data Analyst', ''],
  ['Fernway - Data Analyst', 'Fernway', 'Data Analyst', 'Fernway'],
  ['Job Coach', '', 'Job Coach', ''],
  ['Vacancy Manager - Careers', '', 'Vacancy Manager', ''],
  ['Koch (m/w/d) bei Halden GmbH in Kiel', 'Halden GmbH', 'Koch (m/w/d)', 'Halden GmbH'],
  ['Data Analyst - Fernway', 'Fernway', 'Data Analyst', 'Fernway'],
  ['Data Analyst', 'Fernway', 'Data Analyst', 'Fernway'],
])('splitTitle › %j of %j is %j of %j', (text, known, title, companyName) =>
  expect(splitTitle(text, known)).toEqual({ title, companyName }),
)

it('splitTitle › reads hostile titles in linear time', async () => {
  const hostile = (size: number) => 'a hiring b in | at '.repeat(size)
  expect(await growthOf(3_000, hostile, (text) => splitTitle(text, ''))).toBeLessThan(NEARLY_LINEAR)
})

it.each([
  ['https://jobs.lever.co/fernway-health/8d2', 'Fernway Health'],
  ['https://boards.greenhouse.io/FernwayHealth/jobs/12', 'FernwayHealth'],
  ['https://fernway.recruitee.com/o/analyst', 'Fernway'],
  ['https://fernway.wd3.myworkdayjobs.com/en-US/Careers/job/1', 'Fernway'],
  ['https://boards.greenhouse.io/embed/job_app?token=1', ''],
  ['https://jobs.lever.co/', ''],
  ['https://www.bamboohr.com/jobs', ''],
  ['https://jobs.lever.co.example/fernway/1', ''],
  ['https://fernway.example/jobs/12', ''],
  ['nothing', ''],
])('companyOfAddress › %s is %j', (address, company) => expect(companyOfAddress(address)).toBe(company))

it.each([
  ['Fernwayhealth', 'Data Analyst at Fernway Health', 'Fernway Health'],
  ['Fernway', 'Fernway Careers | Data Analyst', 'Fernway'],
  ['Fwh', 'Data Analyst at Fernway Health', ''],
  ['', 'Data Analyst', ''],
])('spellingIn › %j in %j is %j', (company, text, written) => expect(spellingIn(company, text)).toBe(written))
