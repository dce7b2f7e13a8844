import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Person } from './person.ts'
import { headingOf, levelOf, monthOf, rangeOf } from './wording.ts'

const quoted = (text: string) => `#${JSON.stringify(text).replaceAll('\\n', ' ')}`

function body(person: Person, pick: number): { main: string; side: string; head: string } {
  const heading = (key: Parameters<typeof headingOf>[1]) => `\n== ${headingOf(person, key, pick)}\n`
  const items = (lines: string[]) => lines.map((line) => `- ${quoted(line)}`).join('\n')
  const jobs = person.jobs.map(
    ([title, company, location, start, end, lines]) =>
      `#grid(columns: (1fr, auto), [*${quoted(company)}*, ${quoted(location)}], [${quoted(rangeOf(person, [start, end], 'short', pick))}])\n_${quoted(title)}_\n${items(lines)}\n`,
  )
  const studies = person.education.map(([degree, school, location, year, gpa, honors]) => {
    const more = [gpa && `GPA ${gpa}`, honors].filter(Boolean).join(' · ')
    return `#grid(columns: (1fr, auto), [*${quoted(school)}*, ${quoted(location)}], [${year}])\n${quoted(degree)}${more ? ` \\\n${quoted(more)}` : ''}\n`
  })
  const skills = Object.entries(person.skills).map(
    ([group, names]) => `- ${group ? `*${quoted(group)}*: ` : ''}${quoted(names.join(' · '))}`,
  )
  const languages = person.languages
    .map(([name, level]) => quoted(`${name} – ${levelOf(person, level, pick)}`))
    .join(' \\\n')
  const certificates = person.certifications.map(
    ([name, issuer, date]) => `- ${quoted(`${name}, ${issuer} (${monthOf(person.language, date, 'short')})`)}`,
  )
  const projects = person.projects.map(
    ([name, description, technologies, link]) =>
      `*${quoted(name)}* ${link ? `(${quoted(link)})` : ''} \\\n${quoted(description)} \\\n_${quoted(technologies.join(', '))}_\n`,
  )
  const contact = [person.location, person.phone, person.email, person.linkedIn, person.website].filter(Boolean)
  return {
    head: `#align(center)[#text(20pt, weight: "bold")[${quoted(person.name)}] \\\n${quoted(person.title)} \\\n#text(9pt)[${contact.map(quoted).join(' #h(6pt) • #h(6pt) ')}]]\n`,
    main: `${heading('summary')}${quoted(person.summary)}\n${heading('jobs')}${jobs.join('\n')}${projects.length ? heading('projects') + projects.join('\n') : ''}${person.custom.map(([title, lines]) => `\n== ${title}\n${items(lines)}`).join('\n')}`,
    side: `${heading('education')}${studies.join('\n')}${heading('skills')}${skills.join('\n')}${heading('languages')}${languages}\n${certificates.length ? heading('certifications') + certificates.join('\n') : ''}`,
  }
}

let compiler: NodeCompiler | undefined

/** A PDF from Typst, with one or two columns. */
export function typstPdf(person: Person, layout: 'typst one column' | 'typst two columns', fonts: string[]): Buffer {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fonts }] })
  const { head, main, side } = body(person, layout === 'typst one column' ? 2 : 3)
  const page =
    '#set page(paper: "a4", margin: 1.6cm)\n#set text(10pt, font: "Source Sans 3")\n#show heading: set text(12pt)\n'
  const content =
    layout === 'typst one column' ? main + side : `#grid(columns: (1.9fr, 1fr), gutter: 1cm, [${main}], [${side}])`
  const pdf = compiler.pdf({ mainFileContent: page + head + content })
  if (!pdf) throw new Error('Typst made nothing')
  return Buffer.from(pdf)
}
