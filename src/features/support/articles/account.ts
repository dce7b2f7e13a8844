import type { Article } from './article.ts'

export const accountArticles: Article[] = [
  {
    slug: 'sign-in-problems',
    topic: 'account',
    title: 'You cannot sign in',
    summary: 'A forgotten password, a mail that does not come, and too many tries.',
    body: `**Forgotten password.** Choose Forgot password on the [sign-in page](/auth). The mail holds a link that works once. If you asked twice, use the newest mail.

**No mail.** Look among unwanted mail, and check the address for typing mistakes. For your safety the page answers the same whether or not there is an account.

**Too many tries.** After several wrong passwords you wait a little; the page says how long.

**A new password is asked for.** Somebody who manages your account set the old one. Choose your own and go on.`,
  },
  {
    slug: 'subscription-plans',
    topic: 'account',
    title: 'Plans and what they include',
    summary: 'Where the plans stand, monthly or yearly, and what a plan changes.',
    body: `[Subscription](/app/subscribe) shows the plans with their prices by the month and by the year, what each includes, and which one you have.

A plan decides whether you can apply through Tandem and how many times a month. Searching, saving jobs, the resume builder, the score and the coach's built-in engine do not depend on it.

A change counts as soon as the payment is confirmed; open pages follow by themselves.`,
  },
  {
    slug: 'cancel-a-subscription',
    topic: 'account',
    title: 'Cancel or change a subscription',
    summary: 'Where to do it, and until when you keep what you paid for.',
    body: `Open [Subscription](/app/subscribe) and choose to manage it: there you change the plan, the card or cancel. After cancelling you keep what you paid for until the end of the paid time.

Refunds are possible within 30 days for yearly and 7 days for monthly subscriptions. Ask a person of ours through the coach: press Talk to a person and write the date of the payment.`,
  },
]
