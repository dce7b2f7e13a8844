import type { SiteFacts } from '../contract.ts'

/** Frequent searches, shown below the search box. */
export const popularSearches = ['auto apply', 'refund', 'change email'] as const

export type Question = { asked: string; answer: string; article: string }

/**
 * The six questions of the help center (HELP-01), each with its article; the days are those of the policy record
 * (PLAT-07).
 */
export const helpQuestions = ({ trialDays, refundDaysAnnual, refundDaysMonthly }: SiteFacts): readonly Question[] => [
  {
    asked: 'Does Tandem apply without asking me?',
    answer:
      'No. Auto apply prepares applications by your rules, and each waits for your review, unless you let a rule send without review. You can pause it or stop everything at once.',
    article: 'auto-apply-explained',
  },
  {
    asked: 'Is the trial really free?',
    answer: `${trialDays > 0 ? `Yes: ${trialDays} days, no card.` : 'There is no trial right now.'} If you buy a plan later and it doesn't help, you can get a refund within ${refundDaysAnnual} days on an annual plan and ${refundDaysMonthly} days on a monthly one.`,
    article: 'free-trial',
  },
  {
    asked: 'Can my employer find me here?',
    answer:
      'Not unless you choose to be found. Even then, you stay hidden from your current employer and from every company you block.',
    article: 'be-found-by-companies',
  },
  {
    asked: 'Who reads my answers?',
    answer: 'Only people at the company you apply to. Only its administrators can read answers to private questions.',
    article: 'who-sees-what',
  },
  {
    asked: 'Why was my posting rejected?',
    answer:
      'The message you received gives the reason. Change the posting or reply: a person on our team made the decision and will read your answer.',
    article: 'when-a-posting-is-reviewed',
  },
  {
    asked: 'How do I delete everything?',
    answer:
      "In your profile, under Account. Download your data first: your profile, documents, saved jobs and conversations will be deleted, and this can't be undone.",
    article: 'delete-your-account',
  },
]
