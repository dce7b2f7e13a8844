import type { Article } from './article.ts'

export const applyingArticles: Article[] = [
  {
    slug: 'search-for-jobs',
    topic: 'applying',
    title: 'Search that finds the right jobs',
    summary: 'Words, places and filters; what the order means and what typing mistakes do.',
    body: `Open [Jobs](/app/jobs) and type what you would call the job. Titles count more than the words in a description. A place finds jobs there; the remote filter finds those that can be done from anywhere.

With words typed, the best matches stand first; without, the newest. A word that no posting uses is mended where a close one exists, and the page says so.

Filters stand in the address of the page, so a search can be bookmarked or sent to a friend.`,
  },
  {
    slug: 'match-score',
    topic: 'applying',
    title: 'What the match figure means',
    summary: 'Each requirement is met, partly met, missing or unknown, with the sentence that shows it.',
    body: `Every posting is read against your default resume. Each requirement comes out as met, partly met, missing or unknown, and the posting shows the very sentence of your resume that proves it.

**Unknown never counts as missing.** It means that the posting asks for something a resume does not say, such as a salary.

The figure is counted, not guessed: the same resume and the same posting always give the same figure. If it says that there is no resume, upload one or choose a default in [Documents](/app/documents).

A figure of 60 with the main requirements met is often a better application than one of 80 that misses the one thing the job is about.`,
  },
  {
    slug: 'apply-for-a-job',
    topic: 'applying',
    title: 'Apply for a job',
    summary: 'What is sent, what you can still change, and what happens when something fails.',
    body: `Open the job and choose Apply Now. The form holds your name, mail and phone from your profile; choose a resume, add a cover letter if you like, and answer the company's questions.

What you send is kept as it was: later changes of your resume do not change an application. You can apply once for each job.

If the connection fails, nothing that you typed is lost. Press submit again; the same application never arrives twice.

Answers to questions that a company marked as private are read by its administrators alone.`,
  },
  {
    slug: 'why-can-i-not-apply',
    topic: 'applying',
    title: 'Why can I not apply for a job?',
    summary: 'Closed, already applied, no subscription or the limit of your plan: what each means.',
    body: `The button says why:

- **Already applied.** One application for each person and job, also after withdrawing.
- **Applications have closed.** The deadline is the end of its day where the company is, or the company closed the job.
- **A subscription is needed.** Applying is part of a plan; see [Subscription](/app/subscribe).
- **The limit of this month is reached.** Your plan includes a number of applications a month. A larger plan includes more.
- **Only job seekers apply.** A company account applies for nothing.

Saving a job always works, so nothing is lost meanwhile.`,
  },
  {
    slug: 'save-jobs',
    topic: 'applying',
    title: 'Save jobs for later',
    summary: 'Save, keep a note, and see which deadlines come near.',
    body: `The bookmark on a job saves it. Saved jobs stand in the [Job Tracker](/app/tracker), with a private note if you write one, and say when their deadline is near.

A job that closes leaves the list and its note is kept with the archived ones. If it opens again, it is back where it was.

Notes are yours alone: no company and nobody of ours reads them.`,
  },
  {
    slug: 'auto-apply-explained',
    topic: 'applying',
    title: 'Auto apply: does Tandem apply without asking me?',
    summary: 'No, unless a rule of yours says so. What auto apply prepares, and what it waits for.',
    body: `[Auto Apply](/app/auto-apply) looks for jobs by rules that you write and prepares applications. What it finds waits in the **Review queue** for you, with the match, the answers and the resume that would be sent. Nothing goes out before you approve it, and for ten seconds after approving you can take it back.

A rule can have a **standing approval**: then what it finds is sent without asking each time. It is off until you turn it on for that rule.

## What keeps it small

- A rule finds jobs from the match that you set on, 70 percent unless you change it, and only of the kinds and places that it names.
- **Caps** limit how much is sent: five applications a day and two to one company a month, unless you choose other figures in Settings.
- A question that your **Answers** do not hold is left to you. Tandem makes up no answer.
- Companies to avoid are never applied to.

**Log** shows exactly what was sent, with the packet as the company got it.`,
  },
  {
    slug: 'stop-auto-apply',
    topic: 'applying',
    title: 'Stop auto apply, for one company or for all',
    summary: 'Pause, stop everything, or keep it away from a company.',
    body: `All of it is in [Auto Apply](/app/auto-apply?tab=settings), under Settings.

- **Pause.** Nothing is sent; what you approved waits until you end the pause.
- **Stop everything.** At once: approvals and standing approvals are taken back, and nothing more is looked for. Start again in the same place; what the stop took back waits in your queue.
- **One company.** Choose "Not this company" on a job in the queue. The company is listed under Companies to avoid, and you can take it off again.
- **One rule.** Switch it off or delete it under Rules.

An application that was already sent cannot be called back by a stop. [Withdraw it](/help-center/applying/withdraw-an-application) in the Job Tracker instead.`,
  },
]
