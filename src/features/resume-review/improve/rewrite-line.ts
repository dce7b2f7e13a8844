import { beginsWithVerb, inPast } from './grammar.ts'
import { isParticiple, pastOf, verbForms } from './verb-forms.ts'

/** The context of a line; `isPast` if the job has ended or is not known to continue. `worn` verbs start other lines. */
type Rewriting = { text: string; isPast: boolean; worn: ReadonlySet<string> }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) =>
  /^[A-Z][a-z]/.test(text) && !/^I\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Synonyms of verbs: none claims more than the others, such as 'resolved' for complaints that were handled. */
const alike: Record<string, string[]> = {
  make: ['build', 'create', 'produce'],
  do: ['complete'],
  write: ['draft', 'compose'],
  check: ['review'],
  handle: ['process'],
  organise: ['arrange', 'coordinate'],
  organize: ['arrange', 'coordinate'],
  manage: ['oversee'],
  fix: ['repair'],
  give: ['provide'],
  get: ['obtain', 'gather'],
  reduce: ['cut', 'lower'],
  increase: ['raise'],
  analyse: ['examine'],
  analyze: ['examine'],
  test: ['check'],
  train: ['teach', 'coach'],
  process: ['handle'],
  coordinate: ['arrange', 'organise'],
}

const inTense = (base: string, isPast: boolean) => {
  const [verb = '', ...rest] = base.split(' ')
  const past = {
    obtain: 'obtained',
    lower: 'lowered',
    raise: 'raised',
    keep: 'kept',
    look: 'looked',
    assist: 'assisted',
  }[verb]
  return [isPast ? (past ?? pastOf(verb) ?? verb) : verb, ...rest].join(' ')
}

/** The same for things that are made, by the kind of thing: software is built, and content is produced. */
const making: readonly (readonly [RegExp, Record<string, string[]>])[] = [
  [
    /^\s+(?:\S+\s+){0,4}?(?:apps?|applications?|dashboards?|databases?|frameworks?|interfaces?|libraries|library|models?|modules?|packages?|pipelines?|platforms?|plugins?|prototypes?|scripts?|services?|software|systems?|tools?|websites?|sites?)\b/i,
    { create: ['build'], develop: ['build', 'create'], build: ['create', 'develop'] },
  ],
  [
    /^\s+(?:\S+\s+){0,4}?(?:brochures?|content|documents?|documentation|guides?|leaflets?|lists?|manuals?|materials?|newsletters?|plans?|posters?|presentations?|reports?|schedules?|summaries|videos?)\b/i,
    { create: ['produce'], prepare: ['draft', 'produce'] },
  ],
]

const synonymsOf = (base: string, after: string): string[] =>
  alike[base] ?? making.find(([what, verbs]) => base in verbs && what.test(after))?.[1][base] ?? []

/** The verb itself, or for a vague one ('making') verbs that say what it means. */
function verbsFor(word: string, after: string, { isPast, worn }: Rewriting): string[] {
  const forms = verbForms(word)
  if (!forms) return []
  const isPale = ['make', 'do', 'get', 'give'].includes(forms.base)
  const others = synonymsOf(forms.base, after)
  const all = isPale ? others : [forms.base, ...others]
  const fresh = all.map((base) => inTense(base, isPast)).filter((verb) => !worn.has(verb.split(' ')[0] ?? ''))
  return fresh.length > 0 ? fresh : all.map((base) => inTense(base, isPast))
}

const duty =
  /^(?:i\s+)?(?:(?:was|were|am|is|are|been|being)\s+)?(?:also\s+|mainly\s+|primarily\s+|solely\s+)?(?:responsible for|in charge of|tasked with|accountable for|(?:my |main |key |daily )*(?:duties|responsibilities|tasks) (?:included|include|were|are|involved):?)\s+/i
const shared =
  /^(?:i\s+)?(?:(?:was|am|is)\s+)?(?:(?:also\s+)?(?:involved (?:in|with)|part of)|worked on|participated in|took part in|working on)\s+/i
const helped = /^(?:i\s+)?(?:help(?:ed)?|assist(?:ed)?|aid(?:ed)?)\s+(?:(?:to|with|in)\s+)?/i
const managedTo = /^(?:i\s+)?(?:(?:was|am|were) able to|managed to|succeeded in)\s+/i
const WITH = /^(?:i\s+)?(?:worked|work|working) (?:closely )?with\s+/i
const DID = /^(?:i\s+)?(?:did|do)\s+/i
const MADE = /^(?:i\s+)?(?:made|make)\s+/i
const pale: readonly (readonly [RegExp, string[], string[]])[] = [
  [/^(?:i\s+)?(?:dealt|deal) with\s+/i, ['Handled '], ['Handle ']],
  [/^(?:i\s+)?(?:took|take) care of\s+/i, ['Looked after '], ['Look after ']],
  [WITH, ['Collaborated with ', 'Partnered with '], ['Collaborate with ', 'Partner with ']],
  [MADE, ['Created ', 'Produced '], ['Create ', 'Produce ']],
  [DID, ['Completed '], ['Complete ']],
]
/** People with whom one collaborates; 'works with Java' is something else. */
const PEOPLE =
  /^(?:\S+\s+){0,5}?(?:teams?|colleagues?|clients?|customers?|developers?|engineers?|designers?|managers?|doctors?|nurses?|teachers?|students?|parents?|families|staff|partners?|stakeholders?|suppliers?|vendors?|departments?|people|users?|researchers?|scientists?|analysts?|architects?|lawyers?|volunteers?|authorities|agencies|companies|groups?)\b/i
