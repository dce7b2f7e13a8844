import type { Person } from './person.ts'
import { type DateStyle, headingOf, levelOf, monthOf, rangeOf } from './wording.ts'

type Look = { pick: number; dates: DateStyle; order: 'title' | 'company' | 'dates' | 'one-line' | 'three-lines' }
type HtmlLayout = { look: Look; page: (parts: Parts) => string; css: string }
type Parts = Record<
  | 'name'
  | 'title'
  | 'contactLine'
  | 'contactList'
  | 'summary'
  | 'jobs'
  | 'education'
  | 'skills'
  | 'skillList'
  | 'more'
  | 'extras',
  string
> & { person: Person; look: Look }

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`
const section = (heading: string, body: string) => (body ? `<section><h2>${text(heading)}</h2>${body}</section>` : '')
const row = (left: string, right: string) => `<div class="row"><span>${left}</span> <span>${right}</span></div>`

function job(
  person: Person,
  look: Look,
  [title, company, location, start, end, lines]: Person['jobs'][number],
): string {
  const dates = rangeOf(person, [start, end], look.dates, look.pick)
  const heads = {
    title: `${row(`<b>${text(title)}</b>`, dates)}<div>${text(`${company}, ${location}`)}</div>`,
    company: `${row(`<b>${text(company)}</b>`, text(location))}${row(`<i>${text(title)}</i>`, dates)}`,
    dates: `<div class="dates">${dates}</div><div><b>${text(title)}</b></div><div>${text(company)} · ${text(location)}</div>`,
    'one-line': `<div><b>${text(title)}</b>, ${text(company)}, ${text(location)} (${dates})</div>`,
    'three-lines': `<h3>${text(title)}</h3><div>${text(company)} | ${dates}</div><div>${text(location)}</div>`,
  }
  return `<article>${heads[look.order]}${list(lines)}</article>`
}

function study(look: Look, [degree, school, location, year, gpa, honors]: Person['education'][number]): string {
  const more = [gpa && `GPA: ${gpa}`, honors].filter(Boolean).join(', ')
  const last = more ? `<div>${text(more)}</div>` : ''
  if (look.order === 'one-line') return `<p>${text(`${degree}, ${school}, ${location}, ${year}`)}</p>${last}`
  if (look.order === 'company')
    return `<article>${row(`<b>${text(school)}</b>`, text(location))}${row(text(degree), year)}${last}</article>`
  if (look.order === 'dates')
    return `<article><div class="dates">${year}</div><div><b>${text(degree)}</b></div><div>${text(school)} · ${text(location)}</div>${last}</article>`
  return `<article>${row(`<b>${text(degree)}</b>`, year)}<div>${text(`${school}, ${location}`)}</div>${last}</article>`
}

const skillLines = ({ skills }: Person) =>
  Object.entries(skills)
    .map(([group, names]) => `<p>${group ? `<b>${text(group)}:</b> ` : ''}${text(names.join(', '))}</p>`)
    .join('')

function more(person: Person, look: Look): string {
  const languages = person.languages.map(([name, level]) => {
    const words = levelOf(person, level, look.pick)
    return look.pick % 2 ? `${name}: ${words}` : `${name} (${words})`
  })
  const certificates = person.certifications.map(([name, issuer, date]) =>
    look.pick % 2
      ? `${name}, ${issuer}, ${monthOf(person.language, date, look.dates)}`
      : `${name} – ${issuer} (${monthOf(person.language, date, look.dates)})`,
  )
  return (
    section(headingOf(person, 'languages', look.pick), list(languages)) +
    section(headingOf(person, 'certifications', look.pick), certificates.length ? list(certificates) : '')
  )
}

const project = (person: Person, [name, description, technologies, link]: Person['projects'][number]) =>
  `<article><div><b>${text(name)}</b>${link ? ` – ${text(link)}` : ''}</div><div>${text(description)}</div><div>${person.language === 'es' ? 'Tecnologías' : 'Technologies'}: ${text(technologies.join(', '))}</div></article>`

function partsOf(person: Person, look: Look): Parts {
  const contact = [person.email, person.phone, person.location, person.linkedIn, person.website].filter(Boolean)
  const heading = (key: Parameters<typeof headingOf>[1]) => headingOf(person, key, look.pick)
  return {
    person,
    look,
    name: text(person.name),
    title: text(person.title),
    contactLine: contact.map(text).join(' | '),
    contactList: contact.map((line) => `<div>${text(line)}</div>`).join(''),
    summary: section(heading('summary'), `<p>${text(person.summary)}</p>`),
    jobs: section(heading('jobs'), person.jobs.map((one) => job(person, look, one)).join('')),
    education: section(heading('education'), person.education.map((one) => study(look, one)).join('')),
    skills: section(heading('skills'), skillLines(person)),
    skillList: section(heading('skills'), list(Object.values(person.skills).flat())),
    more: more(person, look),
    extras:
      section(heading('projects'), person.projects.map((one) => project(person, one)).join('')) +
      person.custom.map(([title, items]) => section(title, list(items))).join(''),
  }
}

const head = ({ name, title, contactLine }: Parts) =>
  `<header><h1>${name}</h1><p class="title">${title}</p><p>${contactLine}</p></header>`

/** A table with the years in the left column, as in application forms and older European resumes. */
function tablePage(parts: Parts): string {
  const { person, look } = parts
  const rows = (heading: string, body: string) => `<tr><th colspan="2">${text(heading)}</th></tr>${body}`
  const jobs = person.jobs.map(
    ([title, company, location, start, end, lines]) =>
      `<tr><td>${rangeOf(person, [start, end], look.dates, look.pick)}</td><td><b>${text(title)}</b><br>${text(company)}, ${text(location)}${list(lines)}</td></tr>`,
  )
  const studies = person.education.map(
    ([degree, school, location, year, gpa, honors]) =>
      `<tr><td>${year}</td><td><b>${text(degree)}</b><br>${text(school)}, ${text(location)}${gpa || honors ? `<br>${text([gpa && `GPA: ${gpa}`, honors].filter(Boolean).join(', '))}` : ''}</td></tr>`,
  )
  const skills = Object.entries(person.skills).map(([group, names]) =>
    group
      ? `<tr><td>${text(group)}</td><td>${text(names.join(', '))}</td></tr>`
      : `<tr><td></td><td>${text(names.join(', '))}</td></tr>`,
  )
  const languages = person.languages.map(
    ([name, level]) => `<tr><td>${text(name)}</td><td>${text(levelOf(person, level, look.pick))}</td></tr>`,
  )
  const certificates = person.certifications.map(
    ([name, issuer, date]) =>
      `<tr><td>${monthOf(person.language, date, look.dates)}</td><td>${text(name)}, ${text(issuer)}</td></tr>`,
  )
  const heading = (key: Parameters<typeof headingOf>[1]) => headingOf(person, key, look.pick)
  return `${head(parts)}${parts.summary}<table>${rows(heading('jobs'), jobs.join(''))}${rows(heading('education'), studies.join(''))}${rows(heading('skills'), skills.join(''))}${rows(heading('languages'), languages.join(''))}${certificates.length ? rows(heading('certifications'), certificates.join('')) : ''}</table>${parts.extras}`
}

const common = `body{font:10.5pt/1.4 Arial,sans-serif;margin:0}h1{font-size:22pt;margin:0}h2{font-size:12pt;margin:14pt 0 4pt}h3{font-size:11pt;margin:6pt 0 0}p{margin:2pt 0}ul{margin:2pt 0;padding-left:16pt}article{margin:0 0 8pt}.row{display:flex;justify-content:space-between}`
const side = (parts: Parts) =>
  `<h2>${text(headingOf(parts.person, 'contact', parts.look.pick))}</h2>${parts.contactList}${parts.skillList}${parts.more}`
const main = (parts: Parts) =>
  `<h1>${parts.name}</h1><p class="title">${parts.title}</p>${parts.summary}${parts.jobs}${parts.education}${parts.extras}`

/** Layouts of resumes that people print from a browser. */
export const htmlLayouts: Record<string, HtmlLayout> = {
  'single column': {
    look: { pick: 0, dates: 'short', order: 'title' },
    page: (parts) =>
      `${head(parts)}${parts.summary}${parts.jobs}${parts.education}${parts.skills}${parts.more}${parts.extras}`,
    css: 'h2{text-transform:uppercase;border-bottom:1px solid #999}header{text-align:center}',
  },
  'two columns': {
    look: { pick: 1, dates: 'numbers', order: 'company' },
    page: (parts) =>
      `${head(parts)}<div class="grid"><div>${parts.summary}${parts.jobs}${parts.extras}</div><div>${parts.skillList}${parts.education}${parts.more}</div></div>`,
    css: '.grid{display:grid;grid-template-columns:62% 33%;gap:5%}body{font-family:Georgia,serif}',
  },
  'sidebar left': {
    look: { pick: 2, dates: 'long', order: 'three-lines' },
    page: (parts) => `<div class="grid"><aside>${side(parts)}</aside><main>${main(parts)}</main></div>`,
    css: '.grid{display:grid;grid-template-columns:30% 64%;gap:6%}aside{background:#234;color:#fff;padding:10pt;font-size:9.5pt}h2{letter-spacing:1px;text-transform:uppercase}',
  },
  'sidebar right': {
    look: { pick: 3, dates: 'years', order: 'dates' },
    page: (parts) => `<div class="grid"><main>${main(parts)}</main><aside>${side(parts)}</aside></div>`,
    css: '.grid{display:grid;grid-template-columns:66% 29%;gap:5%}aside{border-left:2px solid #b60;padding-left:10pt}h2{color:#b60}.dates{color:#666;font-size:9pt}',
  },
  table: {
    look: { pick: 1, dates: 'dots', order: 'title' },
    page: tablePage,
    css: 'table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:3pt 6pt}td:first-child{width:26%}th{text-align:left;padding-top:10pt;border-bottom:1px solid #000}',
  },
  dense: {
    look: { pick: 0, dates: 'since', order: 'one-line' },
    page: (parts) =>
      `${head(parts)}${parts.summary}${parts.jobs}${parts.education}${parts.skills}${parts.more}${parts.extras}`,
    css: 'body{font:8.5pt/1.2 "Times New Roman",serif;text-align:justify}h1{font-size:15pt}h2{font-size:9pt;margin:5pt 0 1pt;font-variant:small-caps}article{margin:0 0 3pt}li{margin:0}',
  },
}

/** An HTML page for this person in this layout. */
export function htmlOf(person: Person, layout: string): string {
  const found = htmlLayouts[layout]
  if (!found) throw new Error(`There is no layout ${layout}`)
  return `<!doctype html><html lang="${person.language}"><head><meta charset="utf-8"><title>${text(person.name)}</title><style>${common}${found.css}</style></head><body>${found.page(partsOf(person, found.look))}</body></html>`
}
