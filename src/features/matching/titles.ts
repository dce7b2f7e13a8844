import { memoize } from '#lib/memoize.ts'
import { tokenize } from './text.ts'

/** Last words of job titles: the role. Words on one line are synonyms. */
const roleNouns = `
engineer developer programmer coder
analyst
scientist
designer
manager
supervisor foreman forewoman
director
administrator
assistant aide
coordinator
specialist
consultant advisor adviser
representative rep
executive
associate
clerk
technician tech
operator
mechanic
nurse rn lpn lvn
physician doctor
therapist
counselor counsellor
pharmacist
paramedic emt
caregiver carer
teacher educator instructor
tutor
professor lecturer
principal
accountant
bookkeeper
auditor
controller
banker teller
underwriter
attorney lawyer solicitor barrister counsel
paralegal
writer copywriter author
editor
journalist reporter
photographer videographer
artist illustrator animator
producer
architect
planner scheduler
buyer purchaser
driver chauffeur courier
dispatcher
picker packer
loader handler
electrician
plumber
carpenter joiner
welder fabricator
machinist
painter
roofer
mason bricklayer
laborer labourer
installer
inspector
cook chef
baker
bartender barista
waiter waitress server
host hostess
cashier
cleaner janitor custodian housekeeper
receptionist
secretary
recruiter sourcer
researcher
chemist
biologist
librarian
guard officer
firefighter
translator interpreter
stylist barber hairdresser
trainer coach
owner founder cofounder
president chief
lead leader head
intern apprentice trainee
agent
broker
realtor
merchandiser
marketer
strategist
worker
attendant
hygienist
optician
dietitian
veterinarian
phlebotomist
steward
partner
`
const groupOf = new Map<string, string>()
for (const line of roleNouns.trim().split('\n')) {
  const words = line.split(' ')
  for (const word of words) groupOf.set(word, words[0] as string)
}

/** Whole titles that people use for the same work. */
const sameTitles: [RegExp, string][] = [
  [/\b(?:registered nurse|staff nurse|charge nurse|bedside nurse)\b/g, 'nurse'],
  [
    /\b(?:account executive|sales executive|sales rep|sales representative|sales associate|salesperson)\b/g,
    'sales representative',
  ],
  [
    /\b(?:sdr|bdr|sales development representative|business development representative)\b/g,
    'sales development representative',
  ],
  [
    /\b(?:software|application|applications|web|full[- ]?stack|back[- ]?end|front[- ]?end|mobile|ios|android) (?:engineer|developer|programmer)\b/g,
    '$& software engineer',
  ],
  [/\b(?:swe|sde)\b/g, 'software engineer'],
  [/\b(?:bi|business intelligence|reporting|insights?) analyst\b/g, '$& data analyst'],
  [/\bqa\b/g, 'quality assurance'],
  [/\b(?:ux|ui|ui ux|ux ui|user experience|interaction) designer\b/g, '$& product designer'],
  [/\b(?:hr|people)\b/g, 'human resources'],
  [
    /\b(?:cna|nursing assistant|nurse aide|healthcare assistant|care assistant|caregiver)\b/g,
    'nursing assistant caregiver',
  ],
  [/\b(?:customer service|customer support|customer care|call cent(?:er|re))\b/g, 'customer service'],
  [/\b(?:talent acquisition specialist|talent partner)\b/g, 'recruiter'],
  [
    /\b(?:warehouse (?:worker|operative|associate|clerk)|order picker|picker packer|material handler|fulfillment associate)\b/g,
    'warehouse associate',
  ],
  [/\b(?:truck|lorry|hgv|cdl|delivery|van) driver\b/g, '$& truck driver'],
  [/\b(?:administrative|admin|office|executive|personal) assistant\b/g, '$& administrative assistant'],
  [/\b(?:janitor|custodian|housekeeper|cleaner)\b/g, 'cleaner'],
  [/\b(?:line|prep|sous|grill) (?:cook|chef)\b/g, '$& cook'],
  [/\b(?:devops|platform|site reliability|infrastructure|cloud) engineer\b/g, '$& devops engineer'],
  [/\b(?:ml|machine learning|ai) engineer\b/g, '$& machine learning engineer'],
]

