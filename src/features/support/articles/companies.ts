import type { Article } from './article.ts'

export const companyArticles: Article[] = [
  {
    slug: 'post-a-job',
    topic: 'companies',
    title: 'Post a job',
    summary: 'From a title to an open posting: draft, advice, questions, and who sees it.',
    body: `Open [Job Management](/app/company/jobs) and choose to post a new job.

1. **The role.** Title, description and requirements. The advice beside them names what makes people turn away: no pay, a list that is too long, words that shut somebody out.
2. **Place and terms.** Where the work is done, the kind of employment, the pay, and the last day for applications. The deadline ends with its day where your company is.
3. **Questions.** Candidates send their contact, a resume and, if they like, a letter. Ask more only where you need it.
4. **Save as Draft, or post.** A draft is seen by your company alone and keeps until it is ready.

**Who sees it** is your choice: an external posting is on the public job board and in feeds, an internal one is for your own people.

You can pause, close and open a posting again from its menu. Applications stay with it in every state.`,
  },
  {
    slug: 'questions-and-private-answers',
    topic: 'companies',
    title: 'Application questions and private answers',
    summary: 'Twelve kinds of question, sets to use again, and who may read a private answer.',
    body: `Questions belong to a job: open it in [Job Management](/app/company/jobs), edit it and go to Application Requirements.

A question can ask for text, a choice, yes or no, a number, a date, a link, an address or a file. Mark it as required where you could not decide without it; every further required question costs you candidates.

- **Private:** only company admins see the answers. Use it for what a reviewer should not be influenced by.
- **Internal only, External only:** asked of your own people, or of others.
- **Group and order:** questions of one group stand together. Drag them, or use the keyboard.

## Use them again

Choose **Save as a set** and everybody in your company can insert it into another job. **Copy from another job** takes the questions of one posting over.

A question that was answered can be changed; the answers that people gave stay as they gave them.`,
  },
  {
    slug: 'invite-your-team',
    topic: 'companies',
    title: 'Invite your team, and who may do what',
    summary: 'Company admins and company users, the invitation, and what happens when somebody leaves.',
    body: `Open [Team](/app/company/team) and choose Invite Team Member. They get a link by mail that works once, for 72 hours, and choose their own password.

- **Company user:** posts jobs, reads applications, moves people forward.
- **Company admin:** the same, and invites people, sees private answers, changes the profile and the logo, and sets up integrations.

Company users see the team but cannot change it. Ask one of your admins.

## When somebody leaves

An admin removes them on the same page. They lose access with the next click, also in pages that are open. Jobs they posted and what they wrote about candidates stay with the company.

A company keeps at least one admin, so the last one cannot be removed or become a user.`,
  },
  {
    slug: 'review-applications',
    topic: 'companies',
    title: 'Review applications as a team',
    summary: 'List, board and comparison, statuses that candidates are told of, and what stays among you.',
    body: `[Applications](/app/company/applications) holds everybody who applied, as a list or as a board. Filter by job, status, match or an answer, and open a candidate to see resume, answers and the match with the sentence that shows each point.

## What the candidate is told

When you choose another status you see what the candidate will read, can add a message, and confirm. They are notified after a wait, 10 minutes unless your [company profile](/app/company/profile) says otherwise. Until then the open application offers Undo, which leaves no trace with them, and Notify now. Stages that you add within a status are yours alone.

## What stays among you

Notes of the team and scorecards are never shown to the candidate. Mention a colleague in a note and they are told. **Compare candidates** puts several side by side, with their answers and scores in the same rows.

If your company promises an answer within some days, the list shows who waits longest.`,
  },
  {
    slug: 'arrange-interviews',
    topic: 'companies',
    title: 'Arrange an interview',
    summary: 'Propose up to five times; the candidate chooses, and both calendars follow.',
    body: `Open the candidate in [Applications](/app/company/applications) and propose times for an interview.

1. Choose phone, video or on site, and say the number, the link or the address.
2. Propose up to five times on your clock. The candidate sees them on theirs.
3. Name the interviewers. Where one of them has another appointment at that time, the page says so.
4. Tick to set the application's status to Interview, if it is not yet.

The candidate accepts one, or asks for other times. Everybody gets a calendar file by mail and is reminded a day and an hour before.

Moving or cancelling an interview changes the entry in the calendars that took it. Several proposals at the same time are possible, for example a call first and a visit later.`,
  },
  {
    slug: 'when-a-posting-is-reviewed',
    topic: 'companies',
    title: 'Why was my posting rejected?',
    summary: 'What our staff look at, how you learn the reason, and how to answer.',
    body: `Postings can be reported by anybody, and some are looked at because something in them is unusual: the same posting twice, a fee that candidates should pay, contact data in the text, pay far from what is usual. A machine points at such a place. It never rejects; a person of ours decides.

A rejected posting leaves the job board, the search and the feeds within a minute. You get a message with the reason.

## What to do

1. Read the reason. It names what has to change.
2. Edit the posting in [Job Management](/app/company/jobs).
3. Answer the message, or [write to us](/contact-us) if you think that we are wrong. A person reads it.

What is never allowed: asking candidates for money, jobs that do not exist, and postings that shut people out for who they are.`,
  },
  {
    slug: 'import-jobs-and-connect-systems',
    topic: 'companies',
    title: 'Bring jobs in from a file, and connect your systems',
    summary: 'CSV import of jobs, API keys, webhooks, and a list of your jobs on your own site.',
    body: `**Many jobs at once.** [Import Jobs](/app/company/jobs/import) takes a CSV file of up to 1,000 jobs. Every line is shown before anything is stored; a line that cannot be taken is named with its column and the reason. All come in as drafts unless you choose otherwise.

**Candidates from elsewhere.** [Import candidates](/app/company/applications/import) brings in people who applied in another place, so that one list holds all.

## Other systems

[Integrations](/app/company/integrations) is for company admins.

- An **API key** lets a program of yours read and change what you choose. It has the rights of a company user, less what you leave out, and never reads private answers. It is shown once.
- A **webhook** tells an address of yours when somebody applies, an application moves or a job changes. Every message is signed; the delivery log shows what arrived and what is tried again.`,
  },
]
