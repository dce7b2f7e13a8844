export type GuidePart = {
  when: string
  title: string
  steps: readonly { title: string; text: string; to?: string; label?: string }[]
}

/** How to look for work with the product, from the first hour to the offer (MKT-04). */
export const guideParts: readonly GuidePart[] = [
  {
    when: 'The first hour',
    title: 'Say who you are, once',
    steps: [
      {
        title: 'Make an account',
        text: 'Name, email, password. Confirm the mail. Nobody sees you yet.',
        to: '/auth?tab=sign-up',
        label: 'Get started',
      },
      {
        title: 'Bring your resume',
        text: 'Upload the file you have. You go through what was read field by field; what was misread is mended now and never again.',
        to: '/resume-builder-service',
        label: 'About the resume builder',
      },
      {
        title: 'Read its score',
        text: 'Not to reach 100. To see the three sentences that cost you most, and mend those.',
      },
      {
        title: 'Fill the profile',
        text: 'Where you would work, for how much, from when. The match only counts what it knows.',
      },
    ],
  },
  {
    when: 'The first week',
    title: 'Learn what the market says back',
    steps: [
      {
        title: 'Look at twenty jobs',
        text: 'Open the match of each. What is missing again and again is either not on your resume or not in your hands: both are worth knowing.',
        to: '/jobs',
        label: 'Search jobs',
      },
      { title: 'Save the search', text: 'Daily if you are in a hurry, weekly if you are not. New ones come to you.' },
      {
        title: 'Check the pay',
        text: 'Look up your role and place before anybody asks what you expect.',
        to: '/salary-analyzer',
        label: 'Salary Analyzer',
      },
      {
        title: 'Send three',
        text: 'Three good ones, each with a resume tailored to it. Then wait a week and see which was answered.',
      },
    ],
  },
  {
    when: 'Every week after',
    title: 'Keep it small and steady',
    steps: [
      { title: 'Two evenings', text: 'One for looking and sending, one for following up. More makes people careless.' },
      {
        title: 'Follow up once',
        text: 'Set a reminder for ten days after sending. A short, friendly question does no harm. A second one seldom helps.',
      },
      {
        title: 'Let auto apply prepare',
        text: 'With a narrow rule. You only look through what it lays out.',
        to: '/auto-apply-service',
        label: 'About auto apply',
      },
      {
        title: 'Practise before you need to',
        text: 'Half an hour aloud, with questions from a posting you like. The first real interview should not be your first.',
        to: '/interview-prep-service',
        label: 'About interview prep',
      },
    ],
  },
  {
    when: 'When they write back',
    title: 'Prepare as if it were the only one',
    steps: [
      {
        title: 'Read the posting again',
        text: 'And the sentences of your resume that it matched. They will ask about exactly these.',
      },
      {
        title: 'Have five stories',
        text: 'Situation, task, action, result. One that failed among them. The story bank keeps them in shape.',
      },
      {
        title: 'Ask them something',
        text: 'What would be different after six months because you came? The answer tells you more than the brochure.',
      },
    ],
  },
  {
    when: 'When they say yes',
    title: 'Take a day',
    steps: [
      {
        title: 'Compare all of it',
        text: 'Base, bonus, shares, days off, place. Set two offers side by side and look at four years, not one.',
      },
      {
        title: 'Ask once for more',
        text: 'With a number and the source of the number. A friendly question never cost anybody an offer worth having.',
      },
      { title: 'Withdraw the rest', text: 'One press each. Somebody else is waiting for that answer.' },
    ],
  },
]
