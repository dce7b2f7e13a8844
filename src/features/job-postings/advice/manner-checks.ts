import type { Finding } from './finding.ts'
import { quoteOf, type Sentence } from './sentences.ts'

type Check = Omit<Finding, 'place' | 'quote'> & {
  /** Where in the sentence it is; null where it is not. */
  find: (text: string, place: Finding['place']) => number | null
}

const at = (pattern: RegExp) => (text: string) => pattern.exec(text)?.index ?? null
/** What the company pays for, or says that nobody is asked for. */
const isOurs =
  /\bwe (?:will )?(?:pay|cover|reimburse|refund|cater)|reimburs|\b(?:paid|covered|refunded) (?:by|for)\b|\b(?:is|are|get) (?:paid|covered|refunded)\b|\b(?:no|never|not|without|none)\b|n[’']t\b/i
const unlessOurs = (pattern: RegExp) => (text: string) => (isOurs.test(text) ? null : at(pattern)(text))

/** Digits as a telephone number has them; not a day, a range of years or an amount. */
function phoneAt(text: string): number | null {
  for (const match of text.matchAll(/(?<![\d$€£.,])(?:\+\d|\(\d|\d)[\d ()./-]{7,}\d(?![\d,])/g)) {
    const digits = match[0].replace(/\D/g, '').length
    const isDays = /\d{4}-\d{2}-\d{2}/.test(match[0]) || /^(?:19|20)\d\d ?[-/–] ?(?:19|20)\d\d$/.test(match[0])
    // a long number in one piece is an id
    const [least, most] = match[0].startsWith('+') ? [9, 15] : [10, /^\d+$/.test(match[0]) ? 11 : 15]
    if (!isDays && digits >= least && digits <= most) return match.index
  }
  return null
}

/** Three words or more that shout; names of tools and laws may stand beside each other. */
function capitalsAt(text: string, place: Finding['place']): number | null {
  if (/^[^\p{Ll}]{9,}$/u.test(text) && /\p{Lu}{5,}/u.test(text)) return 0
  const run = /(?<![\p{L}\d_])\p{Lu}{2,}(?:[ !]+\p{Lu}{2,}){2,}/u.exec(text)
  if (run && /\p{Lu}{6,}/u.test(run[0])) return run.index
  const urgent = /\b(?:URGENT(?:LY)?|IMMEDIATE(?:LY)?|HURRY|ATTENTION|WARNING)\b/.exec(text)
  if (urgent) return urgent.index
  return place === 'title' ? at(/\b\p{Lu}{7,}\b/u)(text) : null
}

/** Where money is asked of candidates, in English. */
const feeAt = unlessOurs(
  /\b(?:training|registration|application|processing|onboarding|enrol?lment|starter|placement|visa|background[- ]check) fees?\b|\b(?:refundable |security )deposit\b|\bpay for (?:your own|the) (?:training|uniform|equipment|background check)|\bbuy (?:your own |a )?(?:starter|sales|demo) kit/i,
)

const checks: readonly Check[] = [
  {
    key: 'contact-mail',
    says: 'An email address in the text',
    why: 'Applications that come by mail pass your list by, and the address is collected for spam.',
    proposal: 'Let candidates use the Apply button',
    find: at(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,}/u),
  },
  {
    key: 'contact-phone',
    says: 'A telephone number in the text',
    why: 'It is public for as long as the posting is, and calls leave no trace in your list.',
    proposal: 'Let candidates use the Apply button',
    find: phoneAt,
  },
  {
    key: 'contact-chat',
    says: 'A messenger instead of an application',
    why: 'It looks like a fraud to careful candidates, and nothing of it reaches your list.',
    proposal: 'Let candidates use the Apply button',
    find: at(
      /\b(?:(?:text|message|contact|write|reach|dm|ping|call) (?:us|me)? ?(?:on|via|at|through) (?:whats ?app|telegram|signal|wechat|messenger)|wa\.me\/|t\.me\/)/i,
    ),
  },
  {
    key: 'unpaid',
    says: 'Work without pay',
    why: 'Unpaid work is unlawful in many places, and shuts out whoever cannot afford it.',
    proposal: 'Say what is paid for it',
    find: (text) =>
      /\b(?:no|never|not) (?:do |ask for |have )?(?:any )?unpaid\b/i.test(text)
        ? null
        : at(
            /\bunpaid (?:internship|intern|trial|position|role|work|training|overtime|test|period|shift|day|assignment|probation)|\b(?:internship|position|role|trial|training|shift|assignment) is unpaid|\bwork(?:ing)? for free\b|\bfor exposure\b|\bcommission[- ]only\b|\bno (?:base )?(?:salary|pay)\b(?! (?:gap|cut))/i,
          )(text),
  },
  {
    key: 'fee',
    says: 'Money asked of candidates',
    why: 'A job that costs money before it begins is what fraud looks like.',
    proposal: 'Pay for it yourselves, and say so',
    find: feeAt,
  },
  {
    key: 'capitals',
    says: 'Words in capitals',
    why: 'Capitals read as shouting, and screen readers may spell them.',
    proposal: 'Write them as words',
    find: capitalsAt,
  },
  {
    key: 'exclamation',
    says: 'Exclamation marks',
    why: 'They sell where a plain sentence would convince.',
    proposal: 'End the sentence with a full stop',
    find: (text, place) => at(place === 'title' ? /!/ : /!\s*!/)(text),
  },
  {
    key: 'many-years',
    says: 'Ten years of experience or more',
    why: 'Years say little about what somebody can do, and keep younger people and those who changed their work from applying.',
    proposal: 'Name what they should have done before',
    find: (text, place) =>
      place === 'requirements' && /\bexperience\b/i.test(text)
        ? at(/\b(?:1\d|2\d|3\d)\+?(?: or more)? ?years?\b/i)(text)
        : null,
  },
]

const mostExclamations = 2
/** What is the same in every language. */
const anywhere = new Set(['contact-mail', 'contact-phone', 'contact-chat', 'exclamation'])

/** Whether a sentence in English asks candidates for money. */
export const asksMoney = ({ text }: Sentence): boolean => feeAt(text) !== null

/** How it is written, and what no posting should ask: each kind once, with the first sentence that shows it. */
export function mannerFindings(sentences: readonly Sentence[], isEnglish: boolean): Finding[] {
  const asked = isEnglish ? checks : checks.filter(({ key }) => anywhere.has(key))
  const found = asked.flatMap(({ find, ...advice }) => {
    for (const { place, text } of sentences) {
      const index = find(text, place)
      if (index !== null) return [{ ...advice, place, quote: quoteOf(text, index) }]
    }
    return []
  })
  const loud = sentences.filter(({ text }) => text.includes('!'))
  const first = loud[0]
  const { find: _, ...advice } = checks.find(({ key }) => key === 'exclamation') as Check
  const isCounted = loud.length > mostExclamations && !found.some(({ key }) => key === 'exclamation')
  return first && isCounted ? [...found, { ...advice, place: first.place, quote: quoteOf(first.text, 0) }] : found
}
