import type { SiteFacts } from '../contract.ts'

export type LegalPart = { title: string; paragraphs: readonly string[]; list?: readonly string[] }

/** When both texts were last changed (HELP-06). */
export const LAST_UPDATED = 'December 15, 2024'

/** What Tandem does with personal data (HELP-06, HELP-07). */
export const privacyParts: readonly LegalPart[] = [
  {
    title: 'In short',
    paragraphs: [
      'You own what you bring. We keep it so that you can look for work or hire, we show it to those you send it to, and we delete it when you say so. We sell nothing about you to anybody, and there is no advertising.',
    ],
  },
  {
    title: 'What we keep',
    paragraphs: ['We keep what you give us and what follows from your using the product:'],
    list: [
      'Your account: name, email address, password (only as a hash that cannot be turned back), and the devices you are signed in on.',
      'Your profile and documents: what you write in them, the files you upload, and their earlier versions.',
      'Your applications: what you sent, to whom and when, where each stands, and your own notes and reminders.',
      'What companies write: postings, questions, notes, scores and messages about applications to their jobs.',
      'Payments: your plan, its dates and the payment provider’s reference. We never see your card number.',
      'Records of safety: who opened a shared resume, who changed what, and refused attempts to sign in.',
    ],
  },
  {
    title: 'Who reads it',
    paragraphs: [
      'A company reads an application that you sent to it, the resume you attached and the answers you gave. Answers to private questions are read by its administrators alone. Your own notes are read by no one else, and by no member of our staff.',
      'You are found by companies only if you switch that on, and only with the parts you choose. A link to your resume works until you revoke it, and you see when it was opened.',
      'Our staff see what they need to answer you or to keep the platform safe. Each such look is recorded.',
    ],
  },
  {
    title: 'Machines',
    paragraphs: [
      'Matches and scores are worked out by rules that we publish, and each shows its evidence. They sort lists; no machine rejects an application. Where the operator of this platform connects a language model, the text you ask it to improve or the question you put to the coach is sent to it with what it needs to answer. The page says when a model speaks.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'We set a cookie that keeps you signed in, and remember settings such as the theme on your device. There are no cookies for advertising and none of other companies. No page loads anything from another host.',
    ],
  },
  {
    title: 'How long it stays',
    paragraphs: [
      'What belongs to your account stays until you delete it or the account. When you delete the account, your data goes with it, from companies’ lists too; a backup may hold it for up to 30 days longer. Records that the law asks us to keep, such as invoices, stay as long as it says.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may read, correct, take away and delete your data, and object to a use of it. “Download all my data” and “Delete my account” under Profile, Account do most of this at once. For everything else write to us: we answer within 30 days.',
    ],
  },
  {
    title: 'Safety',
    paragraphs: [
      'Connections are encrypted. Files are private and leave only through links that are checked and expire. Passwords are hashed; two-factor sign-in and passkeys are there for everybody. If something happens to your data that puts you at risk, we tell you and the authority in charge without delay.',
    ],
  },
  {
    title: 'Changes, and how to reach us',
    paragraphs: [
      'When this policy changes in substance, we tell you by mail before it holds. Questions about privacy reach us through the contact page, or from any conversation with support.',
    ],
  },
]

/** The terms of use, with the figures of the policy record (HELP-06, HELP-07). */
export const termsParts = (facts: SiteFacts): readonly LegalPart[] => [
  {
    title: 'What this is',
    paragraphs: [
      'These terms are between you and the operator of this platform. By making an account you agree to them. If you do not, please do not use the product; the public pages are open to you all the same.',
    ],
  },
  {
    title: 'Who may use it',
    paragraphs: [
      'You must be at least 18 years old. What you tell us about yourself must be true. One person has one account; companies have accounts for each of their people.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Keep your password to yourself and let us know if you think someone else knows it. You are responsible for what is done with your account until then.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'Paid plans renew at the end of each month or year until you cancel. You can cancel at any time; what you paid for stays open to the end of its period. Prices are shown before you pay, and a change of price holds from your next period on, with notice.',
    ],
    list: [
      ...(facts.trialDays > 0
        ? [`Free trial: ${facts.trialDays} ${facts.trialDays === 1 ? 'day' : 'days'}. No card is needed.`]
        : []),
      `Refund: ${facts.refundDaysAnnual} days for annual subscriptions, ${facts.refundDaysMonthly} days for monthly ones, counted from the payment. Write to us; no reason is needed.`,
      ...(facts.hasProgramme
        ? [
            'Global employment program: a subscription fee is required. It is refunded on your first job payout, and the refund days above apply to it too.',
          ]
        : []),
    ],
  },
  {
    title: 'What you bring',
    paragraphs: [
      'Your resume, letters, answers and postings remain yours. You allow us to store them and to show them to those you send them to, which is what the product is for. You must have the right to everything you upload.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: ['To keep the platform useful for everyone, do not:'],
    list: [
      'pretend to be someone else, or invent qualifications or jobs;',
      'ask candidates for money, or for data that a job does not need;',
      'choose among people by origin, faith, sex, age, disability or the like;',
      'collect other people’s data, send unwanted messages, or get round limits;',
      'attack the platform, or use what a technical fault lets you see.',
    ],
  },
  {
    title: 'For companies',
    paragraphs: [
      'A posting must be for a real and open job. You answer for what you do with applications, including the law on employment and on data where you hire. We may take down a posting that breaks these terms, and tell you why; you can answer.',
    ],
  },
  {
    title: "What we promise, and what we don't",
    paragraphs: [
      'We run the platform with care, keep backups, and mend what breaks. We do not promise that you will find work or the person you look for, nor that every posting is what it says. Matches, scores and proposals are help, not advice you could hold us to. Where the law allows it, we answer only for harm that we caused on purpose or by gross negligence.',
    ],
  },
  {
    title: 'Ending it',
    paragraphs: [
      'You can delete your account at any time. We may close an account that breaks these terms seriously or again and again; where that is fair to others, we tell you before and say why.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We give notice of changes to these terms 30 days before they hold. If you do not agree with them, you can leave until then, and get back what you paid for the time after.',
    ],
  },
]
