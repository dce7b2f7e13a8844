import type { ServiceKey } from './site-pages.ts'

export type Service = {
  /** The page's own heading, broken where the second line begins. */
  heading: readonly [string, string]
  lead: string
  /** The picture of the product: its file under /pictures, and what it shows. */
  picture: { name: string; shows: string }
  /** How it goes, in order. */
  steps: readonly { title: string; text: string }[]
  /** What one finds there, and what it will not do. */
  points: readonly { title: string; text: string }[]
  questions: readonly { asked: string; answer: string }[]
  /** Where a member goes. */
  action: { label: string; to: string }
}

/** What each service page says (MKT-05). Every sentence is about something that works. */
export const services: Record<ServiceKey, Service> = {
  resumeBuilder: {
    heading: ['Write it once.', 'Send it everywhere.'],
    lead: 'Nine sections on the left, the finished page on the right. What you see is the PDF that goes out, to the last letter.',
    picture: { name: 'resume-builder', shows: 'The resume builder: the form beside the page it makes' },
    steps: [
      {
        title: 'Bring what you have',
        text: 'A PDF, a Word file, LinkedIn’s export or plain text. You look over each field before it counts.',
      },
      {
        title: 'Fill the gaps',
        text: 'It saves two seconds after you stop typing. Two open tabs never overwrite each other in silence.',
      },
      {
        title: 'Choose how it looks',
        text: 'Several layouts, fonts, colours and both paper sizes. One press makes it fit a page.',
      },
      { title: 'Take it with you', text: 'PDF, Word, plain text, Markdown or JSON Resume. No watermark.' },
    ],
    points: [
      {
        title: 'A score you can argue with',
        text: 'Every lost point names its sentence and its fix. The rubric is public and the same for all.',
      },
      {
        title: 'What a machine reads',
        text: 'We read your own PDF back with another program and set it beside what you typed.',
      },
      {
        title: 'Proposals, not inventions',
        text: 'A rewrite is shown as a difference. A number, employer, date or skill that you never wrote is refused.',
      },
      {
        title: 'Every name',
        text: 'Greek, Cyrillic, Vietnamese, Chinese, Japanese, Korean, Arabic. A letter no font has is named, never dropped.',
      },
    ],
    questions: [
      {
        asked: 'Can I have several resumes?',
        answer: 'Yes. Make a copy for one job with the tailoring screen, and keep the general one as your default.',
      },
      {
        asked: 'Who can see my resume?',
        answer:
          'You. A company reads the copy that you sent with an application, or one you shared by a link that you can revoke.',
      },
      {
        asked: 'Does it pass applicant tracking systems?',
        answer:
          'Layouts with one column are marked ATS-safe: each is tested by reading its PDF back. The others are for people’s eyes.',
      },
    ],
    action: { label: 'Build a resume', to: '/app/documents' },
  },
  jobSearch: {
    heading: ['Fewer jobs.', 'Better reasons.'],
    lead: 'Every posting is read against your resume. You see what is met, what is partly met, what is missing, and the sentence that shows it.',
    picture: { name: 'job-search', shows: 'A job beside the list, its match explained requirement by requirement' },
    steps: [
      {
        title: 'Say what you look for',
        text: 'Words, place, remote, pay, kind of work. A slip of the finger is mended.',
      },
      {
        title: 'Read the match',
        text: 'No mysterious per cent: each requirement stands with its evidence. Unknown is never counted against you.',
      },
      { title: 'Save or send', text: 'A heart keeps it. One form sends it, with the resume you choose.' },
      {
        title: 'Let it come to you',
        text: 'Save the search and have new jobs mailed daily or weekly. One press ends it.',
      },
    ],
    points: [
      {
        title: 'Pay first',
        text: 'Where a company names its pay, it stands on the first line. Where it does not, you can filter it out.',
      },
      {
        title: 'The same score for the same facts',
        text: 'The match is arithmetic, not a mood. Ask twice and you get the same answer.',
      },
      { title: 'No dead ends', text: 'A job that closed says so and shows what is like it.' },
      { title: 'Without an account', text: 'The job board is open to everybody and works without scripts.' },
    ],
    questions: [
      {
        asked: 'Does a machine decide who is seen?',
        answer: 'No. The match sorts a list. People read applications, and nobody is hidden because of a number.',
      },
      {
        asked: 'How is a match worked out?',
        answer:
          'Title, skills, years, place, pay and kind of work are compared one by one. The screen shows each comparison.',
      },
      {
        asked: 'Are the jobs real?',
        answer: 'Companies post them here under their own name. In this demonstration they are samples, and marked so.',
      },
    ],
    action: { label: 'Search jobs', to: '/jobs' },
  },
  autoApply: {
    heading: ['It prepares.', 'You decide.'],
    lead: 'Set rules for the jobs you would take. Tandem finds them, fills what it knows, and puts each one on your desk. Nothing goes out that you did not allow.',
    picture: { name: 'auto-apply', shows: 'The review queue of auto apply, each application waiting for a yes' },
    steps: [
      { title: 'Write a rule', text: 'Words, places, kinds of work, the least pay, the least match.' },
      {
        title: 'Fill the answer bank',
        text: 'Answer once what forms ask again and again. Questions of law and person are never filled by a machine.',
      },
      {
        title: 'Look through the queue',
        text: 'Each application lies open: resume, letter, every answer. Change, send or skip.',
      },
      {
        title: 'Keep the packet',
        text: 'What went out is kept exactly as it went out, and the company sees that it was assisted.',
      },
    ],
    points: [
      {
        title: 'Caps that hold',
        text: 'So many a day, so many for one company. They stand in the database, not in good intentions.',
      },
      { title: 'A switch that stops', text: 'Pause a rule, or all of it, at once.' },
      {
        title: 'No spraying',
        text: 'Below the match you set, nothing is prepared. A hundred careless applications help nobody.',
      },
      {
        title: 'Standing approval, if you want it',
        text: 'For one rule at a time, and only when you say so. You can take it back at any moment.',
      },
    ],
    questions: [
      {
        asked: 'Does Tandem apply without asking me?',
        answer: 'Only for a rule to which you gave standing approval. Every other application waits for your yes.',
      },
      {
        asked: 'What does the company see?',
        answer: 'Your application as you would have sent it, marked as assisted.',
      },
      {
        asked: 'What about personal questions?',
        answer: 'Questions about origin, health, law or the like are left to you, always.',
      },
    ],
    action: { label: 'Set up a rule', to: '/app/auto-apply' },
  },
  careerAdvice: {
    heading: ['Ask it anything.', 'Check its sources.'],
    lead: 'The coach knows your profile, your resume and where your applications stand. Each answer says what it is based on, with the way there.',
    picture: {
      name: 'career-advice',
      shows: 'A question to the coach, and its answer with the article that it comes from',
    },
    steps: [
      { title: 'Open the coach', text: 'Bottom right, on every page of your portal.' },
      {
        title: 'Ask in your own words',
        text: '“Why did nobody answer?” is a good question. So is “What should I do this week?”',
      },
      { title: 'Follow the links', text: 'An answer leads to the screen where you can do something about it.' },
      { title: 'Or ask for a person', text: '“Talk to a person” opens a conversation that our staff answer.' },
    ],
    points: [
      { title: 'It says who speaks', text: 'With a language model or without one: the page tells you which.' },
      {
        title: 'Your data, not the web’s opinion',
        text: 'It reads what you gave Tandem and our own articles. A posting that tells it what to do is ignored.',
      },
      {
        title: 'It remembers, and forgets when told',
        text: 'Conversations are kept for you. Delete one and it is gone.',
      },
      { title: 'Articles that were written', text: 'Guides on resumes, interviews and pay, without advertising.' },
    ],
    questions: [
      {
        asked: 'Is my data used to train models?',
        answer:
          'No. Where the operator connects a model, your question and what it needs are sent to it, and nothing else.',
      },
      { asked: 'Can it be wrong?', answer: 'Yes. That is why each answer shows where it comes from.' },
      {
        asked: 'Is there a limit?',
        answer: 'A daily one, so that everybody is served. The page tells you before you reach it.',
      },
    ],
    action: { label: 'Ask the coach', to: '/app/coaching' },
  },
  interviewPrep: {
    heading: ['The second time', 'you say it, it is better.'],
    lead: 'Practise with questions for your role and from the posting itself, in writing or aloud. The feedback shows the very words it speaks of.',
    picture: { name: 'interview-prep', shows: 'The overview of interview preparation with scores over time' },
    steps: [
      {
        title: 'Choose what to practise',
        text: 'By kind, level and role, or made from one job and the gaps in your resume.',
      },
      {
        title: 'Answer',
        text: 'Type, or speak and see your words. A clock runs if you want one. Reload in the middle and go on.',
      },
      {
        title: 'Read what it found',
        text: 'Situation, task, action, result: marked in your own sentences, with what is missing.',
      },
      { title: 'Keep the good ones', text: 'The story bank holds what you told well, ready for the next question.' },
    ],
    points: [
      {
        title: 'A score that does not waver',
        text: 'The same answer has the same score. Nothing is guessed from your face, voice or accent.',
      },
      {
        title: 'Recordings are yours',
        text: 'They are kept only if you choose so before you begin. Only you can play them, and you delete them when you like.',
      },
      {
        title: 'A date in your calendar',
        text: 'Book a mock interview, get a calendar file and a reminder, hold it in the browser.',
      },
      {
        title: 'The real ones, too',
        text: 'When a company invites you, the interview appears in your list by itself.',
      },
    ],
    questions: [
      { asked: 'Do I need a microphone?', answer: 'No. Every practice works in writing.' },
      {
        asked: 'Where do the questions come from?',
        answer:
          'They were written for this product: behavioural, technical and situational ones at three levels. Others are made from the posting you choose.',
      },
      { asked: 'Who reads my answers?', answer: 'Nobody but you.' },
    ],
    action: { label: 'Start practising', to: '/app/interview' },
  },
  careerCoaching: {
    heading: ['Some questions', 'need a person.'],
    lead: 'Changing trade, coming back after years, two offers and no peace: tell us what it is about, agree on a time, and talk it through.',
    picture: { name: 'career-coaching', shows: 'A coaching request with the times that were proposed' },
    steps: [
      { title: 'Say what it is about', text: 'A few sentences. The more honest, the better the hour.' },
      { title: 'Agree on a time', text: 'You are sent times in your own time zone, and pick one.' },
      { title: 'Bring your documents', text: 'Your coach sees what you choose to show, and nothing else.' },
      { title: 'Leave with a plan', text: 'What you agreed on stays in your conversation, to come back to.' },
    ],
    points: [
      { title: 'People, named', text: 'You know who answers before you meet.' },
      { title: 'Prepared', text: 'They read what you wrote. You do not spend the hour introducing yourself.' },
      { title: 'In your calendar', text: 'With a file for any calendar, and a notice when something moves.' },
      {
        title: 'Together with the coach in the product',
        text: 'Small questions are answered at once, large ones by a person. You can go from one to the other.',
      },
    ],
    questions: [
      {
        asked: 'How long does an answer take?',
        answer: 'Standard requests are answered in under 24 hours, those of premium plans in under 2.',
      },
      { asked: 'Can I move a session?', answer: 'Yes, from the conversation. Both calendars follow.' },
      {
        asked: 'Will my employer know?',
        answer: 'Not from us. What you say stays between you and the person who answers.',
      },
    ],
    action: { label: 'Ask for a session', to: '/app/coaching?tab=person' },
  },
}
