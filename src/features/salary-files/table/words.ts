import { educationLevels, industries } from '#features/profiles/rules.ts'
import { plainWords } from '#lib/names.ts'
import {
  type CompanySize,
  companySizes,
  type EducationLevel,
  type ExperienceLevel,
  experienceLevels,
  type Industry,
  type RemoteType,
  remoteTypes,
} from '../point-values.ts'

type Words<T> = readonly (readonly [T, RegExp])[]

const firstOf = <T>(words: Words<T>, text: string): T | null => {
  const plain = plainWords(text)
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const levels: Words<ExperienceLevel> = [
  [
    'executive',
    /^ex$|\b(?:executive|c level|c suite|vp|svp|evp|vice president|chief|ceo|cto|cfo|coo|president|managing director|geschaftsfuhr\w*|direktor\w*|director\w*|directeur|directrice|dirigente|dirigenza|dyrektor|head of|vorstand)\b|部長|役員|总监/,
  ],
  [
    'senior',
    /^se$|^(?:sr|s)$|\b(?:senior|sr|lead|leiter\w*|leiderschap|leitung|staff|principal|expert|experte|experienced|confirme|senioren|sênior|gerente|manager|starszy|esperto|experimentado|iii|iv|level iii|level iv|level 3|level 4)\b|高级|シニア|старш/,
  ],
  [
    'entry',
    /^en$|^(?:jr|j)$|\b(?:entry|junior|jr|graduate|trainee|intern|internship|apprentice|beginner|berufseinsteiger\w*|einsteiger|praktikant\w*|debutant|débutant|becario|stagista|starter|estagiario|estagiário|mlodszy|stazysta|i|level i|level 1)\b|初级|ジュニア|младш/,
  ],
  [
    'mid',
    /^mi$|^(?:m)$|\b(?:mid|middle|mid level|midlevel|intermediate|regular|professional|medior|associate|berufserfahren\w*|intermedio|intermediaire|pleno|semi senior|specjalista|qualified|ii|level ii|level 2)\b|中级|ミドル|средн/,
  ],
]

/** Our level for a word of a file: 'Sr.', 'Berufseinsteiger', 'Level II'; null for 'L5' and other names of one employer. */
export function readLevel(text: string): ExperienceLevel | null {
  const own = experienceLevels.find((one) => one === plainWords(text))
  return own ?? firstOf(levels, text)
}

/** The four wage levels of the Department of Labor: 'I' is entry, and 'IV' is senior. */
const educations: Words<EducationLevel> = [
  ['phd', /\b(?:phd|ph d|doctor\w*|doktor\w*|promotion|doctorat|dottorato|md|professional degree)\b/],
  ['master', /\b(?:master\w*|msc|m s|m a|mba|m eng|magister|diplom|laurea magistrale|bac 5|maestria|mestrado)\b/],
  ['bachelor', /\b(?:bachelor\w*|bsc|b s|b a|b eng|licence|licenciatura|laurea|licencjat|undergraduate|bac 3|grado)\b/],
  ['associate', /\b(?:associate\w*|bts|dut|fachwirt|techniker)\b/],
  [
    'high_school',
    /\b(?:high school|secondary school|abitur|baccalaureat|bachillerato|diploma di maturita|ausbildung|matura)\b/,
  ],
]
export const readEducation = (text: string): EducationLevel | null =>
  educationLevels.find((one) => plainWords(one) === plainWords(text)) ?? firstOf(educations, text)

const remotes: Words<RemoteType> = [
  ['hybrid', /^50$|\bhybrid\w*|\bibrid\w*|\bhibrid\w*|partially|partly|some remote|teilweise|partiel|mixto/],
  [
    'on-site',
    /^0$|\b(?:on ?site|in person|in office|office|vor ort|prasenz|sur site|presencial|in sede|op locatie|stacjonarnie|no|not remote|never)\b/,
  ],
  ['remote', /^100$|\bremote\b|teletravail|teletrabajo|telelavoro|home ?office|fully|zdalnie|thuis|remoto|yes/],
]
export const readRemote = (text: string): RemoteType | null =>
  remoteTypes.find((one) => plainWords(one) === plainWords(text)) ?? firstOf(remotes, text)

/** By the name, or by the number of employees: '51-200', '1,000 to 4,999 employees', 'L'. */
export function readCompanySize(text: string): CompanySize | null {
  const plain = plainWords(text)
  const own = companySizes.find((one) => one === plain)
  if (own) return own
  const letters: Record<string, CompanySize> = { s: 'small', m: 'medium', l: 'large', xl: 'enterprise' }
  if (letters[plain]) return letters[plain]
  const [first] = text.replace(/(\d)[,.' ](?=\d{3})/g, '$1').match(/\d{1,7}/g) ?? []
  if (first === undefined) return null
  const count = Number(first)
  if (count <= 10) return 'startup'
  if (count <= 50) return 'small'
  if (count <= 200) return 'medium'
  return count < 1_000 ? 'large' : 'enterprise'
}

export const readIndustry = (text: string): Industry | null =>
  industries.find((one) => plainWords(one) === plainWords(text)) ?? null

export type WorkTime = 'full' | 'part' | null

/** Whether a cell of a column of working time says part time: '0.5', '50 %', 'Teilzeit', 'N' below 'Full time'. */
export function readWorkTime(text: string, heading: string): WorkTime {
  const plain = plainWords(text)
  if (plain === '') return null
  const number = /^(\d{1,3}(?:[.,]\d{1,4})?) ?%?$/.exec(text.trim())?.[1]
  if (number !== undefined) {
    const value = Number(number.replace(',', '.'))
    // more is a number of hours a week
    if (value <= 1.05) return value < 0.99 && value > 0 ? 'part' : 'full'
    if (text.includes('%') || value > 60) return value < 99 ? 'part' : 'full'
    return value < 30 ? 'part' : 'full'
  }
  if (
    /\b(?:part ?time|pt|teilzeit|temps partiel|tiempo parcial|media jornada|parcial|deeltijd|part time|tempo parziale|tempo parcial|deltid|niepelny|minijob|casual)\b/.test(
      plain,
    )
  )
    return 'part'
  if (
    /\b(?:full ?time|ft|fulltime|vollzeit|temps plein|temps complet|tiempo completo|jornada completa|completa|voltijd|tempo pieno|tempo integral|heltid|pelny|caly)\b/.test(
      plain,
    )
  )
    return 'full'
  const isPartHeading = /part ?time|teilzeit|partiel|parcial|deeltijd|parziale/.test(plainWords(heading))
  if (/^(?:n|no|nein|non|false|0)$/.test(plain)) return isPartHeading ? 'full' : 'part'
  if (/^(?:y|yes|ja|oui|si|true|1)$/.test(plain)) return isPartHeading ? 'part' : 'full'
  return null
}
