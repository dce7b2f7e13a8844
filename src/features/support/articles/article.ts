/** The topics of the help center, in order, with title and description. */
export const helpTopics = {
  account: { label: 'Account and sign-in', about: 'First steps, password, two-factor, privacy, closing an account' },
  documents: { label: 'Resumes and letters', about: 'Import, scores, formats, sharing and revoking links' },
  applying: { label: 'Finding and applying', about: 'Search, matching, auto apply, what companies see' },
  interviews: { label: 'Interviews and salaries', about: 'Questions, audio interviews, how scoring works, offers' },
  billing: { label: 'Plans and billing', about: 'Trial, refunds, invoices, cancellation' },
  companies: { label: 'For companies', about: 'Postings, team roles, private questions, candidates' },
} as const
export type HelpTopic = keyof typeof helpTopics
export const helpTopicKeys = Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]]

/**
 * An article's source: blank lines separate paragraphs, '## ' headings, '- ' and '1. ' lists, '**bold**',
 * '[text](/path)'.
 */
export type Article = { slug: string; topic: HelpTopic; title: string; summary: string; body: string }
