/** What the page for companies says. Every sentence is about something that works. */
export const forCompanies = {
  heading: ['Hiring', 'takes two, too.'],
  lead: 'Post a job, ask only what you need to know, and read each candidate with the evidence beside them. Nobody waits in silence: the list shows you who does.',
  free: 'Posting and reading applications cost nothing. Plans are for people who look for work.',
  action: { label: 'Open a company account', to: '/contact-us?about=company#form' },
  signIn: { label: 'Sign In', to: '/auth?redirect=%2Fapp%2Fcompany%2Fjobs' },
  picture: { name: 'hiring-board', shows: 'Applications on a board, each in its stage, with how well it fits the job' },
  steps: [
    {
      title: 'Tell us who you are',
      text: 'We look at your company, open its account and invite you by mail. You invite your colleagues yourself.',
    },
    {
      title: 'Write the posting',
      text: 'Advice stands beside it as you write: pay, length, words that keep people away. You see it as candidates will.',
    },
    {
      title: 'Ask twelve kinds of questions',
      text: 'From a line of text to a file. Keep sets for the next job; answers to private questions are read by your admins alone.',
    },
    {
      title: 'Read on a list or a board',
      text: 'Stages of your own, filters down to single answers, and each requirement met or missing with the sentence that shows it.',
    },
    {
      title: 'Decide together',
      text: 'Scorecards stay blind until yours is in. Notes, mentions, and candidates side by side.',
    },
    {
      title: 'Answer everyone',
      text: 'Interview times that a candidate accepts with one press, mail from templates, and kind words for a no.',
    },
  ],
  promise: {
    title: 'A promise that candidates can check',
    text: 'Say within how many days you answer. Your page shows how often you kept it, counted over ninety days, and your list shows whose time is running out.',
    picture: {
      name: 'hiring-analytics',
      shows: 'Hiring analytics: applications over time, where they came from and how long an answer took',
    },
  },
  points: [
    {
      title: 'No machine says no',
      text: 'A match sorts a list and shows its evidence. People read applications, and nobody is hidden because of a number.',
    },
    {
      title: 'Bring what you have',
      text: 'Jobs and applications come in from a CSV file and go out as one. You look over every row before it counts.',
    },
    {
      title: 'Figures that were counted',
      text: 'Views, sources, days to an answer, and the very question at which people leave your form.',
    },
    {
      title: 'Fits what you run already',
      text: 'Signed webhooks with a log and replay, API keys with scopes, and a feed of your jobs.',
    },
    {
      title: 'People who want to be found',
      text: 'Search profiles of those who chose it, and only the parts they chose. Their own employer never sees them.',
    },
    {
      title: 'A team with two roles',
      text: 'Invite by mail. Admins manage people and private answers; everybody else reads, scores and answers.',
    },
  ],
  embed: {
    title: 'Your jobs on your own site',
    text: 'One line shows your open jobs where people look for them first. It sets no cookie, loads nothing else, and keeps its looks whatever the styles around it.',
  },
  questions: [
    {
      asked: 'Why do you look at each company?',
      answer: 'So that candidates can trust a name they read here. A person on our team reviews each company.',
    },
    {
      asked: 'What does it cost?',
      answer: 'Nothing to post a job, to read applications or to invite your team.',
    },
    {
      asked: 'Who sees our notes and scores?',
      answer:
        'Your team and, to help you, our staff. Candidates never read them, and they are deleted together with the application they belong to.',
    },
    {
      asked: 'Does somebody check postings?',
      answer:
        'Yes. Our staff take down what asks candidates for money or is no real job, say why, and read your answer to that.',
    },
    {
      asked: 'What happens when we stop?',
      answer:
        'Close your jobs: they leave the board, the feeds and your own site at once. Applications go with you as CSV.',
    },
  ],
} as const
