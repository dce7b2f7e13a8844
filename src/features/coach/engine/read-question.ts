/* Finds what a question is about: a job, or a role and a place. Questions have up to 2000 characters, but only the beginning is read. */

const MAX = 300
const plain = (question: string) => question.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').slice(0, MAX).trim()

const FIT =
  /\b(?:fit|match|qualif(?:y|ied)|suit(?:ed|able)|candidate|chances?)(?: enough)? (?:for|with|to be|at(?: getting)?|of getting) (?:(?:the|an?|this|that) )?([^?!]{2,120})/i

/** The job in 'Am I a good fit for Police Crime Analyst?'; null if the question names none. */
export function readJobInQuestion(question: string): string | null {
  const named = FIT.exec(plain(question))?.[1] ?? ''
  const title = named.replace(/\.?$/, '').replace(/ ?\b(?:job|role|position|posting|opening)$/i, '')
  return title.trim() || null
}

const ABOUT_PAY = /\b(?:salar(?:y|ies)|wages?|compensation|pay|paid|earn|make)\b/i
const PLACE = /\b(?:in|around|near) (\p{L}[\p{L} .,'-]{1,60}?)[ ?.!]*$/iu
const ROLES = [
  /\b(?:salar(?:y|ies)|wages?|compensation|pay) (?:of|for|as) (?:an? |the )?([^?!]{2,80}?)(?= (?:in|around|near) |[?.!]*$)/i,
  /\b(?:do|does|can|could|would|should) (?:an? |the )?([^?!]{2,80}?) (?:earn|make|get paid|be paid)\b/i,
  /\b(?:an?|the|average|typical) (?:average |typical )?([^?!]{2,80}?) (?:salary|wage|pay)\b/i,
]
const NO_ROLE = /^(?:i|you|people|one|me|my work|average|typical|usual)$/i

/** The role and the place in 'What does a nurse earn in Portland?'; null if the question names no place. */
export function readPayQuestion(question: string): { role: string | null; place: string } | null {
  const text = plain(question)
  const place = ABOUT_PAY.test(text) ? PLACE.exec(text)?.[1]?.trim() : undefined
  if (!place || /\b(?:interview|letter|job|offer|call)\b/i.test(place)) return null
  const role = ROLES.map((pattern) => pattern.exec(text)?.[1]?.trim()).find(Boolean)
  return { role: role && !NO_ROLE.test(role) ? role : null, place }
}

const WHY_REJECTED = /\b(?:why|reasons?|what for)\b.*\b(?:reject|turn(?:ed)? (?:me )?down|declined?)/i

export const asksWhyRejected = (question: string): boolean => WHY_REJECTED.test(plain(question))