/** Things that are completed when they are done; housework and coaching are not. */
const COMPLETED =
  /^(?:\S+\s+){0,3}?(?:paperwork|reports?|surveys?|training|courses?|checks?|audits?|tests?|forms?|assessments?|projects?|tasks?|inspections?)\b/i

const HELPING = /^(?:help|assist|aid)ing$/i
/** Things for which 'made' means 'created'; coffee, calls and decisions are not. */
const CREATED =
  /^(?:\S+\s+){0,3}?(?:dashboards?|reports?|tools?|models?|plans?|guides?|manuals?|templates?|forms?|designs?|drawings?|websites?|pages?|apps?|scripts?|databases?|spreadsheets?|presentations?|videos?|films?|posters?|maps?|charts?|prototypes?|lists?|budgets?|schedules?)\b/i
const SURE = /^sure\s+(?:that\s+|to\s+)?/i
/** A second verb that was not changed with the first: 'Tested … and for reporting'. Names of work such as 'marketing' are not verbs. */
const HALF_CHANGED =
  /(?:,|\band)\s+(?:(?:for|in|with)\s+[a-z]+ing\b|(?!(?:market|train|engineer|account|purchas|plann|hous|bank|advertis|manufactur|nurs|coach|bill|hir|onboard|schedul|report|test|cloth|light|build|dur|includ|accord)ings?\b)[a-z]{2,}ing\b)/i

/** The openings that replace 'made' before these words, possibly none; undefined if 'made' means 'created'. */
function ofMaking(after: string, isPast: boolean): string[] | undefined {
  if (SURE.test(after)) return [`${isPast ? 'Ensured' : 'Ensure'} ${after.replace(SURE, '')}`]
  return CREATED.test(after) ? undefined : []
}

/** 'Was responsible for making six dashboards' -> 'Built six dashboards', with every verb that is still true. */
function ofDuty(rewriting: Rewriting): string[] {
  const { text, isPast } = rewriting
  const lead = duty.exec(text)?.[0]
  if (lead === undefined) return []
  const rest = text.slice(lead.length)
  const [, gerund = '', after = ''] = /^(?:the\s+)?([a-z]+ing)\s+(?:of\s+)?(\S.*)$/is.exec(rest) ?? []
  // 'tasked with helping to lead' is still help
  if (HELPING.test(gerund)) return ofHelp({ ...rewriting, text: `Helped ${after}` })
  const infinitive = /^to\s+([a-z]+)(\s[\s\S]*)$/i.exec(rest)
  if (infinitive)
    return verbsFor(infinitive[1] ?? '', infinitive[2] ?? '', rewriting).map(
      (verb) => `${capital(verb)}${infinitive[2]}`,
    )
  const made = /^making$/i.test(gerund) ? ofMaking(after, isPast) : undefined
  if (made) return made
  const verbs = verbsFor(gerund, ` ${after}`, rewriting)
  const chain = alsoGerunds(` ${after}`, isPast)
  if (verbs.length > 0) return HALF_CHANGED.test(chain) ? [] : verbs.map((verb) => `${capital(verb)}${chain}`)
  // 'responsible for and actively participate in'
  if (/^(?:and|or|the following|:)/i.test(rest)) return []
  return (isPast ? ['Managed', 'Oversaw'] : ['Manage', 'Oversee']).map((verb) => `${verb} ${small(rest)}`)
}

/** In 'managing X and writing Y', changes the second verb with the first. */
const alsoGerunds = (text: string, isPast: boolean) =>
  text.replace(
    /(,\s*(?:and\s+)?|(?<!\s)\s+and\s+)([a-z]+ing)(?=\s+(?!(?:of|for|in|on|at|to|with|by|from|and|or|as)\b)[\p{L}\p{N}])/gu,
    (whole, link: string, gerund: string) => {
      const forms = verbForms(gerund)
      return forms?.gerund === gerund ? link + inTense(forms.base, isPast) : whole
    },
  )

/** Help remains help: work that the person supported is not written as done alone. */
function ofHelp({ text, isPast }: Rewriting): string[] {
  const lead = helped.exec(text)?.[0]
  if (lead === undefined) return []
  const rest = text.slice(lead.length)
  const [, word = '', after = ''] = /^([a-z]+)\b(.*)$/is.exec(rest) ?? []
  const gerund = verbForms(word)?.gerund
  const object = gerund ? `${gerund}${after}` : small(rest)
  const verbs = isPast ? ['Contributed to', 'Supported'] : ['Contribute to', 'Support']
  // 'Supported the team' but 'Contributed to building'
  return gerund ? verbs.map((verb) => `${verb} ${object}`) : [`${verbs[1]} ${object}`]
}

