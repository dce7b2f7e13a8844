const day = 24

/** The job of the demo company that is scored. */
export const JOB = 'claims-data-analyst-fernway'

export const attributes: [name: string, lookFor: string][] = [
  ['SQL, in depth', 'Writes and explains a query over several tables; knows why a number is wrong.'],
  ['Explains numbers to others', 'A person who does not read tables knows afterwards what to do.'],
  ['Knows health care', 'Claims, denials, and what they mean for a clinic.'],
  ['Would work well with us', ''],
]

type Card = {
  seeker: string
  by: string
  recommendation: 'strong_no' | 'no' | 'yes' | 'strong_yes'
  agoHours: number
  scores: [attribute: number, score: 1 | 2 | 3 | 4, evidence: string][]
}

/** Daniel has not scored Maya yet: for him what others think of her is hidden, for Hannah it is not. */
export const cards: Card[] = [
  {
    seeker: 'maya-okafor',
    by: 'hannah-cole',
    recommendation: 'strong_yes',
    agoHours: 5 * day,
    scores: [
      [0, 3, 'Walked us through the refunds query and found our planted join error in two minutes.'],
      [1, 4, 'Her one page on refunds needed no question from finance.'],
      [2, 2, 'Has not worked with claims, asked good questions about denials.'],
      [3, 4, 'Asked whom a wrong number hurts before she asked about tools.'],
    ],
  },
  {
    seeker: 'maya-okafor',
    by: 'noor-patel',
    recommendation: 'yes',
    agoHours: 4 * day,
    scores: [
      [0, 4, 'Rewrote the window function without looking anything up.'],
      [1, 4, 'Drew the funnel on the board so that my whole team followed.'],
      [2, 2, 'Did not know what an adjudication date is; learned it on the spot.'],
      [3, 3, 'Quiet in the group at first, then took over the whiteboard.'],
    ],
  },
  {
    seeker: 'ravi-krishnan',
    by: 'hannah-cole',
    recommendation: 'yes',
    agoHours: 6 * day,
    scores: [
      [0, 4, 'Six years of claims marts, showed a query plan he had tuned.'],
      [1, 2, 'Answered with column names where a sentence was asked for.'],
      [2, 4, 'Knew our payer mix from public filings.'],
      [3, 3, 'Friendly, prefers to work alone.'],
    ],
  },
  {
    seeker: 'ravi-krishnan',
    by: 'daniel-reyes',
    recommendation: 'yes',
    agoHours: 5 * day,
    scores: [
      [0, 4, 'Explained slowly changing dimensions with our own data.'],
      [1, 3, 'Better in writing than aloud: the memo was clear.'],
      [2, 4, 'Has reduced denials by a third in his last job.'],
    ],
  },
  {
    seeker: 'dele-williams',
    by: 'hannah-cole',
    recommendation: 'no',
    agoHours: 3 * day,
    scores: [
      [0, 2, 'Needed help with the second join.'],
      [1, 3, 'Tells a story well, with few numbers in it.'],
    ],
  },
]

type Note = { seeker: string; by: string; text: string; names?: string; agoHours: number }

/** A single @ stands for the colleague who is named. */
export const notes: Note[] = [
  {
    seeker: 'maya-okafor',
    by: 'hannah-cole',
    text: 'The refunds page is the clearest work sample we got. @, ask how she told finance.',
    names: 'daniel-reyes',
    agoHours: 6 * day,
  },
  {
    seeker: 'maya-okafor',
    by: 'daniel-reyes',
    text: 'Will do on Thursday. She is free from noon on.',
    agoHours: 5 * day,
  },
  {
    seeker: 'ravi-krishnan',
    by: 'noor-patel',
    text: 'Wants to stay remote for good. Fine with my team.',
    agoHours: 4 * day,
  },
]
