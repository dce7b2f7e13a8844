import type { SiteFacts } from '../contract.ts'

export type Responsible = 'you' | 'tandem' | 'company'
export type Step = { title: string; text: string; by: Responsible }

/** The global employment program from signup to the first pay: thirteen steps (MKT-01). */
export const programmeParts: readonly { title: string; steps: readonly Step[] }[] = [
  {
    title: 'Before you pay',
    steps: [
      { title: 'Create an account', text: 'Name, email, password. You only need to confirm your email.', by: 'you' },
      {
        title: 'Bring or build a resume',
        text: 'Upload one, or write it in nine sections. Your changes are saved as you type.',
        by: 'you',
      },
      {
        title: 'Review how it is read',
        text: "Every line we recognized, and every line we didn't.",
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
        text: 'One named contact for the whole programme.',
        by: 'tandem',
      },
    ],
  },
  {
    title: 'Looking',
    steps: [
      {
        title: 'Jobs are matched every day',
        text: 'Each with the sentence in your resume that proves it.',
        by: 'tandem',
      },
      {
        title: 'Applications go out, without a limit',
        text: 'AI auto-apply within the rules you set. You can approve each one.',
        by: 'tandem',
      },
      { title: 'You practice', text: 'AI mock interviews, based on the posting that replied.', by: 'you' },
      {
        title: "You're notified right away",
        text: 'Job notifications and real-time application tracking.',
        by: 'tandem',
      },
    ],
  },
  {
    title: 'Working',
    steps: [
      { title: 'You are hired', text: 'The company says yes. You choose the start date.', by: 'company' },
      {
        title: 'First payout, fee back',
        text: 'The subscription fee is refunded with your first job payout.',
        by: 'tandem',
      },
    ],
  },
]

/** The benefits of the program (MKT-03). */
export const programmeIncludes = [
  { title: 'Unlimited applications', text: 'Apply as often as you like. There is no monthly limit.' },
  { title: 'AI auto-apply', text: 'Prepared within your rules, sent after your approval, with an exact copy saved.' },
  { title: 'AI mock interviews', text: 'In writing or by voice, with feedback on your exact words.' },
  { title: 'A resume builder', text: 'Nine sections, six layouts, and a preview that is the PDF.' },
  { title: 'Job notifications', text: 'Matching new postings, in the app and by email, as often as you want.' },
  { title: 'A support executive', text: 'A named person who knows your search from day one.' },
  {
    title: 'Real-time application tracking',
    text: 'Get notified when something changes, and see who changed it and when.',
  },
] as const

/** How the program's fee is refunded, shown wherever the fee is named (PLAT-09). */
export const feeRule = ({ refundDaysAnnual, refundDaysMonthly }: SiteFacts) => ({
  before: 'You pay a subscription. You get it back on your first job payout. If you stop before that, you still have ',
  annual: `${refundDaysAnnual} days on an annual plan`,
  between: ' and ',
  monthly: `${refundDaysMonthly} days on a monthly one`,
})
