import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Person } from './person.ts'
import { headingOf, levelOf, monthOf, rangeOf } from './wording.ts'

const line = (text: string) => new Paragraph({ children: [new TextRun(text)] })
const item = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
const tabbed = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold: true }), new TextRun({ children: [new Tab(), right] })],
  })
const cell = (children: (Paragraph | Table)[], size: number) =>
  new TableCell({ children: children as Paragraph[], width: { size, type: WidthType.PERCENTAGE } })

function top(person: Person): Paragraph[] {
  const contact = [person.email, person.phone, person.location].filter(Boolean).join(' · ')
  const links = [person.linkedIn, person.website].filter(Boolean).join(' · ')
  return [
    new Paragraph({ children: [new TextRun({ text: person.name, bold: true, size: 44 })] }),
    line(person.title),
    line(contact),
    ...(links ? [line(links)] : []),
  ]
}

const skillLines = ({ skills }: Person) =>
  Object.entries(skills).map(([group, names]) => line(group ? `${group}: ${names.join(', ')}` : names.join(', ')))

function rest(person: Person, pick: number): Paragraph[] {
  const languages = person.languages.map(([name, level]) => `${name} (${levelOf(person, level, pick)})`)
  const certificates = person.certifications.map(
    ([name, issuer, date]) => `${name}, ${issuer}, ${monthOf(person.language, date, 'short')}`,
  )
  return [
    heading(headingOf(person, 'skills', pick)),
    ...skillLines(person),
    heading(headingOf(person, 'languages', pick)),
    line(languages.join(', ')),
    ...(certificates.length ? [heading(headingOf(person, 'certifications', pick)), ...certificates.map(item)] : []),
    ...(person.projects.length ? [heading(headingOf(person, 'projects', pick))] : []),
    ...person.projects.flatMap(([name, description, technologies, link]) => [
      new Paragraph({ children: [new TextRun({ text: name, bold: true }), new TextRun(link ? ` | ${link}` : '')] }),
      line(description),
      line(`${person.language === 'es' ? 'Tecnologías' : 'Technologies'}: ${technologies.join(', ')}`),
    ]),
    ...person.custom.flatMap(([title, lines]) => [heading(title), ...lines.map(item)]),
  ]
}

function plain(person: Person): (Paragraph | Table)[] {
  return [
    ...top(person),
    heading(headingOf(person, 'summary', 1)),
    line(person.summary),
    heading(headingOf(person, 'jobs', 1)),
    ...person.jobs.flatMap(([title, company, location, start, end, lines]) => [
      tabbed(`${title}, ${company}`, rangeOf(person, [start, end], 'short', 1)),
      line(location),
      ...lines.map(item),
    ]),
    heading(headingOf(person, 'education', 1)),
    ...person.education.flatMap(([degree, school, location, year, gpa, honors]) => [
      tabbed(degree, year),
      line(`${school}, ${location}`),
      ...(gpa ? [line(`GPA: ${gpa}`)] : []),
      ...(honors ? [line(honors)] : []),
    ]),
    ...rest(person, 1),
  ]
}

function tables(person: Person): (Paragraph | Table)[] {
  const jobs = person.jobs.map(
    ([title, company, location, start, end, lines]) =>
      new TableRow({
        children: [
          cell([line(rangeOf(person, [start, end], 'numbers', 0))], 25),
          cell(
            [
              new Paragraph({ children: [new TextRun({ text: title, bold: true })] }),
              line(`${company}, ${location}`),
              ...lines.map(item),
            ],
            75,
          ),
        ],
      }),
  )
  const studies = person.education.map(
    ([degree, school, location, year, gpa, honors]) =>
      new TableRow({
        children: [
          cell([line(year)], 25),
          cell(
            [
              new Paragraph({ children: [new TextRun({ text: degree, bold: true })] }),
              line(`${school}, ${location}`),
              ...(gpa ? [line(`GPA: ${gpa}`)] : []),
              ...(honors ? [line(honors)] : []),
            ],
            75,
          ),
        ],
      }),
  )
  return [
    ...top(person),
    heading(headingOf(person, 'summary', 3)),
    line(person.summary),
    heading(headingOf(person, 'jobs', 3)),
    new Table({ rows: jobs, width: { size: 100, type: WidthType.PERCENTAGE } }),
    heading(headingOf(person, 'education', 3)),
    new Table({ rows: studies, width: { size: 100, type: WidthType.PERCENTAGE } }),
    ...rest(person, 0),
  ]
}

/** A Word file, written with the docx library. */
export const docxOf = (person: Person, layout: 'docx' | 'docx with tables'): Promise<Buffer> =>
  Packer.toBuffer(new Document({ sections: [{ children: layout === 'docx' ? plain(person) : tables(person) }] }))
