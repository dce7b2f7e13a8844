import type { ServiceKey } from './site-pages.ts'

export type Service = {
  /** The page's own heading, broken where the second line begins. */
  heading: readonly [string, string]
  lead: string
  /** The screenshot of the product: its file under /pictures, and its description. */
  picture: { name: string; shows: string }
  /** The steps, in order. */
  steps: readonly { title: string; text: string }[]
  /** Features, and limits. */
  points: readonly { title: string; text: string }[]
  questions: readonly { asked: string; answer: string }[]
  /** The link for members. */
  action: { label: string; to: string }
}

/** The copy of each service page (MKT-05). Every sentence describes an existing feature. */
export const services: Record<ServiceKey, Service> = {
  resumeBuilder: {
    heading: ['Write it once.', 'Send it everywhere.'],
    lead: 'Nine sections on the left, the finished page on the right. The preview is exactly the PDF you send.',
    picture: { name: 'resume-builder', shows: 'The resume builder: the form next to the finished page' },
    steps: [
      {
        title: 'Bring what you have',
        text: "A PDF, a Word file, a LinkedIn export or plain text. You review each field before it's saved.",
      },
      {
        title: 'Fill the gaps',
        text: 'Your changes are saved two seconds after you stop typing. Two open tabs never overwrite each other silently.',
      },
      {
        title: 'Choose your design',
        text: 'Several layouts, fonts, colors and both paper sizes. Fit it to one page with a single click.',
      },
      { title: 'Take it with you', text: 'PDF, Word, plain text, Markdown or JSON Resume. No watermark.' },
    ],
    points: [
      {
        title: 'A score you can argue with',
        text: 'Every lost point names the sentence and the fix. The rubric is public and the same for everyone.',
      },
      {
        title: 'ATS check',
        text: 'We read your PDF with another program and compare it with what you typed.',
      },
      {
        title: 'Suggestions, not inventions',
        text: 'Rewrites are shown as changes. A number, employer, date or skill you never wrote is rejected.',
      },
      {
        title: 'Every name',
        text: "Greek, Cyrillic, Vietnamese, Chinese, Japanese, Korean, Arabic. We tell you if a character isn't supported.",
      },
    ],
    questions: [
      {
        asked: 'Can I have several resumes?',
        answer: 'Yes. Create a copy for one job on the tailoring screen, and keep the general one as your default.',
      },
      {
        asked: 'Who can see my resume?',
        answer:
          'Only you. A company can read the copy you sent with an application, or one you shared with a link that you can revoke.',
      },
      {
        asked: 'Does it pass applicant tracking systems?',
        answer:
          'Single-column layouts are marked ATS-safe: we test each by reading its PDF. The others are designed for people.',
      },
    ],
    action: { label: 'Build a resume', to: '/app/documents' },
  },
  jobSearch: {
    heading: ['Fewer jobs.', 'Better reasons.'],
    lead: 'Every posting is compared with your resume. You see what is met, partly met or missing, and the sentence that shows it.',
    picture: { name: 'job-search', shows: 'A job next to the list, its match explained requirement by requirement' },
    steps: [
      {
        title: "Enter what you're looking for",
        text: 'Keywords, location, remote, pay, job type. Typos are corrected.',
      },
      {
        title: 'Read the match',
        text: 'Each requirement is listed with its evidence. Unknown items never count against you.',
      },
      { title: 'Save or apply', text: 'Save it with the heart, or apply with one form and the resume you choose.' },
      {
        title: 'Get new jobs by email',
        text: 'Save a search and get new jobs daily or weekly. Unsubscribe with one click.',
      },
    ],
    points: [
      {
        title: 'Pay first',
        text: "If a company states the pay, it's on the first line. Jobs without pay can be filtered out.",
      },
      {
        title: 'The same score for the same facts',
        text: 'Matches are calculated. The same data always gives the same result.',
      },
      { title: 'No dead ends', text: 'A closed job is marked as closed, with similar jobs below.' },
      { title: 'Without an account', text: 'The job board is open to everyone and works without JavaScript.' },
    ],
    questions: [
      {
        asked: 'Does an algorithm decide who is seen?',
        answer: 'No. The match sorts a list. People review applications, and no one is hidden because of a score.',
      },
      {
        asked: 'How is a match calculated?',
        answer:
          'Title, skills, years, location, pay and job type are compared one by one. The screen shows each comparison.',
      },
      {
        asked: 'Are the jobs real?',
        answer: 'Companies post them here under their own name. In this demo they are samples and marked as such.',
      },
    ],
    action: { label: 'Search jobs', to: '/jobs' },
  },
  autoApply: {
    heading: ['It prepares.', 'You decide.'],
    lead: 'Set rules for the jobs you would take. Tandem finds them, fills in what it knows, and queues each one for your review. Nothing is sent without your permission.',
    picture: { name: 'auto-apply', shows: 'The review queue of auto apply, each application waiting for approval' },
    steps: [
      { title: 'Write a rule', text: 'Keywords, locations, job types, minimum pay, minimum match.' },
      {
        title: 'Fill the answer bank',
        text: 'Answer recurring questions once. Legal and personal questions are never filled in automatically.',
      },
      {
        title: 'Review the queue',
        text: 'See everything in each application: resume, letter, every answer. Edit, send or skip.',
      },
      {
        title: 'Keep an exact copy',
        text: 'Each application is saved exactly as sent, and the company sees that it was assisted.',
      },
    ],
    points: [
      {
        title: 'Caps you can rely on',
        text: 'Limits per day and per company, enforced in the database.',
      },
      { title: 'Pause anytime', text: 'Pause a rule or everything, immediately.' },
      {
        title: 'No mass applications',
        text: 'Jobs below your minimum match are skipped.',
      },
      {
        title: 'Send without review, if you want',
        text: 'One rule at a time, and only after you confirm. You can turn it off anytime.',
      },
    ],
    questions: [
      {
        asked: 'Does Tandem apply without asking me?',
        answer:
          'Only for a rule that you allow to send without review. Every other application waits for your approval.',
      },
      {
        asked: 'What does the company see?',
        answer: 'Your application as you would have sent it, marked as assisted.',
      },
      {
        asked: 'What about personal questions?',
        answer: 'Questions about origin, health, legal matters and the like are always left to you.',
      },
    ],
    action: { label: 'Set up a rule', to: '/app/auto-apply' },
  },
  careerAdvice: {
    heading: ['Ask it anything.', 'Check its sources.'],
    lead: 'The coach knows your profile, your resume and the status of your applications. Each answer names its sources and links to them.',
    picture: {
      name: 'career-advice',
      shows: 'A question to the coach, and its answer with the source article',
    },
    steps: [
      { title: 'Open the coach', text: 'Bottom right, on every page of your portal.' },
      {
        title: 'Ask in your own words',
        text: 'For example “Why has no one replied?” or “What should I do this week?”',
      },
      { title: 'Follow the links', text: 'Each answer links to the screen where you can act on it.' },
      { title: 'Or ask for a person', text: '“Talk to a person” opens a conversation that our staff answer.' },
    ],
    points: [
      { title: 'Know who is answering', text: 'With or without a language model: the page shows which.' },
      {
        title: 'Answers based on your data',
        text: 'It reads your Tandem data and our own articles. Instructions hidden in a posting are ignored.',
      },
      {
        title: 'It remembers, and you can delete',
        text: 'Conversations are saved for you, and you can delete any of them.',
      },
      { title: 'Articles by people', text: 'Guides on resumes, interviews and pay, without advertising.' },
    ],
    questions: [
      {
        asked: 'Is my data used to train models?',
        answer:
          'No. Where the operator connects a model, your question and what it needs are sent to it, and nothing else.',
      },
      { asked: 'Can it be wrong?', answer: 'Yes. That’s why each answer shows its sources.' },
      {
        asked: 'Is there a limit?',
        answer: 'There is a daily limit, so that everyone gets answers. The page warns you before you reach it.',
      },
    ],
    action: { label: 'Ask the coach', to: '/app/coaching' },
  },
  interviewPrep: {
    heading: ['The second time', 'you say it, it is better.'],
    lead: 'Practice with questions for your role and from the posting itself, in writing or out loud. The feedback points to your exact words.',
    picture: { name: 'interview-prep', shows: 'The overview of interview preparation with scores over time' },
    steps: [
      {
        title: 'Choose what to practice',
        text: 'By kind, level and role, or made from one job and the gaps in your resume.',
      },
      {
        title: 'Answer',
        text: 'Type, or speak and see a transcript. Use a timer if you like. Reload and continue anytime.',
      },
      {
        title: 'Review the feedback',
        text: 'Situation, task, action, result: marked in your own sentences, with what is missing.',
      },
      { title: 'Keep the good ones', text: 'The story bank saves your best answers for the next question.' },
    ],
    points: [
      {
        title: 'A consistent score',
        text: 'The same answer always gets the same score. Nothing is inferred from your face, voice or accent.',
      },
      {
        title: 'Recordings are yours',
        text: 'They are saved only if you choose to before you start. Only you can play them, and you can delete them anytime.',
      },
      {
        title: 'A date in your calendar',
        text: 'Book a mock interview, get a calendar file and a reminder, and run it in the browser.',
      },
      {
        title: 'Real interviews, too',
        text: 'When a company invites you, the interview appears in your list automatically.',
      },
    ],
    questions: [
      { asked: 'Do I need a microphone?', answer: 'No. You can do every practice in writing.' },
      {
        asked: 'Where do the questions come from?',
        answer:
          'They were written for this product: behavioral, technical and situational questions at three levels. Others are based on the posting you choose.',
      },
      { asked: 'Who reads my answers?', answer: 'No one but you.' },
    ],
    action: { label: 'Start practicing', to: '/app/interview' },
  },
  careerCoaching: {
    heading: ['Some questions', 'need a person.'],
    lead: "A career change, a return after years, two offers to choose from: tell us what it's about, agree on a time, and talk it through.",
    picture: { name: 'career-coaching', shows: 'A coaching request with the proposed times' },
    steps: [
      { title: "Tell us what it's about", text: 'A few sentences. The more we know, the better we can help.' },
      { title: 'Agree on a time', text: 'We propose times in your time zone, and you choose one.' },
      { title: 'Bring your documents', text: 'Your coach sees what you choose to show, and nothing else.' },
      { title: 'Leave with a plan', text: 'What you agreed on stays in your conversation, so you can return to it.' },
    ],
    points: [
      { title: 'Named coaches', text: "You know who you'll meet in advance." },
      { title: 'Prepared', text: "Coaches read your request first, so you don't spend the hour introducing yourself." },
      { title: 'In your calendar', text: 'With a calendar file, and a notification when anything changes.' },
      {
        title: 'Works with the AI coach',
        text: 'Get quick answers right away, and talk to a person about the big ones. You can switch between them.',
      },
    ],
    questions: [
      {
        asked: 'How long does an answer take?',
        answer: 'Standard requests are answered in under 24 hours, those of premium plans in under 2.',
      },
      { asked: 'Can I move a session?', answer: 'Yes, from the conversation. Both calendars are updated.' },
      {
        asked: 'Will my employer know?',
        answer: 'Not from us. What you say stays between you and the person who answers.',
      },
    ],
    action: { label: 'Ask for a session', to: '/app/coaching?tab=person' },
  },
}
