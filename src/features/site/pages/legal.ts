import { counted } from '#lib/count-word.ts'
import type { SiteFacts } from '../contract.ts'

export type LegalPart = { title: string; paragraphs: readonly string[]; list?: readonly string[] }

/** When both texts were last changed (HELP-06). */
export const LAST_UPDATED = 'December 15, 2024'

/** What Tandem does with personal data (HELP-06, HELP-07). */
export const privacyParts: readonly LegalPart[] = [
  {
    title: 'In short',
    paragraphs: [
      'Your data is yours. We store it so that you can look for work or hire, show it to the people you send it to, and delete it when you ask. We don’t sell your data to anyone, and there is no advertising.',
    ],
  },
  {
    title: 'What we store',
    paragraphs: ['We store what you give us and what results from your use of the product:'],
    list: [
      'Your account: name, email address, password (only as a hash that cannot be reversed), and the devices you are signed in on.',
      'Your profile and documents: what you write in them, the files you upload, and their earlier versions.',
      'Your applications: what you sent, to whom and when, their status, and your notes and reminders.',
      'What companies write: postings, questions, notes, scores and messages about applications to their jobs.',
      'Payments: your plan, its dates and the payment provider’s reference. We never see your card number.',
      'Security records: who opened a shared resume, who changed what, and failed sign-in attempts.',
    ],
  },
  {
    title: 'Who can see it',
    paragraphs: [
      'A company can read the applications you sent to it, with the resume you attached and your answers. Only its admins can read answers to private questions. No one else can read your notes, not even our staff.',
      'Companies can find you only if you turn this on, and see only the parts you choose. A link to your resume works until you revoke it, and you see when it was opened.',
      'Our staff see what they need to help you or to keep the platform safe. When they view the product as you, this is recorded.',
    ],
  },
  {
    title: 'Automation and AI',
    paragraphs: [
      'Matches and scores are calculated by published rules, and each shows its evidence. They sort lists and never reject an application. If the operator of this platform connects a language model, the text you ask it to improve or the question you ask the coach is sent to it, with the data it needs to answer. The page shows when a model answered.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'We set a cookie that keeps you signed in, and remember settings such as the theme on your device. There are no advertising cookies and no third-party cookies. No page loads anything from another host.',
    ],
  },
  {
    title: 'How long we store it',
    paragraphs: [
      'We store your data until you delete it or your account. When you delete your account, your data is deleted too, including from companies’ lists; backups may contain it for up to 30 more days. Records that the law requires, such as invoices, are stored for as long as it requires.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can access, correct, export and delete your data, and object to how it is used. Most of this is available under Profile, Account: “Download your data” and “Delete account”. For everything else, contact us: we answer within 30 days.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Connections are encrypted. Files are private and can be opened only through links that are checked and expire. Passwords are hashed, and everyone can use two-factor authentication and passkeys. If a data breach puts you at risk, we notify you and the responsible authority without delay.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'We notify you by email before a material change to this policy takes effect. For questions about privacy, use the contact page or any conversation with support.',
    ],
  },
]

/** The terms of use, with the figures of the policy record (HELP-06, HELP-07). */
export const termsParts = (facts: SiteFacts): readonly LegalPart[] => [
  {
    title: 'About these terms',
    paragraphs: [
      'These terms are between you and the operator of this platform. By creating an account, you agree to them. If you don’t agree, please don’t use the product; you can still visit the public pages.',
    ],
  },
  {
    title: 'Who can use it',
    paragraphs: [
      'You must be at least 18 years old. The information you give us about yourself must be true. Each person has one account, including each member of a company.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Keep your password to yourself and let us know if you think someone else knows it. You are responsible for activity in your account until you do.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'Paid plans renew at the end of each month or year until you cancel. You can cancel at any time; your plan stays active until the end of the paid period. You see the price before you pay. We give notice of price changes, and they apply from your next period.',
    ],
    list: [
      ...(facts.trialDays > 0 ? [`Free trial: ${counted(facts.trialDays, 'day')}. No card is needed.`] : []),
      `Refund: ${facts.refundDaysAnnual} days for annual subscriptions, ${facts.refundDaysMonthly} days for monthly ones, counted from the payment. Contact us; you don’t need to give a reason.`,
      ...(facts.hasProgramme
        ? [
            'Global employment programme: a subscription fee is required. It is refunded on your first job payout, and the refund days above apply to it too.',
          ]
        : []),
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Your resumes, letters, answers and postings remain yours. You allow us to store them and to show them to the people you send them to. You must have the rights to everything you upload.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: ['To keep the platform useful for everyone, do not:'],
    list: [
      'pretend to be someone else, or invent qualifications or jobs;',
      'ask candidates for money, or for data that a job does not need;',
      'discriminate by origin, religion, sex, age, disability or similar characteristics;',
      'collect other people’s data, send unwanted messages, or bypass limits;',
      'attack the platform, or exploit a security flaw.',
    ],
  },
  {
    title: 'For companies',
    paragraphs: [
      'A posting must be for a real, open job. You are responsible for how you handle applications, and for following employment and privacy law where you hire. We may remove a posting that breaks these terms. We tell you why, and you can reply.',
    ],
  },
  {
    title: "What we promise, and what we don't",
    paragraphs: [
      'We run the platform with care, make backups and fix problems. We don’t promise that you will find a job or the right candidate, or that every posting is accurate. Matches, scores and suggestions are for information only. Where the law allows it, we are liable only for harm caused intentionally or by gross negligence.',
    ],
  },
  {
    title: 'Closing an account',
    paragraphs: [
      'You can delete your account at any time. We may close an account that breaks these terms seriously or repeatedly. Where that is fair to others, we notify you in advance and give the reason.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We give notice of changes to these terms 30 days before they take effect. If you don’t agree, you can close your account before then and get a refund for the remaining time.',
    ],
  },
]
