import { counted } from '#lib/count-word.ts'
import { escapeRegExp } from '#lib/escape-regexp.ts'
import { type Finding, finding, lostShare } from '../findings.ts'
import { isMeasured } from '../measures.ts'
import { openingWord, presentVerbs, wordsToAvoid } from '../openings.ts'
import { countResumeWords } from '../read-language.ts'
import type { Line, Reading } from '../reading.ts'
import { quoted } from '../reading.ts'
import type { Find } from '../score-report.ts'
import { repeatedOpenings } from './lines.ts'

const inSummary = { part: 'professionalSummary' }
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a text contains these words as whole words. */
export function names(text: string, words: string): boolean {
  const folded = fold(words).trim()
  if (folded === '') return false
  const escaped = escapeRegExp(folded)
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(folded)
  return (
    isUnspaced ? new RegExp(escaped, 'u') : new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u')
  ).test(fold(text))
}

/** Summary: long enough 3, specific 4, and up to four points for clichés in it. */
export function summary({ content, language }: Reading): Finding[] {
  const text = content.professionalSummary
  if (!text) {
    return finding(
      'none',
      10,
      {
        says: 'No summary yet',
        fix: "Write two or three sentences: who you are, what you've done and what you're looking for.",
      },
      [{ evidence: 'No summary', place: inSummary }],
    )
  }
  const words = countResumeWords(text)
  const known = [
    ...content.workExperience.flatMap(({ jobTitle, company }) => [jobTitle, company]),
    ...content.skills.map(({ name }) => name),
    ...content.education.map(({ degree }) => degree),
    ...content.certifications.map(({ name }) => name),
  ]
  const worn = language ? (text.match(wordsToAvoid[language].cliches) ?? []) : []
  const isOwn = isMeasured(text, language) || known.some((word) => names(text, word))
  return [
    ...finding(
      'size',
      words < 20 ? 3 : words > 120 ? 2 : 0,
      {
        says: words < 20 ? 'Your summary is too short' : 'Your summary is too long',
        fix: 'Write between 20 and 120 words.',
      },
      [{ evidence: `${counted(words, 'word')}: ${quoted(text, 60)}`, place: inSummary }],
    ),
    ...finding(
      'general',
      isOwn ? 0 : 4,
      { says: 'Your summary is too generic', fix: 'Add your title, a skill or a number.' },
      [{ evidence: quoted(text), place: inSummary }],
    ),
    ...finding(
      'worn',
      Math.min(4, worn.length * 2),
      { says: 'Your summary uses clichés', fix: 'Replace the cliché with something that you did.' },
      worn.map((phrase) => ({ evidence: quoted(phrase), place: inSummary })),
    ),
  ]
}

/** 'Python (Programming Language)', as LinkedIn writes it, appears as Python in a line about work. */
const withoutKind = (name: string) => name.replace(/ \([^()]+\)$/, '')

