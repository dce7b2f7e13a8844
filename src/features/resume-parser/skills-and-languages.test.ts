import { describe, expect, it } from 'vitest'
import type { SourceLine } from '#lib/source-line.ts'
import { parseResume } from './parse-resume.ts'
import { heading, item, line } from './source-lines.testing.ts'
import { languageIn } from './vocabulary/language-names.ts'

const subheading = (text: string) => line(text, { size: 12, isBold: true, gap: 0.5 })
const contentOf = (...lines: SourceLine[]) => {
  const { skills, languages } = parseResume([line('Ines Duarte', { size: 20 }), ...lines]).content
  return { skills: skills.map(({ name }) => name), languages: languages.map(({ name }) => name) }
}

describe('languageIn', () => {
  it.each([
    ['English Fluent', 'English'],
    ['Deutsch (Muttersprache)', 'Deutsch'],
    [
      '\u0410\u043d\u0433\u043b\u0438\u0439\u0441\u043a\u0438\u0439 B2',
      '\u0410\u043d\u0433\u043b\u0438\u0439\u0441\u043a\u0438\u0439',
    ],
    ['\u82f1\u8a9e\uff1a\u65e5\u5e38\u4f1a\u8a71', '\u82f1\u8a9e'],
    ['Mandarin', 'Mandarin'],
    ['Java', ''],
  ])('of %s is %s', (text, name) => {
    expect(languageIn(text)).toBe(name)
  })
})

describe('languages', () => {
  it('are read among the skills', () => {
    expect(
      contentOf(heading('Skills'), line('Welding, Soldering'), line('Languages: Dutch (native), Turkish')),
    ).toEqual({
      skills: ['Welding', 'Soldering'],
      languages: ['Dutch', 'Turkish'],
    })
  })

  it('are read next to the address if their line is labelled', () => {
    const top = [line('Languages known\t: Hindi, Bengali & Odia'), line('Nationality: Italian')]
    const sections = [heading('Skills'), item('Knitting'), heading('Education'), heading('Experience')]
    expect(contentOf(...top, ...sections).languages).toEqual(['Hindi', 'Bengali', 'Odia'])
  })

  it('are separated from the skills below a shared heading', () => {
    expect(contentOf(heading('Languages and Skills'), item('Swahili, fluent'), item('Excel, Word, Access'))).toEqual({
      skills: ['Excel', 'Word', 'Access'],
      languages: ['Swahili'],
    })
  })

  it('are skills if they are programming languages', () => {
    expect(contentOf(heading('Languages'), line('Go, Rust and some Perl'))).toMatchObject({ languages: [] })
  })

  it('end before a level without separator', () => {
    expect(contentOf(heading('Languages'), line('Portuguese native'), line('spanish & italian')).languages).toEqual([
      'Portuguese',
      'spanish',
      'italian',
    ])
  })
})

describe('skills', () => {
  it('are separated by the commas of all scripts', () => {
    expect(contentOf(heading('Skills'), line('Git\u3001Vim\uff0cLatex\u060c Bash')).skills).toEqual([
      'Git',
      'Vim',
      'Latex',
      'Bash',
    ])
  })

  it('are read from both columns of a list', () => {
    expect(contentOf(heading('Skills'), item('Python\t\u00b7 Bash')).skills).toEqual(['Python', 'Bash'])
  })

  it('follow a compound heading with a word for skills', () => {
    expect(contentOf(subheading('Select Languages, Technologies, and Methodologies'), item('Lua, R')).skills).toEqual([
      'Lua',
      'R',
    ])
  })

  it('continue under less prominent unknown headings and after a nested section', () => {
    const { skills, languages } = contentOf(
      heading('Education'),
      line('BSc Physics, University of Porto\t2012'),
      heading('Skills'),
      subheading('Languages'),
      item('French (fluent)'),
      subheading('Other'),
      item('Modelling'),
      subheading('Workshop'),
      item('Lathe'),
    )
    expect(languages).toEqual(['French'])
    expect(skills).toEqual(expect.arrayContaining(['Modelling', 'Lathe']))
  })
})

it('does not include a level in numbers or symbols in the name of a skill', () => {
  const lines = [
    item('HTML: 30%'),
    item('Soldering 70 %'),
    item('Go \u2605\u2605\u2605\u2606\u2606'),
    item('SQL (4/5)'),
  ]
  expect(contentOf(heading('Skills'), ...lines).skills).toEqual(['HTML', 'Soldering', 'Go', 'SQL'])
})

it('separates the last two members of a list at the word between them', () => {
  const skills = [line('Welding, Soldering and Brazing'), line('Research & Development')]
  expect(contentOf(heading('Skills'), ...skills).skills).toEqual([
    'Welding',
    'Soldering',
    'Brazing',
    'Research & Development',
  ])
})
