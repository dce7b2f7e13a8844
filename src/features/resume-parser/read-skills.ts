import {
  limits,
  type ResumeContent,
  type skillCategories,
  skillLevels,
} from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from './draft.ts'
import { foldLetters } from './fold-letters.ts'
import type { NumberedLine } from './split-sections.ts'

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

/** The skills of a section, grouped as the document groups them. */
export function readSkills(draft: Draft, lines: readonly NumberedLine[]): Skill[] {
  const skills: Skill[] = []
  const seen = new Set<string>()
  let heading: Category | undefined
  for (const line of lines) {
    const { label, text } = takeLabel(line)
    const group = label === undefined ? heading : categoryOfLabel(label)
    if (!text) heading = group
    draft.place([line.number])
    for (const word of splitList(text)) {
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

/** 'Languages: Go, Bash' and 'Languages<tab>Go, Bash' name their group. */
function takeLabel({ text }: NumberedLine): { label?: string; text: string } {
  const [label = '', ...rest] = text.split(/:\s+|:$|\uff1a\s?/u)
  if (rest.length > 0 && label.length <= 40 && !label.includes(',')) return { label, text: rest.join(': ') }
  const [cell = '', ...cells] = text.split('\t')
  if (cells.length === 1 && /[^\s,;\u00b7]\s?[,;\u00b7]/.test(cells[0] ?? '') && !/[,;\u00b7]/.test(cell))
    return { label: cell, text: cells[0] ?? '' }
  return { text }
}

/** The members of a list in one line; commas in brackets divide nothing. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,;\t|\u00b7\u2022\u060c\u061b\u3001\ufe51\uff0c\uff1b](?![^(]{0,200}\))|\s\/\s|\s[\u2013\u2014-]\s/u)
    .map((word) => word.replace(/^(?:\s|\.(?![Nn][Ee][Tt]\b))+|(?<!\s)\s+$|(?<![A-Z])\.$/g, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

const levelPatterns = skillLevels.map((level) => {
  const pattern = new RegExp(`\\(${level}\\)$|[:\u2013-]\\s*${level}$`, 'i')
  return { level, pattern }
})

function takeLevel(word: string): { name: string; level: Skill['level'] } {
  const level = levelPatterns.find(({ pattern }) => pattern.test(word))?.level
  if (!level) return { name: word, level: '' }
  return { name: word.replace(/(?<!\s)\s*(\([^()]*\)|[:\u2013-]\s*\w+)$/u, '').trim(), level }
}

export const categoryOfLabel = (label: string): Category =>
  labels.find(([, pattern]) => pattern.test(foldLetters(label)))?.[0] ?? 'Other'

export const categoryOfWord = (name: string): Category =>
  wordsOf.find(([, pattern]) => pattern.test(foldLetters(name)))?.[0] ?? 'Other'