/** Skills: five points for eight different ones or licenses, five for four that jobs or projects show in use, two for no duplicates. */
export function skills({ content, language }: Reading): Finding[] {
  const isCliche = (name: string) => language !== null && name.search(wordsToAvoid[language].cliches) >= 0
  const named = [
    ...new Map(
      content.skills.filter(({ name }) => name && !isCliche(name)).map((skill) => [fold(skill.name), skill]),
    ).values(),
  ]
  const used = [
    ...content.workExperience.flatMap(({ jobTitle, responsibilities }) => [jobTitle, ...responsibilities]),
    ...content.projects.flatMap(({ name, description, technologies }) => [name, description, ...technologies]),
    ...content.certifications.map(({ name }) => name),
    ...content.volunteering.flatMap(({ role, responsibilities }) => [role, ...responsibilities]),
    ...content.publications.flatMap(({ name, summary }) => [name, summary]),
  ].join('\n')
  const unused = named.filter(({ name }) => !names(used, withoutKind(name)))
  const shown = named.length - unused.length
  const skillCount = named.length + content.certifications.filter(({ name }) => name).length
  const doubles = content.skills.filter(
    ({ id, name }) => name && named.every((one) => one.id !== id) && named.some((one) => one.name === name),
  )
  const place = { part: 'skills' }
  return [
    ...finding(
      'few',
      lostShare(5, 8 - skillCount, 8),
      {
        says: named.length === 0 ? 'No skills yet' : `Only ${counted(named.length, 'skill')} listed`,
        fix: 'List at least eight skills, including tools, methods and licenses.',
      },
      [{ evidence: named.length === 0 ? 'No skills yet' : named.map(({ name }) => name).join(', '), place }],
    ),
    ...finding(
      'unshown',
      lostShare(5, 4 - shown, 4),
      {
        says:
          shown === 0
            ? 'No skills backed by your experience'
            : `Only ${counted(shown, 'skill')} backed by your experience`,
        fix: 'Mention the skill in a line about work you did with it.',
      },
      unused.length > 0
        ? unused.slice(0, 8).map(
            ({ id, name }): Find => ({
              evidence: `${quoted(name)} isn't mentioned in any job or project`,
              place: { part: id, field: 'name' },
            }),
          )
        : [{ evidence: 'No skills yet', place }],
    ),
    ...finding(
      'twice',
      Math.min(2, doubles.length),
      { says: 'A skill is listed twice', fix: 'Delete one of the two.' },
      doubles.map(({ id, name }) => ({ evidence: quoted(name), place: { part: id, field: 'name' } })),
    ),
  ]
}

