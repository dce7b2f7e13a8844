import type { Finding } from './finding.ts'
import { quoteOf, type Sentence } from './sentences.ts'

type Check = Omit<Finding, 'place' | 'quote'> & {
  /** The position in the sentence; null if it does not occur. */
  find: (text: string, place: Finding['place']) => number | null
}

const at = (pattern: RegExp) => (text: string) => pattern.exec(text)?.index ?? null
/** Costs that the company pays, or a statement that applicants pay nothing. */
const ownTextPattern =
  /\bwe (?:will )?(?:pay|cover|reimburse|refund|cater)|reimburs|\b(?:paid|covered|refunded) (?:by|for)\b|\b(?:is|are|get) (?:paid|covered|refunded)\b|\b(?:no|never|not|without|none)\b|n[’']t\b/i
const unlessOwnText = (pattern: RegExp) => (text: string) => (ownTextPattern.test(text) ? null : at(pattern)(text))

/** Digits like those of a telephone number; not a day, a range of years or an amount. */
function phoneAt(text: string): number | null {
  for (const match of text.matchAll(/(?<![\d$€£.,])(?:\+\d|\(\d|\d)[\d ()./-]{7,}\d(?![\d,])/g)) {
    const digits = match[0].replace(/\D/g, '').length
    const isDays = /\d{4}-\d{2}-\d{2}/.test(match[0]) || /^(?:19|20)\d\d ?[-/–] ?(?:19|20)\d\d$/.test(match[0])
    // a long number without separators is an id
    const [least, most] = match[0].startsWith('+') ? [9, 15] : [10, /^\d+$/.test(match[0]) ? 11 : 15]
    if (!isDays && digits >= least && digits <= most) return match.index
  }
  return null
}

/** Three or more words in capitals in a row; names of tools and laws may follow each other. */
function capitalsAt(text: string, place: Finding['place']): number | null {
  if (/^[^\p{Ll}]{9,}$/u.test(text) && /\p{Lu}{5,}/u.test(text)) return 0
  const run = /(?<![\p{L}\d_])\p{Lu}{2,}(?:[ !]+\p{Lu}{2,}){2,}/u.exec(text)
  if (run && /\p{Lu}{6,}/u.test(run[0])) return run.index
  const urgent = /\b(?:URGENT(?:LY)?|IMMEDIATE(?:LY)?|HURRY|ATTENTION|WARNING)\b/.exec(text)
  if (urgent) return urgent.index
  return place === 'title' ? at(/\b\p{Lu}{7,}\b/u)(text) : null
}

/** Requests for money from candidates, in English. */
const feeAt = unlessOwnText(
  /\b(?:training|registration|application|processing|onboarding|enrol?lment|starter|placement|visa|background[- ]check) fees?\b|\b(?:refundable |security )deposit\b|\bpay for (?:your own|the) (?:training|uniform|equipment|background check)|\bbuy (?:your own |a )?(?:starter|sales|demo) kit/i,
)

const checks: readonly Check[] = [
  {
    key: 'contact-mail',
    says: 'Email address in the text',
    why: "Applications sent by email won't appear in your list, and spammers collect public addresses.",
    proposal: 'Let candidates use the Apply button',
    find: at(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,}/u),
  },
  {
    key: 'contact-phone',
    says: 'Phone number in the text',
    why: "It is public while the job is posted, and calls don't appear in your list.",
    proposal: 'Let candidates use the Apply button',
    find: phoneAt,
  },
  {
    key: 'contact-chat',
    says: 'Messaging app instead of an application',
    why: "Candidates may take it for a scam, and messages don't appear in your list.",
    proposal: 'Let candidates use the Apply button',
    find: at(
      /\b(?:(?:text|message|contact|write|reach|dm|ping|call) (?:us|me)? ?(?:on|via|at|through) (?:whats ?app|telegram|signal|wechat|messenger)|wa\.me\/|t\.me\/)/i,
    ),
  },
  {
    key: 'unpaid',
    says: 'Unpaid work',
    why: "Unpaid work is illegal in many places and excludes people who can't afford it.",
    proposal: 'State the pay',
    find: (text) =>
      /\b(?:no|never|not) (?:do |ask for |have )?(?:any )?unpaid\b/i.test(text)
        ? null
        : at(
            /\bunpaid (?:internship|intern|trial|position|role|work|training|overtime|test|period|shift|day|assignment|probation)|\b(?:internship|position|role|trial|training|shift|assignment) is unpaid|\bwork(?:ing)? for free\b|\bfor exposure\b|\bcommission[- ]only\b|\bno (?:base )?(?:salary|pay)\b(?! (?:gap|cut))/i,
          )(text),
  },
  {
    key: 'fee',
    says: 'Asks candidates for money',
    why: 'Jobs that ask for money up front look like scams.',
    proposal: 'Cover the cost, and say that you do',
    find: feeAt,
  },
  {
    key: 'capitals',
    says: 'Words in all caps',
    why: 'All caps read as shouting, and screen readers may spell them out.',
    proposal: 'Use normal capitalization',
    find: capitalsAt,
  },
  {
    key: 'exclamation',
    says: 'Exclamation points',
    why: 'A plain sentence is more convincing.',
    proposal: 'End the sentence with a period',
    find: (text, place) => at(place === 'title' ? /!/ : /!\s*!/)(text),
  },
  {
    key: 'many-years',
    says: 'Ten or more years of experience',
    why: 'Years say little about skills, and discourage younger people and career changers.',
    proposal: 'Describe what they should have done before',
    find: (text, place) =>
      place === 'requirements' && /\bexperience\b/i.test(text)
        ? at(/\b(?:1\d|2\d|3\d)\+?(?: or more)? ?years?\b/i)(text)
        : null,
  },
]

const maxExclamations = 2
/** Checks for any language. */
const anywhere = new Set(['contact-mail', 'contact-phone', 'contact-chat', 'exclamation'])

/** Whether a sentence in English asks candidates for money. */
export const asksMoney = ({ text }: Sentence): boolean => feeAt(text) !== null

/** Style, and requests that no posting should make: each kind once, with the first sentence that shows it. */
export function mannerFindings(sentences: readonly Sentence[], isEnglish: boolean): Finding[] {
  const applied = isEnglish ? checks : checks.filter(({ key }) => anywhere.has(key))
  const found = applied.flatMap(({ find, ...advice }) => {
    for (const { place, text } of sentences) {
      const index = find(text, place)
      if (index !== null) return [{ ...advice, place, quote: quoteOf(text, index) }]
    }
    return []
  })
  const loud = sentences.filter(({ text }) => text.includes('!'))
  const first = loud[0]
  const { find: _, ...advice } = checks.find(({ key }) => key === 'exclamation') as Check
  const isCounted = loud.length > maxExclamations && !found.some(({ key }) => key === 'exclamation')
  return first && isCounted ? [...found, { ...advice, place: first.place, quote: quoteOf(first.text, 0) }] : found
}
