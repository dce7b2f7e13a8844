/** The written pages of the site: address, link text and metadata for search engines. */
export const sitePages = {
  programme: {
    path: '/how-it-works',
    label: 'How it works',
    title: 'How it works: thirteen steps to your first pay',
    description:
      'The global employment programme step by step: what you do, what Tandem does, what it costs and when the fee is refunded.',
  },
  guide: {
    path: '/guide',
    label: 'Guide',
    title: 'A guide to job search with Tandem',
    description:
      'From a new account to a signed offer: what to do in the first hour, each week, and before you accept.',
  },
  stories: {
    path: '/success-stories',
    label: 'Success stories',
    title: 'Success stories: four searches from the first day to the offer',
    description: 'Four example searches: what each person did, what changed, and how it ended.',
  },
  insights: {
    path: '/industry-insights',
    label: 'Industry insights',
    title: 'Industry insights: open jobs and pay',
    description: "Open jobs by type and location, and pay by industry, counted from today's data.",
  },
  resumeBuilder: {
    path: '/resume-builder-service',
    label: 'Resume builder',
    title: 'Resume builder: the preview is the PDF',
    description: 'Write in nine sections, preview the final page, and see how software reads it.',
  },
  jobSearch: {
    path: '/job-search-service',
    label: 'Job search',
    title: 'Job search that shows why a job fits',
    description:
      'Every match is explained requirement by requirement, with the sentence in your resume that proves it.',
  },
  autoApply: {
    path: '/auto-apply-service',
    label: 'Auto apply',
    title: 'Auto apply: your rules, your answers, your decision',
    description:
      'Tandem prepares applications within your rules. Each waits for your approval, and everything sent is saved.',
  },
  careerAdvice: {
    path: '/career-advice-service',
    label: 'Career advice',
    title: 'Career advice from your own data',
    description:
      'A coach that reads your profile and your applications, cites its sources, and can connect you with a person.',
  },
  interviewPrep: {
    path: '/interview-prep-service',
    label: 'Interview prep',
    title: 'Interview prep: practice answers and see what to improve',
    description:
      'Questions by role and from the posting itself, mock interviews in writing or by voice, feedback you can check.',
  },
  careerCoaching: {
    path: '/career-coaching-service',
    label: 'Career coaching',
    title: 'Career coaching with a person',
    description: 'Request a session, agree on a time, and meet. For questions that need a conversation.',
  },
  companies: {
    path: '/for-companies',
    label: 'For companies',
    title: 'For companies: hire with the evidence next to each name',
    description:
      'Post a job, ask what you need to know, review each candidate with the sentence that proves the match, and reply to everyone.',
  },
  help: {
    path: '/help-center',
    label: 'Help center',
    title: 'Help center',
    description:
      'Search articles about accounts, resumes, applying, interviews, plans and hiring, or contact our team.',
  },
  contact: {
    path: '/contact-us',
    label: 'Contact us',
    title: 'Contact us',
    description: 'Contact the Tandem team, or check response times and office hours.',
  },
  privacy: {
    path: '/privacy-policy',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description: 'What data Tandem stores, who can see it, for how long, and how to export or delete it.',
  },
  terms: {
    path: '/terms-of-service',
    label: 'Terms of service',
    title: 'Terms of service',
    description: 'The terms for using Tandem: accounts, plans, refunds, content and liability.',
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
