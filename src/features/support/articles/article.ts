/** The topics of the help centre, in its order. */
export const helpTopics = {
  start: 'Getting started',
  documents: 'Resumes and letters',
  applying: 'Finding and applying',
  following: 'Following applications',
  interviews: 'Interviews and salaries',
  account: 'Account and subscription',
  privacy: 'Privacy and help',
} as const
export type HelpTopic = keyof typeof helpTopics

/** An article as it is written: paragraphs by blank lines, '## ' headings, '- ' and '1. ' lists, '**bold**', '[words](/path)'. */
export type Article = { slug: string; topic: HelpTopic; title: string; summary: string; body: string }