/** Equally exact dates 2, one spelling for each skill 2, past jobs in the past tense 2 (English). */
export function consistency({ content, jobs, lines, language }: Reading): Finding[] {
  if (lines.length === 0 && jobs.length === 0) {
    return finding('unwritten', 6, { says: 'Nothing to compare yet', fix: 'Add your jobs and responsibilities.' }, [
      { evidence: 'No jobs yet', place: { part: 'workExperience' } },
    ])
  }
  const dated = jobs.flatMap(({ id, startDate, endDate }) => [
    { date: startDate, place: { part: id, field: 'startDate' } },
    { date: endDate ?? '', place: { part: id, field: 'endDate' } },
  ])
  const years = dated.filter(({ date }) => date.length === 4)
  const months = dated.filter(({ date }) => date.length === 7)
  const spellings = new Map<string, Set<string>>()
  for (const { name } of content.skills) spellings.set(fold(name), (spellings.get(fold(name)) ?? new Set()).add(name))
  const twice = content.skills.filter(({ name }) => (spellings.get(fold(name))?.size ?? 0) > 1)
  const isPast = (line: Reading['lines'][number]) => line.job !== null && !line.job.isCurrentRole
  const present =
    language === 'en' ? lines.filter((line) => isPast(line) && presentVerbs.has(openingWord(line.text))) : []
  return [
    ...finding(
      'exactness',
      months.length > 0 ? Math.min(2, years.length) : 0,
      { says: 'Dates have different formats', fix: 'Use month and year in all dates.' },
      years.map(({ date, place }) => ({ evidence: date, place })),
    ),
    ...finding(
      'spelling',
      Math.min(2, twice.length),
      { says: 'A skill is spelled two ways', fix: 'Use one spelling and delete the other.' },
      twice.map(({ id, name }) => ({ evidence: quoted(name), place: { part: id, field: 'name' } })),
    ),
    ...finding(
      'tense',
      Math.min(2, present.length),
      {
        says: `${counted(present.length, 'line')} about past jobs in the present tense`,
        fix: 'Use the past tense for past jobs: “Managed”, not “Manage”.',
      },
      present.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
  ]
}

/** Total words: at least 150; at most 500 plus 150 for each job, up to 1,100. */
export function length({ content, jobs, lines }: Reading): Finding[] {
  const words = countResumeWords(
    [
      content.professionalSummary,
      ...jobs.flatMap(({ jobTitle, company }) => [jobTitle, company]),
      ...lines.map(({ text }) => text),
      ...content.education.flatMap(({ degree, school, honors }) => [degree, school, honors]),
      ...content.skills.map(({ name }) => name),
      ...(jobs.length > 0 ? content.projects.map(({ name, description }) => `${name} ${description}`) : []),
      ...content.publications.flatMap(({ name, publisher, summary }) => [
        name,
        publisher,
        jobs.length > 0 ? summary : '',
      ]),
      ...content.volunteering.flatMap(({ role, organization, responsibilities }) => [
        role,
        organization,
        ...(jobs.length > 0 ? responsibilities : []),
      ]),
      ...content.awards.flatMap(({ name, issuer, summary }) => [name, issuer, jobs.length > 0 ? summary : '']),
      ...content.customSections.flatMap(({ title, content: text, items }) => [title, text, ...items]),
    ].join('\n'),
  )
  const most = Math.min(1100, 500 + 150 * jobs.length)
  const lost = words < 80 ? 7 : words < 150 ? 2 : words > most * 1.5 ? 7 : words > most * 1.3 ? 5 : words > most ? 2 : 0
  return finding(
    words < 150 ? 'short' : 'long',
    lost,
    words < 150
      ? { says: 'Your resume is too short', fix: 'Aim for at least 150 words, starting with your latest job.' }
      : {
          says: 'Your resume is too long',
          fix: `Aim for at most ${most.toLocaleString('en-US')} words. Cut the oldest jobs first.`,
        },
    [{ evidence: counted(words, 'word'), place: { part: 'workExperience' } }],
  )
}

const CARELESS = /[!?]{2,}|(?:^|[.!?]\s{1,3})i\s|(?<!\p{L})(?:lol|LOL|haha|asap)(?!\p{L})/u

/** Wording, in a language whose words are known: first person 3, clichés 6, repetition 3, careless writing 4. */
export function wording({ content, lines, language }: Reading): Finding[] {
  if (!language) return []
  const avoid = wordsToAvoid[language]
  const summaryLine = { text: content.professionalSummary, place: inSummary }
  if (lines.length === 0 && !summaryLine.text) {
    return finding('unwritten', 10, { says: 'No sentences yet', fix: 'Add a summary and responsibilities.' }, [
      { evidence: 'No summary or responsibilities', place: inSummary },
    ])
  }
  const first = lines.filter(({ text }) => avoid.firstPerson.test(text))
  const headline = { text: content.personalInfo.headline, place: { part: 'personalInfo', field: 'headline' } }
  const isSmall = (text: string) => /^\s*\p{Ll}/u.test(text)
  const small = lines.filter(({ text }) => isSmall(text))
  const careless = [headline, summaryLine, ...lines].filter(
    (line) =>
      CARELESS.test(line.text) || (small.length * 2 > lines.length && lines.length > 2 && small.includes(line as Line)),
  )
  const worn = [headline, ...lines].flatMap(({ text, place }) =>
    [...text.matchAll(avoid.cliches)].map(([phrase]): Find => ({ evidence: quoted(phrase), place })),
  )
  const texts = lines.map(({ text }) => fold(text))
  const copies = lines.filter(({ text }, index) => texts.indexOf(fold(text)) < index)
  // an exact copy counts once, as a copy; the other lines are checked for repeated openings
  const repeated = [...copies, ...repeatedOpenings(lines.filter((line) => !copies.includes(line)))]
  return [
    ...finding(
      'first-person',
      Math.min(3, first.length),
      {
        says: `${counted(first.length, 'line uses', 'lines use')} “I” or “my”`,
        fix: 'Leave out the pronoun: “Built …”, not “I built …”.',
      },
      first.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
    ...finding(
      'worn',
      Math.min(6, worn.length * 2),
      {
        says: counted(worn.length, 'cliché'),
        fix: 'Remove it or replace it with an example.',
      },
      worn,
    ),
    ...finding(
      'repetition',
      Math.min(3, repeated.length),
      {
        says: `${counted(repeated.length, 'line repeats', 'lines repeat')} an opening or another line`,
        fix: 'Start no more than two lines with the same verb.',
      },
      repeated.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
    ...finding(
      'careless',
      Math.min(4, careless.length),
      {
        says: 'Careless writing',
        fix: 'Start each sentence with a capital letter and end it with one punctuation mark.',
      },
      careless.map(({ text, place }) => ({ evidence: quoted(text), place })),
    ),
  ]
}
