import { escapeRegExp } from '#lib/escape-regexp.ts'
import { fillers, openingWord, presentVerbs } from '../english-openings.ts'
import { counted, type Finding, finding, lostShare } from '../findings.ts'
import { isMeasured } from '../measures.ts'
import { countWords } from '../read-english.ts'
import type { Reading } from '../reading.ts'
import { quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'
import { repeatedOpenings } from './lines.ts'

const inSummary = { part: 'professionalSummary' }
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a text names these words, whole. */
export function names(text: string, words: string): boolean {
  const wanted = fold(words).trim()
  if (wanted === '') return false
  const escaped = escapeRegExp(wanted)
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(wanted)
  return (
    isUnspaced ? new RegExp(escaped, 'u') : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u')
  ).test(fold(text))
}

/** Summary: there 4, long enough 3, of one's own 3. */
export function summary({ content, isEnglish }: Reading): Finding[] {
  const text = content.professionalSummary
  if (!text) {
    return finding(
      'none',
      10,
      {
        says: 'Your resume has no summary',
        fix: 'Say in two or three sentences what you are, what you have done and what you look for.',
      },
      [{ evidence: 'Professional Summary is empty', place: inSummary }],
    )
  }
  const words = countWords(text)
  const known = [
    ...content.workExperience.flatMap(({ jobTitle, company }) => [jobTitle, company]),
    ...content.skills.map(({ name }) => name),
    ...content.education.map(({ degree }) => degree),
    ...content.certifications.map(({ name }) => name),
  ]
  const isOwn = isMeasured(text, isEnglish) || known.some((word) => names(text, word))
  return [
    ...finding(
      'size',
      words < 20 ? 3 : words > 120 ? 2 : 0,
      {
        says: words < 20 ? 'Your summary is very short' : 'Your summary is too long to be read first',
        fix: 'Write between 20 and 120 words.',
      },
      [{ evidence: `${counted(words, 'word')}: ${quoted(text, 60)}`, place: inSummary }],
    ),
    ...finding(
      'general',
      isOwn ? 0 : 3,
      { says: 'Your summary could stand in anybody’s resume', fix: 'Name your title, a skill you use or a figure.' },
      [{ evidence: quoted(text), place: inSummary }],
    ),
  ]
}

/** Skills: five points for eight different ones, five for four that jobs or projects show in use. */
export function skills({ content }: Reading): Finding[] {
  const named = [
    ...new Map(content.skills.filter(({ name }) => name).map((skill) => [fold(skill.name), skill])).values(),
  ]
  const used = [
    ...content.workExperience.flatMap(({ jobTitle, responsibilities }) => [jobTitle, ...responsibilities]),
    ...content.projects.flatMap(({ name, description, technologies }) => [name, description, ...technologies]),
    ...content.certifications.map(({ name }) => name),
  ].join('\n')
  const unused = named.filter(({ name }) => !names(used, name))
  const shown = named.length - unused.length
  const place = { part: 'skills' }
  return [
    ...finding(
      'few',
      lostShare(5, 8 - named.length, 8),
      {
        says:
          named.length === 0
            ? 'Your resume lists no skills'
            : `Your resume lists only ${counted(named.length, 'skill')}`,
        fix: 'List eight that you use, tools and ways of working alike.',
      },
      [{ evidence: named.length === 0 ? 'Skills is empty' : named.map(({ name }) => name).join(', '), place }],
    ),
    ...finding(
      'unshown',
      lostShare(5, 4 - shown, 4),
      {
        says:
          shown === 0 ? 'No skill is shown in use' : `Only ${counted(shown, 'skill is', 'skills are')} shown in use`,
        fix: 'Name the skill in the line about the work you did with it.',
      },
      unused.length > 0
        ? unused.slice(0, 8).map(
            ({ id, name }): Find => ({
              evidence: `${quoted(name)} is in no job and no project`,
              place: { part: id, field: 'name' },
            }),
          )
        : [{ evidence: 'Skills is empty', place }],
    ),
  ]
}

/** Dates as exact as each other 2, skills spelt one way 2, past jobs in the past tense 2 (English). */
export function consistency({ content, jobs, lines, isEnglish }: Reading): Finding[] {
  if (lines.length === 0 && jobs.length === 0) {
    return finding(
      'unwritten',
      6,
      { says: 'There is nothing to compare yet', fix: 'Add your jobs and what you did.' },
      [{ evidence: 'Work Experience is empty', place: { part: 'workExperience' } }],
    )
  }
  const dated = jobs.flatMap(({ id, startDate, endDate }) => [
    { date: startDate, place: { part: id, field: 'startDate' } },
    { date: endDate ?? '', place: { part: id, field: 'endDate' } },
  ])
  const years = dated.filter(({ date }) => date.length === 4)
  const months = dated.filter(({ date }) => date.length === 7)
  const spelt = new Map<string, Set<string>>()
  for (const { name } of content.skills) spelt.set(fold(name), (spelt.get(fold(name)) ?? new Set()).add(name))
  const twice = content.skills.filter(({ name }) => (spelt.get(fold(name))?.size ?? 0) > 1)
  const isPast = (line: Reading['lines'][number]) => line.job !== null && !line.job.isCurrentRole
  const present = isEnglish ? lines.filter((line) => isPast(line) && presentVerbs.has(openingWord(line.text))) : []
  return [
    ...finding(
      'exactness',
      months.length > 0 ? Math.min(2, years.length) : 0,
      { says: 'Some dates name the month and some only the year', fix: 'Give the month everywhere.' },
      years.map(({ date, place }) => ({ evidence: date, place })),
    ),
    ...finding(
      'spelling',
      Math.min(2, twice.length),
      { says: 'A skill is spelt in two ways', fix: 'Keep one spelling and delete the other.' },
      twice.map(({ id, name }) => ({ evidence: quoted(name), place: { part: id, field: 'name' } })),
    ),
    ...finding(
      'tense',
      Math.min(2, present.length),
      {
        says: `${counted(present.length, 'line')} about a past job ${present.length === 1 ? 'is' : 'are'} told in the present`,
        fix: 'Tell past jobs in the past tense: “Managed”, not “Manage”.',
      },
      present.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
  ]
}

/** Words in all: at least 150; at most 500 and 150 for each job, up to 1,100. */
export function length({ content, jobs, lines }: Reading): Finding[] {
  const words = countWords(
    [
      content.professionalSummary,
      ...jobs.flatMap(({ jobTitle, company }) => [jobTitle, company]),
      ...lines.map(({ text }) => text),
      ...content.education.flatMap(({ degree, school, honors }) => [degree, school, honors]),
      ...content.skills.map(({ name }) => name),
      ...(jobs.length > 0 ? content.projects.map(({ name, description }) => `${name} ${description}`) : []),
      ...content.customSections.flatMap(({ title, content: text, items }) => [title, text, ...items]),
    ].join('\n'),
  )
  const most = Math.min(1100, 500 + 150 * jobs.length)
  const lost = words < 80 ? 4 : words < 150 ? 2 : words > most * 1.3 ? 4 : words > most ? 2 : 0
  return finding(
    words < 150 ? 'short' : 'long',
    lost,
    words < 150
      ? { says: 'Your resume is short', fix: 'Say more about your latest job first; 150 words is the least.' }
      : {
          says: 'Your resume is long for its jobs',
          fix: `Cut the oldest jobs first, to at most ${most.toLocaleString('en-US')} words.`,
        },
    [{ evidence: counted(words, 'word'), place: { part: 'workExperience' } }],
  )
}

const FIRST_PERSON =
  /(?<![\p{L}\p{N}.])(?:I(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}./])|[Mm]y|[Mm]yself|[Mm]ine)(?![\p{L}\p{N}])/u

