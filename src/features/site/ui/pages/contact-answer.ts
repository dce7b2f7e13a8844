export const contactFields = ['name', 'email', 'subject', 'category', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The result of a message: if it was refused, with the values and errors. */
export type ContactAnswer = {
  state: 'new' | 'sent' | 'form' | 'often' | 'quick'
  typed?: Partial<Record<ContactField, string>>
  wrong?: Partial<Record<ContactField, string>>
}

/** The form for a URL: empty, prefilled for a company account, or with thanks. */
export function openedContact({ sent, about }: { sent?: unknown; about?: unknown }): ContactAnswer {
  if (sent === 'yes') return { state: 'sent' }
  return {
    state: 'new',
    ...(about === 'company' && { typed: { subject: 'A company account', category: 'partnership' } }),
  }
}
