import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const read = (title: string, ...lines: SourceLine[]) => {
  const { content, unplaced, notes } = parseResume([line('Amara Okonkwo', { size: 20 }), heading(title), ...lines])
  return { ...content, unplaced, notes }
}

describe('awards', () => {
  it('are read from lines with a date, an issuer and a description', () => {
    const { awards, customSections, unplaced } = read(
      'Honors & Awards',
      line('Best paper \u00b7 Water Board\tMay 2021'),
      item('One of 300 papers'),
      line('Young engineer of the year\t2019'),
    )
    expect(awards).toMatchObject([
      { name: 'Best paper', issuer: 'Water Board', date: '2021-05', summary: 'One of 300 papers' },
      { name: 'Young engineer of the year', issuer: '', date: '2019', summary: '' },
    ])
    expect([customSections, unplaced]).toEqual([[], []])
  })

  it('are read from list items, also without dates; a comma remains part of the name', () => {
    expect(
      read('Auszeichnungen', item('Swedish Design Prize, shortlist 2021'), item('Dean\u2019s List')).awards,
    ).toMatchObject([
      { name: 'Swedish Design Prize, shortlist', issuer: '', date: '2021' },
      { name: 'Dean\u2019s List', date: '' },
    ])
  })

  it('may start with their dates', () => {
    expect(
      read('Awards', line('May 2021 Best paper'), line('Water Board'), line('2019 Best poster')).awards,
    ).toMatchObject([
      { name: 'Best paper', issuer: 'Water Board', date: '2021-05' },
      { name: 'Best poster', issuer: '', date: '2019' },
    ])
  })

  it('are not read from a text without dates', () => {
    const { awards, customSections } = read('Awards', line('I won many of them.'), line('Ask me about the ships.'))
    expect(awards).toEqual([])
    expect(customSections).toMatchObject([{ title: 'Awards' }])
  })
})

describe('publications', () => {
  it('have a publisher and a link in the lines below', () => {
    const { publications, unplaced } = read(
      'Publications',
      line('Counting on rivers\tMar 2020'),
      line('Water Journal'),
      line('waterjournal.example/12'),
      line('How a river is counted by its fish.'),
      line('Rivers again\t2022'),
    )
    expect(publications).toMatchObject([
      {
        name: 'Counting on rivers',
        publisher: 'Water Journal',
        date: '2020-03',
        link: 'waterjournal.example/12',
        summary: 'How a river is counted by its fish.',
      },
      { name: 'Rivers again', publisher: '', date: '2022' },
    ])
    expect(unplaced).toEqual([])
  })

  it('are not split at a year in the middle of a citation', () => {
    const text = 'Okonkwo, A., Smith, J. (2020). Counting on rivers. Water Journal, 12.'
    expect(read('Selected Publications', item(text)).publications).toMatchObject([{ name: text, date: '' }])
  })

  it('are read as text if the page wrapped them, or one is too long for a title', () => {
    const wrapped = read(
      'Publications',
      line('Okonkwo, A. Counting on rivers, in: Proceedings'),
      line('of the Water Board, 2020'),
    )
    const long = read('Publications', item('x'.repeat(301)))
    expect([wrapped.publications, long.publications]).toEqual([[], []])
    expect([wrapped.customSections.length, long.customSections.length]).toEqual([1, 1])
    expect(long.notes.filter(({ at }) => at.endsWith('.name'))).toEqual([])
  })
})

describe('volunteering', () => {
  it('is read like jobs', () => {
    const { volunteering, notes, unplaced } = read(
      'Volunteer Experience',
      line('Driver, Red Cross Foundation\t2016 - 2020'),
      item('Drove two nights a week'),
      line('Coordinator, Fernway Food Ltd\t2021 - Present'),
      item('Planned the shifts'),
    )
    expect(volunteering).toMatchObject([
      {
        role: 'Driver',
        organization: 'Red Cross Foundation',
        startDate: '2016',
        endDate: '2020',
        isOngoing: false,
        responsibilities: ['Drove two nights a week'],
      },
      { role: 'Coordinator', startDate: '2021', endDate: null, isOngoing: true },
    ])
    expect(notes.some(({ at }) => at === `${volunteering[0]?.id}.role`)).toBe(true)
    expect(unplaced).toEqual([])
  })

  it('is read from items with a period', () => {
    expect(read('Volunteering', item('Mentor at Girls Can Code Addis since 2019')).volunteering).toMatchObject([
      { role: 'Mentor at Girls Can Code Addis', startDate: '2019', isOngoing: true },
    ])
  })
})
