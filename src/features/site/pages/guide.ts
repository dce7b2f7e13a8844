export type GuidePart = {
  when: string
  title: string
  steps: readonly { title: string; text: string; to?: string; label?: string }[]
}

/** A guide to job search with the product, from the first hour to the offer (MKT-04). */
export const guideParts: readonly GuidePart[] = [
  {
    when: 'The first hour',
    title: 'Set up your profile once',
    steps: [
      {
        title: 'Create an account',
        text: "Name, email, password. Confirm your email address. Companies can't see you yet.",
        to: '/auth?tab=sign-up',
        label: 'Get started',
      },
      {
        title: 'Bring your resume',
        text: 'Upload your file. Review what we found field by field, and correct any mistakes once.',
        to: '/resume-builder-service',
        label: 'About the resume builder',
      },
      {
        title: 'Read its score',
        text: "You don't need 100. Find the three sentences that cost the most points, and fix those.",
      },
      {
        title: 'Fill the profile',
        text: "Where you'd like to work, for how much, and when you can start. Matching only uses what it knows.",
      },
    ],
  },
  {
    when: 'The first week',
    title: 'Learn what employers ask for',
    steps: [
      {
        title: 'Look at twenty jobs',
        text: "Open the match for each one. Requirements that are often missing are worth adding to your resume if you have them, or worth learning if you don't.",
        to: '/jobs',
        label: 'Search jobs',
      },
      { title: 'Save the search', text: "Daily if you're in a hurry, weekly if you're not. We'll email you new ones." },
      {
        title: 'Check the pay',
        text: 'Look up your role and location before anyone asks what you expect.',
        to: '/salary-analyzer',
        label: 'Salary Analyzer',
      },
      {
        title: 'Send three',
        text: 'Send three good applications, each with a tailored resume. Wait a week and see which ones get an answer.',
      },
    ],
  },
  {
    when: 'Every week after',
    title: 'Keep it small and steady',
    steps: [
      { title: 'Two evenings', text: 'One to search and apply, one to follow up.' },
      {
        title: 'Follow up once',
        text: 'Set a reminder for ten days after applying. A short, friendly question is fine; a second one rarely helps.',
      },
      {
        title: 'Let auto apply prepare',
        text: 'With a narrow rule. You only review what it prepares.',
        to: '/auto-apply-service',
        label: 'About auto apply',
      },
      {
        title: 'Practice before you need to',
        text: "Half an hour out loud, with questions from a posting you like. Your first real interview shouldn't be your first practice.",
        to: '/interview-prep-service',
        label: 'About interview prep',
      },
    ],
  },
  {
    when: 'When they reply',
    title: 'Prepare as if it were the only one',
    steps: [
      {
        title: 'Read the posting again',
        text: 'And the sentences in your resume that matched it. Expect questions about exactly these.',
      },
      {
        title: 'Have five stories',
        text: 'Situation, task, action, result, including one about a failure. The story bank helps you structure them.',
      },
      {
        title: 'Ask a question',
        text: 'What would be different six months after you join? The answer tells you more than the brochure.',
      },
    ],
  },
  {
    when: 'When they say yes',
    title: 'Take a day',
    steps: [
      {
        title: 'Compare all of it',
        text: 'Base, bonus, equity, paid time off, location. Put two offers side by side and compare four years, not one.',
      },
      {
        title: 'Ask once for more',
        text: 'With a number and its source. A friendly question rarely costs anyone an offer.',
      },
      { title: 'Withdraw the rest', text: 'It takes one click each. Someone else is waiting for that answer.' },
    ],
  },
]
