import {
  limits,
  type ResumeContent,
  type skillCategories,
  skillLevels,
} from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { skillColumns, skillLists } from './vocabulary/skill-columns.ts'

type Skill = ResumeContent['skills'][number]
type Category = (typeof skillCategories)[number]

const labels: [Category, RegExp][] = [
  ['Databases', /datab|datenbank|bases? de (donnees|datos)/],
  ['Cloud Platforms', /cloud|infrastruct/],
  ['Frameworks & Libraries', /framework|librar|bibliothek/],
  ['Programming Languages', /program|languages|lenguajes|langages|sprachen|code/],
  ['Soft Skills', /soft|personal|interpersonal|sozial|relationnel|blandas/],
  ['Tools & Technologies', /tool|technolog|software|werkzeug|outils|logiciels|herramientas|plattform|platform/],
]
const wordsOf: [Category, RegExp][] = [
  [
    'Databases',
    /^(postgres(ql)?|mysql|mariadb|sqlite|mongodb|redis|oracle|sql server|cassandra|dynamodb|elasticsearch|snowflake|bigquery)$/,
  ],
  ['Cloud Platforms', /^(aws|azure|gcp|google cloud|amazon web services|heroku|digitalocean|openstack)$/],
  [
    'Frameworks & Libraries',
    /^(react( native)?|angular|vue(\.js)?|svelte|django|flask|fastapi|rails|ruby on rails|spring( boot)?|laravel|express|next\.js|node(\.js)?|pytorch|tensorflow|scikit-learn|pandas|numpy|\.net|jquery|bootstrap|tailwind)$/,
  ],
  [
    'Programming Languages',
    /^(python|java|javascript|typescript|c|c\+\+|c#|go|golang|rust|ruby|php|swift|kotlin|scala|r|sql|bash|perl|html|css|matlab|objective-c|dart|haskell|elixir|vba|abap|lua)$/,
  ],
  [
    'Tools & Technologies',
    /^(docker|kubernetes|git|github|gitlab|jenkins|terraform|ansible|prometheus|grafana|linux|jira|figma|photoshop|illustrator|sap.*|excel|power ?bi|tableau|autocad|solidworks|revit|airflow|dbt|xcode|firebase|salesforce|ms project|word|powerpoint|epic|moodle|minitab|arcgis|google analytics|fastlane)$/,
  ],
  [
    'Soft Skills',
    /(communication|leadership|teamwork|teamfahigkeit|negotiation|mentoring|coaching|problem solving|time management|conflict|liderazgo|empath)/,
  ],
]

/** The skills of a section, in the groups of the document. */
export function readSkills(draft: Draft, lines: readonly NumberedLine[]): Skill[] {
  const skills: Skill[] = []
  const seen = new Set<string>()
  let heading: Category | undefined
  let column: number | undefined
  for (const row of lines) {
    const named = columnOfSkills(row)
    column = named ?? (row.text.includes('\t') ? column : undefined)
    if (named !== undefined) {
      draft.place([row.number])
      continue
    }
    const line = column === undefined ? row : { ...row, text: row.text.split('\t')[column] ?? '' }
    const { label, text } = labelled(line)
    const group = label === undefined ? heading : categoryOfLabel(label)
    if (!text) heading = group
    draft.place([line.number])
    for (const word of withLastTwo(splitList(text))) {
      if (isLength(word)) continue
      const { name, level } = takeLevel(word)
      if (!name || seen.has(name.toLowerCase()) || skills.length >= limits.items) continue
      seen.add(name.toLowerCase())
      const id = newId()
      const isOdd = name.split(' ').length > 5
      const stored = draft.short(`${id}.name`, name, [line.number], isOdd ? 0.4 : 0.85)
      skills.push({ id, name: stored, category: group ?? categoryOfWord(name), level })
    }
  }
  return skills
}

/** The index of the column with skills, if this row has the column names of a table; undefined for any other line. */
function columnOfSkills({ text }: NumberedLine): number | undefined {
  const cells = text.split('\t').map((cell) => cell.trim())
  const others = cells.filter((cell) => skillColumns.has(foldLetters(cell)))
  if (others.length === 0 || cells.length < 2 || cells.length - others.length > 1) return undefined
  const at = cells.findIndex((cell) => skillLists.has(foldLetters(cell)))
  return at >= 0 ? at : cells.findIndex((cell) => !others.includes(cell))
}

/** A duration of use: '3\u5e74\u4ee5\u4e0a', '5+ years'. */
const LENGTH =
  /^[\s(\uff08\u7d04\u7ea6~]*(?:\d{1,2}|[\uff10-\uff19]{1,2})?\+?\s?(?:\u5e74|\u30f6\u6708|\u304b\u6708|\u30ab\u6708|\u30f5\u6708|\u500b\u6708|\u4e2a\u6708|\ub144|\uac1c\uc6d4|years?|yrs?\.?|months?|\u0433\u043e\u0434\u0430?|\u043b\u0435\u0442)(?:\u534a|\u4ee5\u4e0a|\u672a\u6e80|\u7a0b\u5ea6|\u7d4c\u9a13|\u7ecf\u9a8c)?(?![\p{L}])[\s)\uff09]*$/iu
const isLength = (word: string): boolean => LENGTH.test(word)

const MEASURE =
  /(?:\d|[\uff10-\uff19])\s?(?:\u5e74|\u30f6\u6708|\u304b\u6708|\u30ab\u6708|\u4e2a\u6708|\u500b\u6708)|\u7d4c\u9a13|\u7ecf\u9a8c/u

/** Whether the text after a label is about experience with it and not a list of skills: 'Python\uff1a5 years of it at work'. */
function isMeasured({ text }: NumberedLine): boolean {
  const at = text.search(/[:\uff1a]/u)
  return at > 0 && at <= 40 && MEASURE.test(text.slice(at))
}

/** Splits the name of the group from a line of skills. A text about experience with a single skill is dropped. */
function labelled(line: NumberedLine): { label?: string; text: string } {
  if (MEASURED.test(line.text)) return { text: line.text }
  return isMeasured(line) ? { text: takeLabel(line).label ?? '' } : takeLabel(line)
}

/** Labels of lists of skills that are not headings. */
const SHORT_NAME = /^(?:techs?|stack|tech skills|techniques)$/iu

/** The list of skills in a line above all sections that begins with a label for skills and a colon; undefined for any other line. */
export function namedSkills(line: NumberedLine): NumberedLine | undefined {
  const [label = '', list = ''] = line.text.split(/:\s*\t|[:\uff1a\t]/u)
  if (isNameOfSkills(label) && splitList(list).length >= 3 && !line.text.includes('@')) return line
  const words = line.text.split(' ')
  const count = [3, 2, 1].find((some) => headingKind(words.slice(0, some).join(' ')) === 'skills')
  const [name, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
  const isList =
    count !== undefined && /^[\p{Lu}\p{N}]/u.test(rest) && rest.split(/,\s/).length >= 4 && !/[.:]$/.test(rest)
  return isList ? { ...line, text: `${name}: ${rest}` } : undefined
}

const isNameOfSkills = (label: string) => headingKind(label) === 'skills' || SHORT_NAME.test(label.trim())

/** Whether a text is one sentence: at least six words, most in lower case, and a full stop at the end. */
function isSentence(text: string): boolean {
  const words = text.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word))
  return text.indexOf('.') === text.length - 1 && words.length > 5 && small.length * 3 > words.length * 2
}

