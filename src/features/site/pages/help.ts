import type { SiteFacts } from '../contract.ts'

/** What people look for so often that it stands below the search box. */
export const oftenAsked = ['auto apply', 'refund', 'change email'] as const

export type Question = { asked: string; answer: string; article: string }

/** The six questions of the help centre (HELP-01), each with the article that says more; days are those of the policy record (PLAT-07). */
export const helpQuestions = ({ trialDays, refundDaysAnnual, refundDaysMonthly }: SiteFacts): readonly Question[] => [
  {
    asked: 'Does Tandem apply without asking me?',
    answer:
      'No. Auto apply prepares applications by your rules, and each waits for you, unless you give a rule of yours a standing approval. You can pause it or stop everything at once.',
    article: 'auto-apply-explained',
  },
  {
    asked: 'Is the trial really free?',
    answer: `${trialDays > 0 ? `Yes: ${trialDays} days, no card.` : 'There is no trial at the moment.'} If you choose a plan later and it does not help, you have ${refundDaysAnnual} days to get the money back on an annual plan and ${refundDaysMonthly} days on a monthly one.`,
    article: 'free-trial',
  },
  {
    asked: 'Can my employer find me here?',
    answer:
      'Not unless you choose to be found. And then you stay hidden from your current employer and from every company that you name.',
    article: 'be-found-by-companies',
  },
  {
    asked: 'Who reads my answers?',
    answer:
      'The people of the company that you apply to, and nobody else there or elsewhere. Answers to questions that are marked as private are read by its administrators alone.',
    article: 'who-sees-what',
  },
  {
    asked: 'Why was my posting rejected?',
    answer:
      'The message that you got names the reason. Change the posting, or answer: a person of ours decided, and a person reads what you say.',
    article: 'when-a-posting-is-reviewed',
  },
  {
    asked: 'How do I delete everything?',
    answer:
      'On the Account part of your profile. Download what is yours first: profile, documents, saved jobs and conversations are deleted, and it cannot be taken back.',
    article: 'delete-your-account',
  },
]
