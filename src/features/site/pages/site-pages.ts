/** The written pages of the site: where each is, what its link says, and what search engines are told of it. */
export const sitePages = {
  programme: {
    path: '/how-it-works',
    label: 'How it works',
    title: 'How it works: thirteen steps to your first pay',
    description:
      'The global employment programme step by step: what you do, what Tandem does, what it costs and when the fee comes back.',
  },
  guide: {
    path: '/guide',
    label: 'Guide',
    title: 'A guide to looking for work with Tandem',
    description:
      'From an empty account to a signed offer: what to do in the first hour, each week, and before you say yes.',
  },
  stories: {
    path: '/success-stories',
    label: 'Success stories',
    title: 'Success stories: four searches, told from the first day to the offer',
    description: 'Four example searches: what each person did, what changed, and what it came to.',
  },
  insights: {
    path: '/industry-insights',
    label: 'Industry insights',
    title: 'Industry insights: what is open and what it pays',
    description:
      'Open jobs by kind of work and by place, and pay by industry, counted from what is on the platform today.',
  },
  resumeBuilder: {
    path: '/resume-builder-service',
    label: 'Resume builder',
    title: 'Resume builder: the preview is the PDF',
    description: 'Write in nine sections, see the page that will be sent, and know what a machine reads in it.',
  },
  jobSearch: {
    path: '/job-search-service',
    label: 'Job search',
    title: 'Job search that shows why a job fits',
    description:
      'Every match is explained requirement by requirement, with the sentence of your resume that proves it.',
  },
  autoApply: {
    path: '/auto-apply-service',
    label: 'Auto apply',
    title: 'Auto apply: your rules, your answers, your last word',
    description:
      'Tandem prepares applications inside rules that you set. Each waits for you, and what went out is kept.',
  },
  careerAdvice: {
    path: '/career-advice-service',
    label: 'Career advice',
    title: 'Career advice from your own data',
    description:
      'A coach that reads your profile and your applications, names its sources, and hands over to a person.',
  },
  interviewPrep: {
    path: '/interview-prep-service',
    label: 'Interview prep',
    title: 'Interview prep: practise aloud, hear what to mend',
    description:
      'Questions by role and from the posting itself, mock interviews in writing or by voice, feedback you can check.',
  },
  careerCoaching: {
    path: '/career-coaching-service',
    label: 'Career coaching',
    title: 'Career coaching with a person',
    description: 'Ask for a session, agree on a time, meet. For the questions that no form can answer.',
  },
  companies: {
    path: '/for-companies',
    label: 'For companies',
    title: 'For companies: hire with the evidence beside each name',
    description:
      'Post a job, ask what you need to know, read each candidate with the sentence that proves the match, and answer everyone.',
  },
  help: {
    path: '/help-center',
    label: 'Help center',
    title: 'Help center',
    description:
      'Search the articles about accounts, resumes, applying, interviews, plans and hiring, or reach a person of ours.',
  },
  contact: {
    path: '/contact-us',
    label: 'Contact us',
    title: 'Contact us',
    description: 'Write to the people behind Tandem, or see how fast each way is answered and when the office is open.',
  },
  privacy: {
    path: '/privacy-policy',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What Tandem keeps about you, who reads it, how long it stays, and how to take it with you or delete it.',
  },
  terms: {
    path: '/terms-of-service',
    label: 'Terms of service',
    title: 'Terms of service',
    description:
      'What you may expect of Tandem and what Tandem expects of you: accounts, plans, refunds, content, liability.',
  },
} as const

export type SitePage = (typeof sitePages)[keyof typeof sitePages]
export type ServiceKey =
  | 'resumeBuilder'
  | 'jobSearch'
  | 'autoApply'
  | 'careerAdvice'
  | 'interviewPrep'
  | 'careerCoaching'
export const serviceKeys: readonly ServiceKey[] = [
  'resumeBuilder',
  'jobSearch',
  'autoApply',
  'careerAdvice',
  'interviewPrep',
  'careerCoaching',
]
