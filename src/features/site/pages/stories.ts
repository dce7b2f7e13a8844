export type Story = {
  name: string
  was: string
  became: string
  place: string
  weeks: number
  sent: number
  answered: number
  told: readonly string[]
  learned: string
}

/** Example searches, marked as such (MKT-04): the people are invented, the features they use are real. */
export const stories: readonly Story[] = [
  {
    name: 'Adaeze Bello',
    was: 'Claims handler',
    became: 'Data analyst',
    place: 'Lagos to Leeds',
    weeks: 11,
    sent: 14,
    answered: 6,
    told: [
      'Adaeze had built every report her team used for five years, and her resume said “administrative duties”. The score took eleven points for it and quoted the line.',
      'She wrote down what each report had changed. One of them had found £40,000 in double payments. That sentence is the one every company later asked about.',
      'She sent fourteen applications, each to a job whose match named SQL as met. Six answered.',
    ],
    learned: 'The evidence was there for years. It only had to be written down.',
  },
  {
    name: 'Piotr Wiśniewski',
    was: 'Between jobs for two years',
    became: 'Warehouse shift lead',
    place: 'Wrocław',
    weeks: 6,
    sent: 9,
    answered: 4,
    told: [
      'Piotr had cared for his father and was afraid of the gap. He asked the coach how to write about it, then asked for a person.',
      'They agreed on one honest line and moved on to what he had led before. In practice interviews he told the story of the night the conveyor stopped until it took two minutes and had an end.',
      'Of nine applications four were answered. The gap came up once.',
    ],
    learned: 'Say it in one line, then talk about the work.',
  },
  {
    name: 'Mei-Ling Chen',
    was: 'Junior nurse',
    became: 'Ward coordinator',
    place: 'Singapore',
    weeks: 17,
    sent: 5,
    answered: 3,
    told: [
      'Mei-Ling was not in a hurry. She saved a narrow search and had it mailed once a week, and looked up the pay of each hospital before she looked at the job.',
      'For months she only saved. When the right ward opened she had a resume tailored to it within the hour, and three stories about planning shifts.',
      'She had two offers. Set side by side over four years, the one with the smaller salary was worth more.',
    ],
    learned: 'Waiting is a way of searching, if something is watching for you.',
  },
  {
    name: 'Samir Haddad',
    was: 'Cook',
    became: 'Support engineer',
    place: 'Remote, from Amman',
    weeks: 23,
    sent: 41,
    answered: 7,
    told: [
      'Samir learned at night for a year and had no title to show. The match of most postings read “seniority: missing”, and he believed it.',
      'He set a rule in auto apply for junior and support roles and looked through what it laid out each Sunday: sending about two, skipping the rest. The answer bank held his availability and his working permit.',
      'Seven answered. In the interview that counted he was asked what he does when everything goes wrong at once. He had run a kitchen.',
    ],
    learned: 'Old work is evidence too, once you say what it proves.',
  },
]
