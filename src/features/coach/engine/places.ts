import type { Source } from '../contract.ts'
import type { FactApplication, FactArticle, FactJob, FactReading, FactResume } from './facts.ts'
import { safeName } from './safe-text.ts'

/** The pages that the coach links to as sources. */
export const places = {
  profile: { title: 'Your profile', detail: 'Profile strength', href: '/app/profile' },
  tracker: { title: 'Your applications', detail: 'Job Tracker', href: '/app/tracker' },
  saved: { title: 'Your saved jobs', detail: 'Job Tracker', href: '/app/tracker' },
  documents: { title: 'Your documents', detail: 'Resumes and letters', href: '/app/documents' },
  jobs: { title: 'Open jobs', detail: 'Search', href: '/app/jobs' },
  questions: { title: 'Question bank', detail: 'Interview Prep', href: '/app/interview?tab=questions' },
  mocks: { title: 'Mock interview', detail: 'Interview Prep', href: '/app/interview?tab=mock-interview' },
  salaries: { title: 'Salary Analyzer', detail: 'What people earn', href: '/app/salary' },
  offers: { title: 'Compare offers', detail: 'Salary Analyzer', href: '/app/salary/offers' },
  subscription: { title: 'Your subscription', detail: 'Plans', href: '/app/subscribe' },
} satisfies Record<string, Source>

/** The analyzer with a search. All other characters are escaped, because links of sources may contain only certain ones. */
export function analyzerPlace({ role, place }: { role: string; place: string }): Source {
  const search = new URLSearchParams({ tab: 'analysis', jobTitle: role, location: place })
  const query = String(search).replaceAll('+', '%20').replaceAll('*', '%2A')
  return { title: 'Salary Analyzer', detail: `${safeName(role)}, ${safeName(place)}`, href: `/app/salary?${query}` }
}

export const resumePlace = ({ id, title, isUpload }: FactResume): Source => ({
  title: 'Your resume',
  detail: safeName(title),
  href: isUpload ? `/app/documents/resume/preview/${id}` : `/app/documents/resume/edit/${id}`,
})

export const applicationPlace = ({ id, title, company, isExternal }: FactApplication): Source => ({
  title: 'Your application',
  detail: `${safeName(title)}, ${safeName(company)}`,
  href: `/app/tracker?${isExternal ? 'external' : 'application'}=${id}`,
})

export const jobPlace = ({ id, title, company }: FactJob): Source => ({
  title: safeName(title),
  detail: safeName(company),
  href: `/app/jobs?job=${id}`,
})

export const readingPlace = ({ key, title }: FactReading): Source => ({
  title: 'Article',
  detail: title,
  href: `/app/interview?tab=resources&resource=${key}`,
})

export const articlePlace = ({ slug, title }: Pick<FactArticle, 'slug' | 'title'>): Source => ({
  title: 'Help',
  detail: title,
  // link to the help page inside the portal, because the person is signed in
  href: `/app/help/${slug}`,
})
