export const supportStatuses = ['open', 'waiting', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

export const maxSupportCharacters = 4000

/** A conversation's title: the first line of the question without its period, at most 80 characters. */
export function subjectOf(text: string): string {
  const line = (text.split('\n')[0]?.trim() ?? '').replace(/(?<=[^.])\.$/, '')
  return line.length <= 80 ? line : `${line.slice(0, 79).trimEnd()}…`
}

export const contactCategories = ['support', 'billing', 'feature', 'bug', 'partnership', 'other'] as const
export type ContactCategory = (typeof contactCategories)[number]

/** The label of each, in the form and in the inbox. */
export const contactCategoryLabels: Record<ContactCategory, string> = {
  support: 'Support',
  billing: 'Billing',
  feature: 'Feature request',
  bug: 'Bug report',
  partnership: 'Partnership',
  other: 'Other',
}

export const contactStates = ['open', 'answered', 'done'] as const
export type ContactState = (typeof contactStates)[number]

export const contactLimits = { name: 200, subject: 200, message: 5000 } as const