/** 'Languages: Go, Bash' and 'Languages<tab>Go, Bash' name their group. */
function takeLabel({ text }: NumberedLine): { label?: string; text: string } {
  const [label = '', ...rest] = text.split(/:\s+|:$|\uff1a\s?/u)
  if (rest.length > 0 && label.length <= 40 && !label.includes(',')) {
    const list = rest.join(': ')
    // 'Teamwork: works with others to reach a common goal.' is one skill with its description
    return isSentence(list) && !list.includes(',') ? { text: label } : { label, text: list }
  }
  const [cell = '', ...cells] = text.split('\t')
  if (cells.length === 1 && /[^\s,;\u00b7]\s?[,;\u00b7]/.test(cells[0] ?? '') && !/[,;\u00b7]/.test(cell))
    return { label: cell, text: cells[0] ?? '' }
  return { text }
}

/** Splits a list in one line, except at commas in brackets. */
export const splitList = (text: string): string[] =>
  CLAIM.test(text) ? [text.replace(/\u3002$/u, '')] : splitAtSigns(text)

/** Chinese words for 'familiar with ...' at the beginning of a sentence. */
const CLAIM =
  /^(?:\d[.\u3001]\s?)?(?:\u719f\u6089|\u719f\u7ec3|\u638c\u63e1|\u4e86\u89e3|\u7cbe\u901a|\u5177\u5907|\u5177\u6709|\u80fd\u591f|\u80fd\u719f\u7ec3|\u62e5\u6709|\u64c5\u957f|\u6709\u826f\u597d|\u6709\u8f83|\u719f\u6089|\u53ef\u4ee5|\u5bf9).{6}/u

