/** The topics of the help centre, in its order: what each is called, and what is in it. */
export const helpTopics = {
  account: { label: 'Account and sign-in', about: 'First steps, password, two-factor, privacy, closing an account' },
  documents: { label: 'Resumes and letters', about: 'Import, scores, formats, sharing and taking back' },
  applying: { label: 'Finding and applying', about: 'Search, match, auto apply, what companies see' },
  interviews: { label: 'Interviews and salaries', about: 'Questions, spoken interviews, how scoring works, offers' },
  billing: { label: 'Plans and billing', about: 'Trial, refunds, invoices, cancelling' },
  companies: { label: 'For companies', about: 'Postings, team roles, private questions, candidates' },
} as const
export type HelpTopic = keyof typeof helpTopics
export const helpTopicKeys = Object.keys(helpTopics) as [HelpTopic, ...HelpTopic[]]

/** An article as it is written: paragraphs by blank lines, '## ' headings, '- ' and '1. ' lists, '**bold**', '[words](/path)'. */
export type Article = { slug: string; topic: HelpTopic; title: string; summary: string; body: string }
