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
