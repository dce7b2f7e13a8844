import type { Article } from './article.ts'

export const followingArticles: Article[] = [
  {
    slug: 'application-statuses',
    topic: 'applying',
    title: 'What the status of an application means',
    summary: 'Submitted, reviewing, interview, accepted, rejected, withdrawn: who sets it and what to do.',
    body: `Only the company moves an application on; only you withdraw it.

- **Submitted:** it has arrived. Nobody has opened it yet, or nobody said so.
- **Reviewing:** somebody is reading it.
- **Interview:** the company wants to talk to you.
- **Accepted:** they want you.
- **Rejected:** they will not go on with it this time.
- **Withdrawn:** you took it back.

Every change is told to you by a notification and a mail, and the details of an application in the [Job Tracker](/app/tracker) show all of them with their dates.`,
  },
  {
    slug: 'follow-up',
    topic: 'applying',
    title: 'When and how to follow up',
    summary: 'Wait seven to ten days, then write four sentences.',
    body: `Wait seven to ten days after applying, or three after an interview, unless the posting names a date.

Then write four sentences: which job and when you applied, one thing that makes you a fit, a question about the next step, and thanks. Do not attach your resume again.

> Hello, I applied for the Data Analyst role on 3 June. I have kept the weekly numbers of a team of forty for three years and would like to do that for you. Is there a date by when you decide? Thank you for your time.

Once is enough. If nothing comes in another ten days, put your hours into the next application. The [Job Tracker](/app/tracker) shows how long each has waited.`,
  },
  {
    slug: 'withdraw-an-application',
    topic: 'applying',
    title: 'Withdraw an application',
    summary: 'How to take one back, what the company sees, and why it is final.',
    body: `Open the application in the [Job Tracker](/app/tracker) and choose Withdraw. It works from every status. The company is told and sees that you withdrew.

It is final: you cannot apply for the same job again. If you only want to correct something, tell the company instead, or ask a person of ours through the coach.`,
  },
]
