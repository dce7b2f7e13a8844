import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const top = [line('Elif Yıldız', { size: 20 }), heading('Experience'), line('Cook, Quay Lines Ltd, 2019 - 2021')]

it('reads sections with headings on one line one after another', () => {
  const { content, unplaced } = parseResume([
    ...top,
    heading('Certificates\tLanguages'),
    item('Food hygiene\t• Turkish'),
    item('First aid\t• English'),
    heading('Skills\tHobbies'),
    item('Baking\t• Chess'),
    item('Grilling'),
    heading('Education'),
    line('Diploma, Izmir Cooking School, 2018'),
  ])
  expect(content.certifications.map(({ name }) => name)).toEqual(['Food hygiene', 'First aid'])
  expect(content.languages.map(({ name }) => name)).toEqual(['Turkish', 'English'])
  expect(content.skills.map(({ name }) => name)).toEqual(['Baking', 'Grilling'])
  expect(content.customSections).toMatchObject([{ title: 'Hobbies', items: ['Chess'] }])
  expect(content.education).toHaveLength(1)
  expect(unplaced).toEqual([])
})

it('assigns the cells below such a row by their position', () => {
  const { content } = parseResume([...top, heading('Skills\tLanguages'), item('Baking', 10), item('Turkish', 260)])
  expect(content.skills.map(({ name }) => name)).toEqual(['Baking'])
  expect(content.languages.map(({ name }) => name)).toEqual(['Turkish'])
})

it('does not change a row that names the columns of a table', () => {
  const { content } = parseResume([
    ...top,
    heading('Education'),
    line('Diploma, Izmir Cooking School, 2018'),
    heading('Skills'),
    line('Skill\tExperience\tSkill\tExperience', { isBold: true }),
    line('Baking\t5 years\tGrilling\t3 years'),
  ])
  expect(content.workExperience).toHaveLength(1)
  expect(content.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Baking', 'Grilling']))
})
