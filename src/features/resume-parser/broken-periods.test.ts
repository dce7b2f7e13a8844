import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { heading, line } from './source-lines.testing.ts'

it('joins a period that is broken in a narrow column', () => {
  const { content } = parseResume([
    line('Inès Laval', { size: 20 }),
    heading('Expérience'),
    line('Déc. 2023— Soudeuse, Quai Nord, Brest'),
    line('Aujourd’hui\tSoude des tuyaux pour deux raffineries.'),
    line('Sept. 2022— Stagiaire, Atelier Gris, Lorient'),
    line('Mars 2023\tNettoie les outils de tout un atelier.'),
  ])
  expect(content.workExperience).toMatchObject([
    { jobTitle: 'Soudeuse', startDate: '2023-12', isCurrentRole: true },
    { jobTitle: 'Stagiaire', startDate: '2022-09', endDate: '2023-03' },
  ])
  expect(content.workExperience[1]?.responsibilities).toEqual(['Nettoie les outils de tout un atelier.'])
})

it('does not join a separate date below a period', () => {
  const { content } = parseResume([
    line('Inès Laval', { size: 20 }),
    heading('Experience'),
    line('2019 - 2021 Welder, Quay Works Ltd'),
    line('2018\tWelder of the year'),
  ])
  expect(content.workExperience[0]).toMatchObject({ startDate: '2019', endDate: '2021' })
})

it('joins a period that is broken at the right edge', () => {
  const { content } = parseResume([
    line('In\u00e8s Laval', { size: 20 }),
    heading('Experience'),
    line('Quay Works Ltd\tJuly 2018-', { isBold: true }),
    line('Welder\tDecember 2022', { isBold: true }),
    line('Joined pipes for two refineries'),
    line('Atelier Gris Ltd\tMay 2016-', { isBold: true }),
    line('Apprentice\tJune 2018', { isBold: true }),
  ])
  expect(content.workExperience).toMatchObject([
    { jobTitle: 'Welder', company: 'Quay Works Ltd', startDate: '2018-07', endDate: '2022-12' },
    { jobTitle: 'Apprentice', company: 'Atelier Gris Ltd', startDate: '2016-05', endDate: '2018-06' },
  ])
})

it('joins a period with a line without a date between its parts', () => {
  const { content } = parseResume([
    line('In\u00e8s Laval', { size: 20 }),
    heading('Experience'),
    line('2019.01 ~\tQuay Works Ltd\tWelder', { x: 44 }),
    line('in two towns', { x: 144 }),
    line('2023.12\tJoined pipes', { x: 44 }),
  ])
  expect(content.workExperience).toMatchObject([
    { jobTitle: 'Welder', company: 'Quay Works Ltd', startDate: '2019-01', endDate: '2023-12' },
  ])
})