/** Wording, in English texts: first person 3, worn-out phrases 4, repetition 3. */
export function wording({ content, lines }: Reading): Finding[] {
  const summaryLine = { text: content.professionalSummary, place: inSummary }
  if (lines.length === 0 && !summaryLine.text) {
    return finding(
      'unwritten',
      10,
      { says: 'There are no sentences to read yet', fix: 'Write a summary and what you did.' },
      [{ evidence: 'Summary and responsibilities are empty', place: inSummary }],
    )
  }
  const first = lines.filter(({ text }) => FIRST_PERSON.test(text))
  const worn = [summaryLine, ...lines].flatMap(({ text, place }) =>
    [...text.matchAll(fillers)].map(([phrase]): Find => ({ evidence: quoted(phrase), place })),
  )
  const texts = lines.map(({ text }) => fold(text))
  const copies = lines.filter(({ text }, index) => texts.indexOf(fold(text)) < index)
  // a copy counts once, as a copy: what is left is read for its openings
  const repeated = [...copies, ...repeatedOpenings(lines.filter((line) => !copies.includes(line)))]
  return [
    ...finding(
      'first-person',
      Math.min(3, first.length),
      {
        says: `${counted(first.length, 'line speaks', 'lines speak')} of “I” or “my”`,
        fix: 'Leave it out: “Built …”, not “I built …”.',
      },
      first.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
    ...finding(
      'worn',
      Math.min(4, worn.length * 2),
      {
        says: `Your resume uses ${counted(worn.length, 'worn-out phrase')}`,
        fix: 'Leave it out, or say what shows it.',
      },
      worn,
    ),
    ...finding(
      'repetition',
      Math.min(3, repeated.length),
      {
        says: `${counted(repeated.length, 'line repeats', 'lines repeat')} an opening or another line`,
        fix: 'Open at most two lines with the same verb.',
      },
      repeated.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
  ]
}