// Roles that exist in every field: sharing one says little about the work.
const wideRoles = new Set(
  'manager director administrator assistant coordinator specialist consultant representative executive associate clerk technician operator officer worker lead partner engineer president supervisor agent attendant intern'.split(
    ' ',
  ),
)

const small = new Set('of the and for a an in at to with i ii iii iv v'.split(' '))
const ranks = new Set(
  'senior sr junior jr mid midlevel level lead principal staff head chief associate entry graduate intern internship trainee apprentice experienced'.split(
    ' ',
  ),
)

/** Ranks from intern (0) to chief (7); null where the title names none. */
export const titleRank = memoize((title): number | null => {
  const text = ` ${title.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
  const has = (words: string) => new RegExp(` (?:${words}) `).test(text)
  if (has('chief|ceo|cto|cfo|coo|cmo|founder|co founder|cofounder|president') && !has('vice president')) return 7
  if (has('vp|vice president|svp|evp')) return 6
  if (has('director|head')) return 5
  if (has('intern|internship|trainee|apprentice|working student')) return 0
  if (has('junior|jr|entry level|entry|graduate|assistant (?:accountant|engineer|manager)'))
    return has('manager') ? 3 : 1
  if (
    has(
      'principal|staff (?:engineer|software|scientist|designer)|lead|team lead|leader|manager|supervisor|superintendent|foreman',
    )
  ) {
    return has(
      'account manager|product manager|project manager|office manager|case manager|community manager|social media manager',
    )
      ? 3
      : 4
  }
  if (has('senior|sr')) return 3
  return has('mid|mid level|midlevel|intermediate') ? 2 : null
})

/** Plain words of the work in a title: without rank, team and place, synonyms folded together. */
const workWords = memoize((title): { words: ReadonlySet<string>; role: string | null } => {
  const head = title.split(/\s[-–—|@]\s|[,(/]/)[0] ?? title
  let text = tokenize(head)
    .map((token) => token.surface.toLowerCase())
    .join(' ')
  for (const [pattern, same] of sameTitles) text = text.replace(pattern, same)
  const forms = tokenize(text).map((token) => token.form)
  const words = forms.filter((form) => !small.has(form) && !(ranks.has(form) && forms.length > 1))
  const role = words.findLast((word) => groupOf.has(word))
  const rest = tokenize(title.slice(head.length)).map((token) => token.form)
  return {
    words: new Set([
      ...words.map((word) => groupOf.get(word) ?? word),
      ...rest.filter((word) => groupOf.has(word)).map((word) => groupOf.get(word) ?? word),
    ]),
    role: role ? (groupOf.get(role) ?? null) : null,
  }
})

/** True where a short text looks like a job title rather than a company or a place. */
export function isTitle(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.length > 0 && tokens.length <= 9 && tokens.some((token) => groupOf.has(token.form))
}

const roleGroups = new Set(groupOf.values())

function wordWeight(word: string): number {
  if (wideRoles.has(word)) return 0.5
  return roleGroups.has(word) ? 1 : 1.5
}

function weightOf(words: ReadonlySet<string>): number {
  return [...words].reduce((sum, word) => sum + wordWeight(word), 0)
}

/** How alike two job titles are, from 0 to 1; the same work in other words is 1. */
export function titleLikeness(required: string, held: string): number {
  const a = workWords(required)
  const b = workWords(held)
  if (a.words.size === 0 || b.words.size === 0) return 0
  let shared = 0
  for (const word of a.words) if (b.words.has(word)) shared += wordWeight(word)
  const [less, more] = [weightOf(a.words), weightOf(b.words)].sort((x, y) => x - y) as [number, number]
  const likeness = shared / less / 2 + shared / more / 2
  // The same kind of role in another field ('data analyst', 'financial analyst') is close at best.
  return a.role !== b.role ? Math.min(likeness, 0.6) : likeness
}
