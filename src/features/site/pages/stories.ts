export type Story = {
  name: string
  was: string
  became: string
  place: string
  weeks: number
  sent: number
  answered: number
  paragraphs: readonly string[]
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
    paragraphs: [
      'Adaeze had built every report her team used for five years, and her resume said “administrative duties.” That line cost eleven points, and the score quoted it.',
      'She wrote down what each report had changed. One of them had found £40,000 in double payments. That sentence is the one every company later asked about.',
      'She sent fourteen applications, each to a job whose match showed SQL as met. Six companies replied.',
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
    paragraphs: [
      'Piotr had cared for his father and was afraid of the gap. He asked the coach how to write about it, then asked for a person.',
      'They agreed on one honest line and moved on to what he had led before. In mock interviews he practiced the story of the night the conveyor stopped until it took two minutes and had a clear ending.',
      'Four of his nine applications got a reply. The gap came up once.',
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
    paragraphs: [
      'Mei-Ling wasn’t in a hurry. She saved a narrow search with weekly emails, and checked the pay at each hospital before she looked at the job.',
      'For months she only saved jobs. When the right ward had an opening, she tailored her resume within the hour and had three stories about planning shifts ready.',
      'She got two offers. Compared over four years, the one with the lower salary was worth more.',
    ],
    learned: 'You can take your time when new jobs come to you.',
  },
  {
    name: 'Samir Haddad',
    was: 'Cook',
    became: 'Support engineer',
    place: 'Remote, from Amman',
    weeks: 23,
    sent: 41,
    answered: 7,
    paragraphs: [
      'Samir studied at night for a year and had no job title to show for it. Most matches said “seniority: missing,” and he believed it.',
      'He set up an auto apply rule for junior and support roles and reviewed its queue each Sunday: he sent about two applications and skipped the rest. The answer bank filled in his availability and notice period.',
      'Seven companies replied. In the interview that mattered, they asked what he does when everything goes wrong at once. He had run a kitchen.',
    ],
    learned: 'Past work is evidence too, once you say what it proves.',
  },
]
