import type { Article } from './article.ts'

export const billingArticles: Article[] = [
  {
    slug: 'subscription-plans',
    topic: 'billing',
    title: 'Plans and what they include',
    summary: 'Where the plans stand, monthly or yearly, and what a plan changes.',
    body: `[Subscription](/app/subscribe) shows the plans with their prices by the month and by the year, what each includes, and which one you have.

A plan decides whether you can apply through Tandem and how many times a month. Searching, saving jobs, the resume builder, the score and the coach's built-in engine do not depend on it.

A change counts as soon as the payment is confirmed; open pages follow by themselves.`,
  },
  {
    slug: 'cancel-a-subscription',
    topic: 'billing',
    title: 'Cancel or change a subscription',
    summary: 'Where to do it, and until when you keep what you paid for.',
    body: `Open [Subscription](/app/subscribe) and choose to manage it: there you change the plan, the card or cancel. After cancelling you keep what you paid for until the end of the paid time.

A payment can be refunded for some days; [Prices](/subscribe) names how many for yearly and for monthly plans. Ask a person of ours through the coach: press Talk to a person and write the date of the payment.`,
  },
  {
    slug: 'free-trial',
    topic: 'billing',
    title: 'The free trial',
    summary: 'How to begin it, what is in it, and what happens when it ends.',
    body: `A trial begins where you would pay: open [Subscription](/app/subscribe), choose a plan and start the trial instead of paying. No card is needed. How many days it has stands beside the plans and on [Prices](/subscribe).

During the trial everything that the plan includes works, and applications count as they would when you pay.

**When it ends** nothing is charged unless you added a card. Without one the subscription ends by itself; what you wrote, saved and sent stays yours. With one, the first payment is taken on the day that the page shows as next billing.

Each person has one trial.`,
  },
  {
    slug: 'get-your-money-back',
    topic: 'billing',
    title: 'Get your money back',
    summary: 'Until when a payment is refunded, how to ask, and when the money arrives.',
    body: `A payment is refunded for some days after it: [Prices](/subscribe) and the [terms](/terms-of-service) name how many on an annual plan and how many on a monthly one. You need not say why.

1. [Write to us](/contact-us) from the address of your account, or choose **Talk to a person** in the coach.
2. Choose Billing as the category and name the date of the payment.
3. A person of ours answers by mail and sends the money back the way it came.

Your bank may need some days to show it. The subscription ends with the refund; your documents, saved jobs and applications stay.`,
  },
  {
    slug: 'invoices-and-cards',
    topic: 'billing',
    title: 'Invoices, cards and failed payments',
    summary: 'Where invoices are, how to change the card, and what happens when a payment fails.',
    body: `Open [Subscription](/app/subscribe) and choose **Manage Subscription**. The page of our payment provider opens: it holds your invoices, your card and the plan. We never see the number of your card.

## A payment failed

The subscription page says so. The provider tries again in the next days, and your plan goes on meanwhile. Choose Manage Subscription and give another card; the payment is tried again with it.

If none succeeds the subscription ends. Applying stops then; searching, saved jobs, documents and what you have already sent stay as they are.

## Another name on the invoice

Change name and address on the provider's page before the next payment. For one that was already made, [write to us](/contact-us).`,
  },
]
