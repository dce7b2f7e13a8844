import { describe, expect, it } from 'vitest'
import { findRange } from './find-dates.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'

const name = line('Tariq Aziz', { size: 20 })
const jobs = [heading('Experience'), line('Ranger, Kestrel Park\t2019 - 2021')]
const read = (...lines: ReturnType<typeof line>[]) => parseResume([...lines, ...jobs]).content

describe('periods', () => {
  it('are read with the month first, or with two-digit years', () => {
    const of = (text: string) => {
      const range = findRange(text)
      return range && [range.start, range.isCurrent ? 'now' : range.end]
    }
    expect(of('07 2023 - 10 2024')).toEqual(['2023-07', '2024-10'])
    expect(of('May 95 \u2013 Jul 97')).toEqual(['1995-05', '1997-07'])
    expect(of('Jan 19 - present')).toEqual(['2019-01', 'now'])
    expect(of('seit 07.16')).toEqual(['2016-07', 'now'])
    expect(of('05.2019 - \u221e')).toEqual(['2019-05', 'now'])
  })
})

describe('the top of a page', () => {
  it('is read as skills below a label for them, also without a colon', () => {
    expect(read(name, line('Tech:\tBash, Perl, Vim')).skills).toHaveLength(3)
    expect(read(name, line('Key skills Bash, Perl, Vim, Git, Make')).skills).toHaveLength(5)
  })

  it('is read as an address on two lines and after labels', () => {
    const place = (...lines: ReturnType<typeof line>[]) => read(name, ...lines).personalInfo.location
    expect(place(line('2038 Kestrel St'), line('Halden, CA 94118'))).toBe('2038 Kestrel St, Halden, CA 94118')
    expect(place(line('Adres:\tDennenlaan 8'), line('Postcode, plaats:\t8331 DS, Steenwijk'))).toBe(
      'Dennenlaan 8, 8331 DS, Steenwijk',
    )
    expect(place(line('Endere\u00e7o: Rua das Flores, 42 -'), line('Lisboa, Portugal'))).toBe(
      'Rua das Flores, 42 - Lisboa, Portugal',
    )
  })

  it('is read as a value after a colon in the next cell', () => {
    expect(read(line('Name\t: Tariq Aziz'), line('Mobile\t: +44 20 7946 0000')).personalInfo.fullName).toBe(
      'Tariq Aziz',
    )
  })

  it('has no name if no line is distinct', () => {
    const items = [
      'Digital circuits',
      'Branch wiring',
      'Test equipment',
      'Fine soldering',
      'Panel mounting',
      'Welding Arcs',
    ]
    const { fullName } = read(line('RANGER'), ...items.map((text) => item(text))).personalInfo
    expect(items.slice(4)).not.toContain(fullName)
  })
})

describe('the title of a page', () => {
  it('is no heading above a name, but is one above a text', () => {
    const text = 'A ranger of the valley who counts the deer in winter and mends the fences along the river'
    const above = (...lines: ReturnType<typeof line>[]) =>
      parseResume([line('RESUME', { isBold: true, size: 14 }), ...lines, ...jobs]).content
    const ranger = above(line('Name: Tariq Aziz', { isBold: true }), line('tariq@aziz.example'))
    expect(ranger.personalInfo.fullName).toBe('Tariq Aziz')
    expect(ranger.professionalSummary).toBe('')
    expect(above(line(text)).professionalSummary).toBe(text)
  })
})

describe('a heading', () => {
  it('may include the total duration, in Korean', () => {
    const { workExperience } = parseResume([
      line('\uc774\uc815\uc6b0', { size: 20 }),
      line('\uacbd\ub825\t\ucd1d 2\ub144 11\uac1c\uc6d4', { isBold: true, size: 14, gap: 1 }),
      line('2021. 03 ~ 2023. 06'),
      line('\u321c\ud504\ub77c\ubc45'),
      line('\uc815\ubcf4\ubcf4\ud638 \ub2f4\ub2f9\uc790'),
    ]).content
    expect(workExperience).toMatchObject([{ startDate: '2021-03', endDate: '2023-06' }])
  })
})

describe('labels', () => {
  it('are neither a name nor a place, whatever is next to them', () => {
    const { personalInfo } = read(
      line('Father\u2019s Name\t: Omar Aziz'),
      line('Date of Birth\t: 1 May 1990'),
      line('Email ID: tariq@aziz.example'),
      line('Mobile No: +44 20 7946 0000'),
      line('Tariq Aziz', { isBold: true }),
    )
    expect(personalInfo).toMatchObject({ fullName: 'Tariq Aziz', location: '', phone: '+44 20 7946 0000' })
  })
})

describe('skills', () => {
  it('are separated by the dots of their levels', () => {
    const { skills } = read(name, heading('Skills'), line('Wiring (AC) \u25cb \u25cb \u25cb Soldering \u25cf \u25cf'))
    expect(skills.map(({ name: skill }) => skill)).toEqual(['Wiring (AC)', 'Soldering'])
  })
})
