/** The longest message, as it is typed; filled placeholders come on top. */
export const mostMessageCharacters = 10_000
export const mostSubjectCharacters = 150
export const mostTemplates = 100
/** How many people one press may write to. */
export const mostRecipients = 100
/** Of how many people one may choose them. */
export const mostOffered = 500
/** How many messages a company may send within a day. */
export const messagesPerDay = 500
export const answersPerDay = 100

/** What a message may leave open, with what stands there when it is sent. */
export const placeholders = {
  candidate_first_name: "The candidate's first name",
  candidate_name: "The candidate's full name",
  job_title: 'The title of the job',
  company_name: 'The name of your company',
  my_name: 'Your name',
} as const
export type Placeholder = keyof typeof placeholders
export type Filling = Record<Placeholder, string>

const OPEN = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name)

/** Names between {{ and }} that stand for nothing, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(OPEN)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))),
]

/** The text with every placeholder filled; what is filled in is never read again, so braces in a name stay as they are. */
export const fillPlaceholders = (text: string, filling: Filling): string =>
  text.replace(OPEN, (whole, name: string) => {
    const known = name.trim()
    return isPlaceholder(known) ? filling[known] : whole
  })

export const mailStates = ['queued', 'sent', 'failed', 'in_app'] as const
export type MailState = (typeof mailStates)[number]
