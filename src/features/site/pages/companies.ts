/** The copy of the page for companies. Every sentence describes an existing feature. */
export const forCompanies = {
  heading: ['Hiring', 'takes two, too.'],
  lead: 'Post a job, ask only what you need to know, and review each candidate with the evidence. The list shows who is waiting for an answer.',
  free: 'Posting jobs and reviewing applications is free. Plans are for job seekers.',
  action: { label: 'Open a company account', to: '/contact-us?about=company#form' },
  signIn: { label: 'Sign In', to: '/auth?redirect=%2Fapp%2Fcompany%2Fjobs' },
  picture: { name: 'hiring-board', shows: 'Applications on a board, each in its stage, with its match for the job' },
  steps: [
    {
      title: 'Tell us who you are',
      text: 'We review your company, open its account and invite you by email. You invite your colleagues yourself.',
    },
    {
      title: 'Write the posting',
      text: 'Get advice as you write: pay, length, wording that discourages applicants. You see a preview as candidates will.',
    },
    {
      title: 'Ask twelve kinds of questions',
      text: 'From a line of text to a file. Keep sets for the next job; only your admins can read answers to private questions.',
    },
    {
      title: 'Review as a list or a board',
      text: 'Your own stages, filters down to single answers, and each requirement met or missing with the sentence that shows it.',
    },
    {
      title: 'Decide together',
      text: 'Scorecards stay hidden until you submit yours. Notes, mentions, and side-by-side comparison.',
    },
    {
      title: 'Answer everyone',
      text: 'Interview times that candidates accept with one click, message templates, and kind rejection messages.',
    },
  ],
  promise: {
    title: 'A promise that candidates can check',
    text: 'Promise a response within a number of days. Your page shows how often you kept it over the last ninety days, and your list shows which answers are due.',
    picture: {
      name: 'hiring-analytics',
      shows: 'Hiring analytics: applications over time, their sources and the time to an answer',
    },
  },
  points: [
    {
      title: 'No automatic rejections',
      text: 'A match sorts a list and shows its evidence. People review applications, and no one is hidden because of a score.',
    },
    {
      title: 'Import your data',
      text: 'Import and export jobs and applications as CSV. You review every row first.',
    },
    {
      title: 'Analytics based on real counts',
      text: 'Views, sources, days to an answer, and the exact question where people leave your form.',
    },
    {
      title: 'Works with your systems',
      text: 'Signed webhooks with a log and replay, API keys with scopes, and a feed of your jobs.',
    },
    {
      title: 'Candidates who want to be found',
      text: 'Search the profiles of people who opted in. You see only what they share. Their own employer never sees them.',
    },
    {
      title: 'Two roles for your team',
      text: 'Invite by email. Admins manage people and private answers; everyone else reviews, scores and replies.',
    },
  ],
  embed: {
    title: 'Your jobs on your own site',
    text: 'One line shows your open jobs where people look for them first. It sets no cookie, loads nothing else, and keeps its own styling on any page.',
  },
  questions: [
    {
      asked: 'Why do you review each company?',
      answer: 'So candidates can trust the companies they see here. A person on our team reviews each one.',
    },
    {
      asked: 'What does it cost?',
      answer: 'Nothing. Posting jobs, reviewing applications and inviting your team is free.',
    },
    {
      asked: 'Who sees our notes and scores?',
      answer:
        'Your team and, to help you, our staff. Candidates never read them, and they are deleted together with the application they belong to.',
    },
    {
      asked: 'Do you check postings?',
      answer:
        "Yes. Our staff remove postings that ask candidates for money or aren't real jobs, give the reason, and read your reply.",
    },
    {
      asked: 'What if we stop using Tandem?',
      answer:
        'Close your jobs: they are removed from the board, the feeds and your own site right away. You can export applications as CSV.',
    },
  ],
} as const
