import type { MatchState } from './shapes.ts'
import { formatCount } from './years.ts'

/** The reader of the texts: the person ('your resume') or the company that reads an application ('the resume'). */
export type Voice = 'person' | 'company'

/** 'SQL', 'SQL and dbt', 'SQL, dbt and Airflow'; beyond `max`, the rest is counted. */
export function formatList(words: string[], max = 3): string {
  if (words.length > max) {
    const rest = words.length - (max - 1)
    return `${words.slice(0, max - 1).join(', ')} and ${formatCount(rest)} more`
  }
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const levelNames: Record<number, string> = { 1: 'basic ', 2: 'good ', 3: 'fluent ', 4: 'native ' }

const notAgainst = 'Unknown never counts against you.'

/** The notes of an item, in the voice for its reader: the candidate or the company. */
export function notesFor(voice: Voice) {
  const resume = voice === 'person' ? 'your resume' : 'the resume'
  const Resume = voice === 'person' ? 'Your resume' : 'The resume'
  const softened = (text: string) => (voice === 'person' ? `${text} ${notAgainst}` : text)
  return {
    shown: `Shown in ${resume}.`,
    covers: (shown: string, required: string) => `${Resume} shows ${shown}, which covers ${required}.`,
    inProfile: 'In your profile, but not in your resume.',
    near: (shown: string, required: string) => `${Resume} shows ${shown}, which is close to ${required}.`,
    some: (shown: string, absent: string) => `Shown: ${shown}. No mention of ${absent}.`,
    beginner: `${Resume} describes this as beginner level.`,
    yearsShort: (shown: string, required: string) => `${Resume} shows ${shown}, ${required} required.`,
    yearsUntold: (required: string) => `${Resume} doesn't say for how long, ${required} required.`,
    yearsShown: (shown: string) => `${Resume} shows ${shown}.`,
    lowerLevel: `${Resume} shows a lower level.`,
    languageMissed: (name: string, level: number, shown: string) =>
      `The posting requires ${levelNames[level] ?? ''}${name}; ${resume} ${shown}.`,
    licenceMissed: (label: string) => `The posting requires "${label}"; ${resume} lists licenses, but not this one.`,
    conditionMissed: (label: string, note: string) => `The posting requires "${label}". ${note}`,
    yearsMissed: (required: string, shown: string) =>
      `The posting asks for ${required} in this field; ${resume} shows ${shown} of it.`,
    otherField: `The jobs in ${resume} are in another field.`,
    tooJunior: (rank: string, shown: string) => `This is ${rank}; ${resume} shows ${shown}.`,
    tooSenior: `The job is well below the level shown in ${resume}.`,
    mentionsWork: `${Resume} mentions work like this.`,
    overlap: `${Resume} covers part of this.`,
    denied: `${Resume} says that this is still to come.`,
    missing:
      voice === 'person'
        ? 'No mention in your resume or profile. If you have used it, say where.'
        : 'No mention in the resume.',
    untold: softened(voice === 'person' ? "You haven't told us." : "The resume doesn't say."),
    silent: softened(`Nothing in ${resume} mentions this.`),
    noResume: softened('There is no resume to read yet.'),
    unsaidByJob: 'The posting does not say.',
  }
}

export type Notes = ReturnType<typeof notesFor>

export type Counted = { label: string; state: MatchState; gap: string }

/** The sentence under the score: 'Six of nine requirements are met in your resume, one partly. The gap is dbt.' */
export function summarize(requirements: Counted[], voice: Voice, hasResume: boolean, limits: string[] = []): string {
  return [...[...new Set(limits)].slice(0, 2), countRequirements(requirements, voice, hasResume)].join(' ')
}

function countRequirements(requirements: Counted[], voice: Voice, hasResume: boolean): string {
  const total = requirements.length
  const of = (state: MatchState) => requirements.filter((one) => one.state === state)
  const where = voice === 'company' ? '' : hasResume ? ' in your resume' : ' in your profile'
  if (total === 0) return 'The posting lists no requirements, so only the title and the terms are compared.'
  if (of('unknown').length === total) return untold(total, voice, hasResume)
  const met = of('met').length
  const partly = of('partly').length
  const opening =
    met === total
      ? total === 1
        ? `The one requirement is met${where}`
        : `All ${formatCount(total)} requirements are met${where}`
      : `${capital(formatCount(met))} of ${formatCount(total)} requirement${total === 1 ? '' : 's'} ${met > 1 ? 'are' : 'is'} met${where}`
  const sentence = `${opening}${partly > 0 ? `, ${formatCount(partly)} partly` : ''}.`
  return voice === 'person'
    ? sentence + gapSentence(of('missing'))
    : sentence + openSentences(of('missing'), of('unknown'))
}

function untold(total: number, voice: Voice, hasResume: boolean): string {
  const these = total === 1 ? 'the one requirement' : `the ${formatCount(total)} requirements`
  if (voice === 'company') return `The resume says nothing about ${these}.`
  return hasResume ? `Your resume says nothing about ${these} yet.` : `Add a resume to see how you meet ${these}.`
}

function gapSentence(missing: Counted[]): string {
  const gaps = [...new Set(missing.map((one) => one.gap))]
  if (gaps.length === 0) return ''
  return gaps.length === 1 ? ` The gap is ${gaps[0]}.` : ` The gaps are ${formatList(gaps)}.`
}

function openSentences(missing: Counted[], unknown: Counted[]): string {
  const named = (word: string, list: Counted[]) =>
    list.length > 0 ? ` ${word}: ${formatList(list.map((one) => shortLabel(one.label)))}.` : ''
  return named('Missing', missing) + named('Unknown', unknown)
}

const commonOpening =
  /^(?:travel|experience|strong|excellent|ability|able|knowledge|proficiency|familiarity|willing(?:ness)?|comfort(?:able)?|valid|active|current|understanding|good|proven|working|at|must|some|a|an|the|you|your|hands-on|deep|solid|previous|prior|minimum|demonstrated|healthcare|health|own|available|availability|reliable|flexible|physical|legally|advanced|basic|clear|written|verbal|high|professional|passion|commitment|team|time|problem|attention|detail|friendly|positive|fluency|fluent|certified|licensed|registered|completed|completion|graduate|college|related|patience|desire|interest|eagerness|demonstrable|extensive|confident|confidence|skilled|skills|leadership|communication|one|two|three|five|ten|any|nice|great|outstanding|exceptional|effective|willing|eager|minimum|several|multiple|relevant|recent|direct|practical|formal|working|teaching|safe|customer|people|other)\b/i

/** A label inside a sentence: a common first word in lower case, at most 60 characters. */
export function shortLabel(label: string): string {
  const text = commonOpening.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
  if (text.length <= 60) return text
  const space = text.lastIndexOf(' ', 58)
  return `${text.slice(0, space > 20 ? space : 58)} …`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
