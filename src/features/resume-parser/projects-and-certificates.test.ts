import { expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const contentOf = (...lines: SourceLine[]) =>
  parseResume([line('Hana Novak', { size: 20 }), heading('Education'), line('BSc 2012'), ...lines]).content
const projectsOf = (...lines: SourceLine[]) => contentOf(...lines).projects.map(({ name }) => name)

it('reads items side by side as separate projects', () => {
  expect(projectsOf(heading('Projects'), item('Tide Clock'), item('Rain Map'), item('Loom'))).toEqual([
    'Tide Clock',
    'Rain Map',
    'Loom',
  ])
})

it('reads lines with a name and a description as separate projects', () => {
  const lines = [line('Tide Clock - shows the next high water'), line('Rain Map - a map of the rain of a day')]
  expect(projectsOf(heading('Projects'), ...lines)).toEqual(['Tide Clock', 'Rain Map'])
})

it('starts projects at a heading whose last word means projects', () => {
  expect(projectsOf(heading('Weekend and External Projects'), item('Loom'), item('Kiln'))).toEqual(['Loom', 'Kiln'])
})

it('keeps a level after a dash in the name of a certificate', () => {
  const lines = [item('Cloud Planner \u2013 Associate, Sky Institute'), item('First Aid \u2013 Red Cross')]
  expect(contentOf(heading('Certifications'), ...lines).certifications).toMatchObject([
    { name: 'Cloud Planner \u2013 Associate', issuer: 'Sky Institute' },
    { name: 'First Aid', issuer: 'Red Cross' },
  ])
})

it('reads names in one row between dots as separate certificates', () => {
  const row = line('Fire drill • First aid by Red Cross • Radio for boats')
  expect(contentOf(heading('Formations en ligne'), row).certifications).toMatchObject([
    { name: 'Fire drill' },
    { name: 'First aid', issuer: 'Red Cross' },
    { name: 'Radio for boats' },
  ])
})

it.each([
  [
    'their dates, whatever else is bold',
    [
      line('2021 - 2022\tTide Clock', { isBold: true, size: 12 }),
      line('A clock for the harbour'),
      line('Go \u2022 SQL', { isBold: true }),
      line('2020 - 2021\tRain Map', { isBold: true, size: 12 }),
      line('Go \u2022 SQL', { isBold: true }),
    ],
  ],
  [
    'the outer items of a list',
    [item('Tide Clock', 0), item('shows high water', 12), item('Rain Map', 0), item('shows the rain of a day', 12)],
  ],
  [
    'the lines between lists, however long',
    [
      line('Tide Clock | Go, SQL, JavaScript, a radio, a rubber boat, two lamps, a rope, and the moon of last night'),
      item('Shows high water'),
      line('Rain Map | Go'),
      item('Shows the rain of a day'),
    ],
  ],
  [
    'lines that are no label of others',
    [
      line('Tide Clock', { isBold: true }),
      line('Task\tShow high water', { isBold: true }),
      line('Means\tGo', { isBold: true }),
      line('Rain Map', { isBold: true, gap: 1 }),
      line('Task\tShow the rain', { isBold: true }),
      line('Means\tSQL', { isBold: true }),
    ],
  ],
  [
    'a label, and end before the words of a link',
    [line('Project: Tide Clock (Repository)'), item('Go'), line('Project: Rain Map'), item('Go')],
  ],
])('recognizes projects by %s', (_, lines) => {
  expect(projectsOf(heading('Projects'), ...lines)).toEqual(['Tide Clock', 'Rain Map'])
})

it('reads an address as the name of a project', () => {
  expect(projectsOf(heading('Projects'), line('tides.example - shows high water'), line('Loom - weaves'))).toEqual([
    'tides.example',
    'Loom',
  ])
})

it.each<[string, SourceLine[]]>([
  ['with their short names in brackets', [item('Boat Radio (BRC)'), item('Night Sailing (NS-2)')]],
  [
    'without what is said of them',
    [item('Boat Radio (BRC): a course of six weeks'), item('Night Sailing (NS-2): 20-hour course at sea')],
  ],
  ['of two lines', [line('Boat Radio'), line('for beginners (BRC)'), line('Night Sailing (NS-2)')]],
  [
    'above their issuer and year',
    [
      line('Boat Radio (BRC)'),
      line('Harbour School, 2022'),
      line('Night Sailing (NS-2)'),
      line('Harbour School, 2023'),
    ],
  ],
  [
    'in larger letters than their issuer',
    [
      line('Boat Radio (BRC)'),
      line('Harbour School', { size: 9 }),
      line('Night Sailing (NS-2)', { gap: 1 }),
      line('Coast Club', { size: 9 }),
    ],
  ],
])('reads certificates %s', (_, lines) => {
  const names = contentOf(heading('Certifications'), ...lines).certifications.map(({ name }) => name)
  expect(names.map((name) => name.replace(' for beginners', ''))).toEqual(['Boat Radio (BRC)', 'Night Sailing (NS-2)'])
})
