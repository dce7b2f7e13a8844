import { foldQuestion } from './fold-question.ts'

/*
 * Questions about law, about the person, and about this employer. They are never answered automatically, not even with the person's
 * earlier answer, because the right answer may differ for this job. In case of doubt, the person answers.
 */

export const sensitiveKinds = {
  work_right: 'your right to work',
  legal: 'your legal record',
  identity: 'your identity',
  health: 'your health',
  age: 'your age',
  pay_history: 'your past pay',
  consent: 'something you need to agree to or confirm',
  this_place: 'this job or company',
} as const
export type SensitiveKind = keyof typeof sensitiveKinds

const signs: [SensitiveKind, RegExp][] = [
  [
    'work_right',
    /\b(visas?|sponsor\w*|work permit|green card|citizen\w*|nationalit\w*|immigra\w*|residen(cy|ce) (status|permit)|permanent resident|right to work|h ?1 ?b|stem opt|asylum|refugee)\b|\b(authori[sz]\w*|eligib\w*|allowed|permitted|entitled|legally)\b.*\b(work|employ\w*)\b|\b(work|employment) (authori[sz]\w*|eligib\w*|status)\b/,
  ],
  [
    'legal',
    /\b(crim\w*|convict\w*|felon\w*|misdemeano\w*|offen[cs]e\w*|arrest\w*|background (check|screening)|court|lawsuit|litigation|bankrupt\w*|credit (check|history|score)|sanction(s|ed)|debarred|non ?compete|restrictive covenant|security clearance|clearance level|conflicts? of interest|politically exposed|drug (test|screen\w*)|dismissed|terminated|fired|disciplin\w*|probation|parole)\b/,
  ],
  [
    'identity',
    /\b(gender\w*|sex|sexual\w*|pronouns?|transgender|lgbt\w*|orientation|race|racial\w*|ethnic\w*|hispanic|latin[oax]|latine|caucasian|indigenous|aboriginal|native american|tribal|skin colou?r|caste|religio\w*|faith|belief|creed|political\w*|union|marital|married|civil partner\w*|spouse|children|kids|pregnan\w*|matern\w*|patern\w*|parental|family status|caring responsibilities|carer|caregiver|dependents|dependants|veteran\w*|military|armed forces|diversity|equal opportunit\w*|eeo\w*|self identif\w*|protected (class|group|characteristic)\w*|minority|underrepresented|accent|mother tongue|national origin|country of birth|place of birth|birthplace|first generation|socio ?economic\w*)\b/,
  ],
  [
    'health',
    /\b(disab\w*|impair\w*|health\w* (condition|status|issue)s?|medical\w*|illness\w*|chronic|mental health|neurodiver\w*|accommodations?|reasonable adjustments?|adjustments|anything we can do|interview work for you|vaccin\w*|covid\w*|immuni[sz]\w*|genetic\w*|blood type|hiv|smoke\w*|tobacco|alcohol|drugs)\b/,
  ],
  [
    'age',
    /\b(age|how old|date of birth|birth ?date|birthday|dob|year of birth|born|retire\w*|18 (years|or older|or over)|21 (years|or older|or over)|over (18|21)|at least (18|21)|graduat\w* year|year (of|you) graduat\w*)\b/,
  ],
  [
    'pay_history',
    /\b(current|previous|present|past|last|prior|existing|latest|most recent|recent|history of|drawn|now|earned|earning|earn|make|paid)\b.*\b(salar\w*|pay|compensation|wages?|remuneration|ctc|package|earnings|income|bonus)\b|\b(salary|pay|compensation|wage) history\b|\b(salar\w*|pay|compensation|ctc)\b.*\b(currently|previously|current|previous|last)\b|\bhow much (do|did|are|were) you (earn\w*|make|paid|being paid)\b/,
  ],
  [
    'consent',
    /\b(i (agree|consent|certify|confirm|acknowledge|accept|declare|understand|authori[sz]e|attest)|do you (agree|consent|acknowledge|certify|authori[sz]e|accept)|by (checking|ticking|submitting|signing)|terms (and|of)|privacy (policy|notice|statement)|gdpr|signature|sign here|e sign\w*|true and (complete|correct|accurate)|social security|ssn|national insurance|tax (id|number|identification)|passport|driv\w* licen[cs]e number|bank account|iban)\b/,
  ],
  ['this_place', /\b(this|our|ours|us|here|your (company|team|firm|organi[sz]ation))\b/],
]

type Read = { label: string; helpText?: string | null; options?: readonly string[]; groupName?: string | null }

/** The reason why only the person may answer a question; null if it is not sensitive. Reads label, help, heading and options. */
export function sensitiveKind({ label, helpText, options = [], groupName }: Read): SensitiveKind | null {
  const text = foldQuestion([label, helpText ?? '', groupName ?? '', ...options].join(' . '))
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? null
}
