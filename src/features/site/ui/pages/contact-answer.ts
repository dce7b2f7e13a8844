export const contactFields = ['name', 'email', 'subject', 'category', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** What became of a message, and where it was refused what was typed and what is wrong with it. */
export type ContactAnswer = {
  state: 'new' | 'sent' | 'form' | 'often' | 'quick'
  typed?: Partial<Record<ContactField, string>>
  wrong?: Partial<Record<ContactField, string>>
}

/** The form as an address opens it: empty, begun for a company that wants to join, or with its thanks. */
export function openedContact({ sent, about }: { sent?: unknown; about?: unknown }): ContactAnswer {
  if (sent === 'yes') return { state: 'sent' }
  return {
    state: 'new',
    ...(about === 'company' && { typed: { subject: 'A company account', category: 'partnership' } }),
  }
}
