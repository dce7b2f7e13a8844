/** Increase this whenever the same resume could get another score. */
export const rubricVersion = 4

/** The criteria with their points, which add up to 100. Those with `readsWords` count only in a language of `ReviewLanguage`. */
export const rubric = [
  {
    key: 'contact',
    label: 'Contact details',
    points: 10,
    about:
      'A full name, a valid and professional email address, a phone number and a location, so employers can reach you.',
  },
  {
    key: 'links',
    label: 'Links',
    points: 3,
    about:
      'At least one link to a page about you (LinkedIn, website or portfolio), and every link is a valid web address.',
  },
  {
    key: 'summary',
    label: 'Summary',
    points: 10,
    about:
      "Between 20 and 120 words that include your title, a skill or a number, so it's specific to you, and no clichés.",
  },
  {
    key: 'dates',
    label: 'Complete entries',
    points: 10,
    about:
      'Every job has a title, a company, a start date, and an end date or Present; none ends before it starts or in the future. Without jobs, two projects or activities.',
  },
  {
    key: 'results',
    label: 'Measured results',
    points: 11,
    about:
      "Each job shows at least one number and the resume at least three. A year alone isn't a result. Use only true numbers.",
  },
  {
    key: 'verbs',
    label: 'Strong openings',
    points: 7,
    about: 'Lines start with what you did, not with “Was responsible for”, “Helped to” or “Duties included”.',
    readsWords: true,
  },
  {
    key: 'detail',
    label: 'Responsibilities',
    points: 10,
    about: 'Two to ten lines for each job, three or more for at least one; every line between 3 and 40 words.',
  },
  {
    key: 'skills',
    label: 'Skills with evidence',
    points: 10,
    about:
      'Eight different skills or licenses, each listed once; at least four skills mentioned in your jobs or projects.',
  },
  {
    key: 'education',
    label: 'Education',
    points: 6,
    about: 'Each entry has a degree, a school and a year. Licenses and certificates count for half.',
  },
  {
    key: 'consistency',
    label: 'Consistent dates and tense',
    points: 6,
    about:
      'All dates have the same format, each skill is spelled one way, and past jobs use the past tense (English only).',
  },
  {
    key: 'length',
    label: 'Length',
    points: 7,
    about: 'At least 150 words; at most 500 plus 150 for each job, up to 1,100.',
  },
  {
    key: 'wording',
    label: 'Plain wording',
    points: 10,
    about: 'No “I” or “my”, no clichés, no repeated lines, no verb that starts more than two lines, no “!!”.',
    readsWords: true,
  },
] as const satisfies readonly { key: string; label: string; points: number; about: string; readsWords?: true }[]

export type CriterionKey = (typeof rubric)[number]['key']