/** 'Linux, Docker and Git': the last separator of a list may be a word. */
const LAST_TWO = /^(\S+(?:\s\S+)?)\s(?:&|and|und|et|y|e|i|\u0438|og|och|en|ve|a)\s(?!al\b)(\S+(?:\s\S+)?)$/u

function withLastTwo(words: string[]): string[] {
  const [, one, other] = words.length > 1 ? (LAST_TWO.exec(words.at(-1) ?? '') ?? []) : []
  return one && other ? [...words.slice(0, -1), one, other] : words
}

const splitAtSigns = (text: string): string[] =>
  text
    .split(
      /[,;\t|\u00b7\u2022\u25cf\u25cb\u25e6\u2605\u2606\u060c\u061b\u3001\ufe51\uff0c\uff1b](?![^(]{0,200}\))|\s\/\s|\s[\u2013\u2014-]\s/u,
    )
    .map((word) => word.replace(/^(?:\s|\.(?![Nn][Ee][Tt]\b))+|(?<!\s)\s+$|(?<![A-Z])\.$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** A level in numbers or signs: 'CSS: 25%', 'Go 4/5', 'SQL \u2605\u2605\u2605\u2606'. */
const MEASURED =
  /^(.*[^\s:\u2013-])\s*(?:[:\u2013-]\s*|\s)\(?(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|[\u2605\u2606\u25cf\u25cb\u2b24\u25ef\u25a0\u25a1\u2588\u2591]{2,10})\)?$/u

const levelPatterns = skillLevels.map((level) => {
  const pattern = new RegExp(`\\(${level}\\)$|[:\u2013-]\\s*${level}$`, 'i')
  return { level, pattern }
})

function takeLevel(text: string): { name: string; level: Skill['level'] } {
  const word = MEASURED.exec(text)?.[1] ?? text
  const level = levelPatterns.find(({ pattern }) => pattern.test(word))?.level
  if (!level) return { name: word, level: '' }
  return { name: word.replace(/(?<!\s)\s*(\([^()]*\)|[:\u2013-]\s*\w+)$/u, '').trim(), level }
}

export const categoryOfLabel = (label: string): Category =>
  labels.find(([, pattern]) => pattern.test(foldLetters(label)))?.[0] ?? 'Other'

export const categoryOfWord = (name: string): Category => {
  // LinkedIn writes 'Python (Programming Language)'
  const word = foldLetters(name).replace(/ \([^()]+\)$/, '')
  return wordsOf.find(([, pattern]) => pattern.test(word))?.[0] ?? 'Other'
}
