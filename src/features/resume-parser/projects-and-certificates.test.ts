import { expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const contentOf = (...lines: SourceLine[]) =>
  parseResume([line('Hana Novak', { size: 20 }), heading('Education'), line('BSc 2012'), ...lines]).content
const projectsOf = (...lines: SourceLine[]) => contentOf(...lines).projects.map(({ name }) => name)

it('items side by side are a project each', () => {
  expect(projectsOf(heading('Projects'), item('Tide Clock'), item('Rain Map'), item('Loom'))).toEqual([
    'Tide Clock',
    'Rain Map',
    'Loom',
  ])
})

it('lines that all name and describe are a project each', () => {
  const lines = [line('Tide Clock - shows the next high water'), line('Rain Map - a map of the rain of a day')]
  expect(projectsOf(heading('Projects'), ...lines)).toEqual(['Tide Clock', 'Rain Map'])
})

it('a heading whose last word is one of projects begins them', () => {
  expect(projectsOf(heading('Weekend and External Projects'), item('Loom'), item('Kiln'))).toEqual(['Loom', 'Kiln'])
})

it('a level after a dash is a part of the name of a certificate', () => {
  const lines = [item('Cloud Planner \u2013 Associate, Sky Institute'), item('First Aid \u2013 Red Cross')]
  expect(contentOf(heading('Certifications'), ...lines).certifications).toMatchObject([
    { name: 'Cloud Planner \u2013 Associate', issuer: 'Sky Institute' },
    { name: 'First Aid', issuer: 'Red Cross' },
  ])
})

it('names in one row with dots between are a certificate each', () => {
  const row = line('Fire drill • First aid by Red Cross • Radio for boats')
  expect(contentOf(heading('Formations en ligne'), row).certifications).toMatchObject([
    { name: 'Fire drill' },
    { name: 'First aid', issuer: 'Red Cross' },
    { name: 'Radio for boats' },
  ])
})
