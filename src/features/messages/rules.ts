/** The maximum length of a message as typed; filled placeholders may exceed it. */
export const maxMessageCharacters = 10_000
export const maxSubjectCharacters = 150
export const maxTemplates = 100
/** The maximum number of recipients of one message. */
export const maxRecipients = 100
/** The maximum number of candidates in the list of recipients. */
export const maxOffered = 500
/** The maximum number of messages of a company each day. */
export const messagesPerDay = 500
export const answersPerDay = 100

/** The placeholders of a message, with their meaning. */
export const templatePlaceholders = {
  candidate_first_name: "The candidate's first name",
  candidate_name: "The candidate's full name",
  job_title: 'The title of the job',
  company_name: 'The name of your company',
  my_name: 'Your name',
} as const
export type Placeholder = keyof typeof templatePlaceholders
export type Filling = Record<Placeholder, string>

const OPEN = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(templatePlaceholders, name)

/** Unknown names between {{ and }}, without duplicates. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(OPEN)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))),
]

/** The text with every placeholder filled; inserted values are not scanned again, so braces in a name remain. */
export const fillPlaceholders = (text: string, filling: Filling): string =>
  text.replace(OPEN, (whole, name: string) => {
    const known = name.trim()
    return isPlaceholder(known) ? filling[known] : whole
  })

export const mailStates = ['queued', 'sent', 'failed', 'in_app'] as const
export type MailState = (typeof mailStates)[number]
