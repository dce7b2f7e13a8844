/** Grows whenever the same resume could score otherwise. */
export const rubricVersion = 1

/** What a resume is read for, with the points of each; they add to 100. `readsEnglish` ones count in English texts only. */
export const rubric = [
  {
    key: 'contact',
    label: 'Contact details',
    points: 10,
    about: 'A full name, an e-mail address that can work, a phone number and a place: whoever wants to answer can.',
  },
  {
    key: 'links',
    label: 'Links',
    points: 4,
    about: 'At least one page about you (LinkedIn, website or portfolio), and every link is an address that opens.',
  },
  {
    key: 'summary',
    label: 'Summary',
    points: 10,
    about: 'Between 20 and 120 words that name a title, a skill or a figure of your own, so that it fits nobody else.',
  },
  {
    key: 'dates',
    label: 'Jobs with dates',
    points: 10,
    about:
      'Every job has its title, its company, a start, and an end or that you work there now; no end before its start.',
  },
  {
    key: 'results',
    label: 'Measured results',
    points: 12,
    about:
      'Each job shows at least one figure and the resume at least three. A year alone is no result. Write only figures that are true.',
  },
  {
    key: 'verbs',
    label: 'Strong openings',
    points: 8,
    about: 'Lines open with what you did, not with “Was responsible for”, “Helped to” or “Duties included”.',
    readsEnglish: true,
  },
  {
    key: 'detail',
    label: 'Responsibilities',
    points: 10,
    about: 'Two lines for each job, three or more for at least one; every line between 4 and 40 words.',
  },
  {
    key: 'skills',
    label: 'Skills with evidence',
    points: 10,
    about: 'Eight different skills, four of which your jobs or projects show in use.',
  },
  {
    key: 'education',
    label: 'Education',
    points: 6,
    about: 'Each entry has a degree, a school and a year.',
  },
  {
    key: 'consistency',
    label: 'Dates and tense alike',
    points: 6,
    about:
      'All dates are as exact as each other, a skill is spelt one way, and past jobs are told in the past tense (English texts).',
  },
  {
    key: 'length',
    label: 'Length',
    points: 4,
    about: 'At least 150 words; at most 500 and 150 more for each job, up to 1,100.',
  },
  {
    key: 'wording',
    label: 'Plain wording',
    points: 10,
    about: 'No “I” or “my” in lines, no worn-out phrases, no line written twice, no verb opening more than two lines.',
    readsEnglish: true,
  },
] as const satisfies readonly { key: string; label: string; points: number; about: string; readsEnglish?: true }[]

export type CriterionKey = (typeof rubric)[number]['key']
