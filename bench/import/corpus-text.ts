import type { Person } from './person.ts'
import { headingOf, levelOf, monthOf, rangeOf } from './wording.ts'

const wrap = (text: string, indent: string) => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 72) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join(`\n${indent}`)
}

/** Plain text, as people save it for web forms. */
export function textOf(person: Person): string {
  const section = (key: Parameters<typeof headingOf>[1], lines: string[]) => {
    const title = headingOf(person, key, 0).toUpperCase()
    return lines.length ? `\n${title}\n${'-'.repeat(title.length)}\n${lines.join('\n')}\n` : ''
  }
  const items = (lines: string[]) => lines.map((line) => `- ${wrap(line, '  ')}`).join('\n')
  const jobs = person.jobs.map(
    ([title, company, location, start, end, lines]) =>
      `${title} at ${company}, ${location}\n${rangeOf(person, [start, end], 'numbers', 1)}\n${items(lines)}\n`,
  )
  const studies = person.education.map(
    ([degree, school, location, year, gpa, honors]) =>
      `${degree}, ${year}\n${school}, ${location}${gpa ? `\nGPA: ${gpa}` : ''}${honors ? `\n${honors}` : ''}\n`,
  )
  const skills = Object.entries(person.skills).map(
    ([group, names]) => `${group ? `${group}: ` : ''}${names.join(', ')}`,
  )
  return [
    `${person.name}\n${person.title}\n${[person.email, person.phone, person.location].join(' | ')}\n${[person.linkedIn, person.website].filter(Boolean).join(' | ')}\n`,
    section('summary', [wrap(person.summary, '')]),
    section('jobs', jobs),
    section('education', studies),
    section('skills', skills),
    section(
      'languages',
      person.languages.map(([name, level]) => `${name}: ${levelOf(person, level, 0)}`),
    ),
    section(
      'certifications',
      person.certifications.map(
        ([name, issuer, date]) => `- ${name}, ${issuer}, ${monthOf(person.language, date, 'short')}`,
      ),
    ),
    section(
      'projects',
      person.projects.map(
        ([name, description, technologies, link]) =>
          `${name}${link ? ` (${link})` : ''}\n${description}\nTechnologies: ${technologies.join(', ')}\n`,
      ),
    ),
    ...person.custom.map(
      ([title, lines]) => `\n${title.toUpperCase()}\n${'-'.repeat(title.length)}\n${items(lines)}\n`,
    ),
  ].join('')
}
