import type { Article } from './article.ts'

export const followingArticles: Article[] = [
  {
    slug: 'application-statuses',
    topic: 'following',
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
    topic: 'following',
    title: 'When and how to follow up',
    summary: 'Wait seven to ten days, then write four sentences.',
    body: `Wait seven to ten days after applying, or three after an interview, unless the posting names a date.

Then write four sentences: which job and when you applied, one thing that makes you a fit, a question about the next step, and thanks. Do not attach your resume again.

> Hello, I applied for the Data Analyst role on 3 June. I have kept the weekly numbers of a team of forty for three years and would like to do that for you. Is there a date by when you decide? Thank you for your time.

Once is enough. If nothing comes in another ten days, put your hours into the next application. The [Job Tracker](/app/tracker) shows how long each has waited.`,
  },
  {
    slug: 'withdraw-an-application',
    topic: 'following',
    title: 'Withdraw an application',
    summary: 'How to take one back, what the company sees, and why it is final.',
    body: `Open the application in the [Job Tracker](/app/tracker) and choose Withdraw. It works from every status. The company is told and sees that you withdrew.

It is final: you cannot apply for the same job again. If you only want to correct something, tell the company instead, or ask a person of ours through the coach.`,
  },
  {
    slug: 'prepare-for-an-interview',
    topic: 'following',
    title: 'Prepare for an interview in an evening',
    summary: 'Three stories, the requirements of the posting, and two questions of your own.',
    body: `1. **Read the posting again.** Open it and look at the match: what is met will be asked for in depth, what is partly met will be asked for with doubt.
2. **Prepare three stories.** Situation, what you did, what came of it, in ninety seconds each. Take them from the lines of your resume that hold a figure.
3. **Say the gap yourself.** "I used it for a month. What I did for three years is close, and here is how."
4. **Bring two questions.** What would a good first half year look like? What is hard about this role?
5. **Check the practical things.** Time zone, link or address, and the name of whoever you meet.

Afterwards write down what they asked while you remember; the note of the application in the [Job Tracker](/app/tracker) is a good place.`,
  },
  {
    slug: 'talk-about-salary',
    topic: 'following',
    title: 'Talk about salary',
    summary: 'Know your range before they ask, and let them name theirs first.',
    body: `Decide on three figures before the first call: what you need, what you want, and what you will open with. Put the range into your [profile](/app/profile); only you see it.

- Asked early, return the question: "What range is planned for the role?" Many postings on Tandem name theirs.
- Give a range whose lower end you would accept.
- Talk about the work first and the figure last.
- With an offer in hand, ask for a day. Nobody withdraws an offer because you read it.

Benefits, days and the start date can be moved as well when the figure cannot.`,
  },
]