const TEAM = /^(?:\S+\s+){0,4}?(?:team|group|squad|crew|department|family|farm)s?\b/i

function ofShare({ text, isPast }: Rewriting): string[] {
  const lead = shared.exec(text)?.[0]
  if (lead === undefined) return []
  const rest = text.slice(lead.length)
  // a part of a team is not a share of its work
  if (TEAM.test(rest)) return []
  return [`${isPast ? 'Contributed' : 'Contribute'} to ${small(rest)}`]
}

function ofManaging(rewriting: Rewriting): string[] {
  const lead = managedTo.exec(rewriting.text)?.[0]
  if (lead === undefined) return []
  const [, word = '', after = ''] = /^([a-z]+)\b(.*)$/is.exec(rewriting.text.slice(lead.length)) ?? []
  return verbsFor(word, after, { ...rewriting, isPast: true }).map((verb) => `${capital(verb)}${after}`)
}

function ofPale({ text, isPast }: Rewriting): string[] {
  const [from, past, present] = pale.find(([opening]) => opening.test(text)) ?? []
  if (!from) return []
  const rest = text.replace(from, '')
  const made = MADE.test(text) ? ofMaking(rest, isPast) : undefined
  if (made) return made
  if (WITH.test(text) && !PEOPLE.test(rest)) return []
  if (DID.test(text) && !COMPLETED.test(rest)) return []
  return ((isPast ? past : present) ?? []).map((to) => to + rest)
}

const PASSIVE =
  /^(the |a |an |all |our |my )?([^.,;:]{2,70}?)\s+(?:was|were|is|are|has been|have been)\s+(?:also\s+)?([a-z]+)(?:\s+by me)?(\s[\s\S]*|[.]?)$/i
/** Passive verbs for what a person received from others, which are not the person's own actions. */
const received =
  /^(?:award|promot|select|chosen|choose|given|nominat|recogni|elect|hir|appoint|ask|invit|involv|requir|expect|allow|base|locat|responsib|relat|interest|link|ti|us)/

/** 'Reports were prepared weekly' -> 'Prepared reports weekly'; never where another person did it. */
function ofPassive({ text, isPast }: Rewriting): string[] {
  const [, article = '', subject = '', participle = '', rest = ''] = PASSIVE.exec(text) ?? []
  const verb =
    participle && isParticiple(participle.toLowerCase()) && !received.test(participle) ? pastOf(participle) : undefined
  if (!verb || /\bby (?!me\b|[\d$€£]|\w+ing\b|(?:about|over|more|nearly|almost|up)\b)/i.test(rest)) return []
  if (/^(?:i|we|he|she|they|it|who|which|that)$/i.test(subject.trim())) return []
  const base = verbForms(participle)?.base
  const opening = isPast || !base ? verb : base
  return [`${capital(opening)} ${article.toLowerCase()}${small(subject)}${rest.replace(/^\s+by me/i, '')}`]
}

/** Puts the first verb into the tense of the job, and removes 'I'. */
function ofTense({ text, isPast }: Rewriting): string[] {
  const [, word = '', rest = ''] = /^(?:I\s+(?:have\s+|had\s+)?)?([a-z]+)\b([\s\S]*)$/i.exec(text) ?? []
  const forms = verbForms(word)
  if (!forms || !rest.trim()) return /^I\s/.test(text) && pastOf(word) ? [`${capital(word)}${rest}`] : []
  const lower = word.toLowerCase()
  if (forms.base === 'be') return []
  if (isPast && lower !== forms.past) {
    const past = inPast(text.replace(/^I\s+(?:have\s+|had\s+)?/i, ''))
    return past ? [past] : []
  }
  return /^I\s/i.test(text) ? [`${capital(lower)}${rest}`] : []
}

/** Replaces a verb that opens several lines. */
function ofRepetition(rewriting: Rewriting): string[] {
  const [, word = '', rest = ''] = /^([A-Z][a-z]+)\b([\s\S]*)$/.exec(rewriting.text) ?? []
  const forms = verbForms(word)
  if (!forms || !rewriting.worn.has(word.toLowerCase())) return []
  // 'coordinate with others' and 'develop further' take no object
  if (!beginsWithVerb(rewriting.text) || /^\s+(?:with|across|between|and|or|for|in|on|to|as|[a-z-]+ly)\b/i.test(rest))
    return []
  const others = verbsFor(word, rest, { ...rewriting, isPast: word.toLowerCase() === forms.past })
  return others.filter((verb) => verb !== word.toLowerCase()).map((verb) => `${capital(verb)}${rest}`)
}

/** Every stronger opening of a line that is still true; none if the line has a strong opening already. */
export function strongerOpenings(rewriting: Rewriting): string[] {
  for (const ways of [ofDuty, ofHelp, ofManaging, ofShare, ofPale, ofPassive, ofTense, ofRepetition]) {
    const found = ways(rewriting)
    if (found.length > 0) return found
  }
  return []
}
