import type { SiteFacts } from '../contract.ts'

export type Doer = 'you' | 'tandem' | 'company'
export type Step = { title: string; text: string; by: Doer }

/** The global employment programme from the first click to the first pay: thirteen steps (MKT-01). */
export const programmeParts: readonly { title: string; steps: readonly Step[] }[] = [
  {
    title: 'Before you pay',
    steps: [
      { title: 'Make an account', text: 'Name, email, password. You confirm the email, nothing else.', by: 'you' },
      {
        title: 'Bring or build a resume',
        text: 'Upload one, or write it in nine sections. It saves as you type.',
        by: 'you',
      },
      {
        title: 'It is read, and you see how',
        text: 'Every line we understood, and every line we did not.',
        by: 'tandem',
      },
      { title: 'Read the programme terms', text: 'Two pages. The refund rule is on the first.', by: 'you' },
    ],
  },
  {
    title: 'Joining',
    steps: [
      {
        title: 'You receive your offer letter',
        text: 'An offer letter is issued at the start, in your name, with the refund rule in it.',
        by: 'tandem',
      },
      {
        title: 'Start your subscription',
        text: 'A subscription fee is required. It is refunded on your first job payout.',
        by: 'you',
      },
      {
        title: 'Your support executive says hello',
        text: 'One person, by name, for the whole programme.',
        by: 'tandem',
      },
    ],
  },
  {
    title: 'Looking',
    steps: [
      {
        title: 'Jobs are matched every day',
        text: 'Each with the sentence of your resume that proves it.',
        by: 'tandem',
      },
      {
        title: 'Applications go out, without a limit',
        text: 'AI auto-apply inside the rules you set. You can approve each one.',
        by: 'tandem',
      },
      { title: 'You practise', text: 'AI mock interviews, built from the posting that answered.', by: 'you' },
      { title: 'You are told, at once', text: 'Job notifications and real-time application tracking.', by: 'tandem' },
    ],
  },
  {
    title: 'Working',
    steps: [
      { title: 'You are hired', text: 'The company says yes. You say when.', by: 'company' },
      {
        title: 'First payout, fee back',
        text: 'The subscription fee comes back with your first job payout.',
        by: 'tandem',
      },
    ],
  },
]

/** What a member of the programme has (MKT-03). */
export const programmeIncludes = [
  { title: 'Unlimited applications', text: 'Send as many as you can stand behind. There is no monthly count.' },
  { title: 'AI auto-apply', text: 'Prepared inside your rules, held for your approval, kept exactly as it went out.' },
  { title: 'AI mock interviews', text: 'In writing or by voice, with feedback that shows the sentence it speaks of.' },
  { title: 'A resume builder', text: 'Nine sections, six layouts, and a preview that is the PDF.' },
  { title: 'Job notifications', text: 'New postings that fit, in the product and by mail, as often as you want them.' },
  { title: 'A support executive', text: 'A person with a name who knows your search from the first day.' },
  { title: 'Real-time application tracking', text: 'You hear when something moves, with who moved it and when.' },
] as const

/** How the programme's fee comes back, which stands wherever the fee is named (PLAT-09). */
export const feeRule = ({ refundDaysAnnual, refundDaysMonthly }: SiteFacts) => ({
  before: 'You pay a subscription. You get it back on your first job payout. If you stop before that, you still have ',
  annual: `${refundDaysAnnual} days on an annual plan`,
  between: ' and ',
  monthly: `${refundDaysMonthly} days on a monthly one`,
})
