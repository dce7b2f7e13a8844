import { FilePen, Heart, Lock, MessageCircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { PromiseLine } from '#features/companies/ui/components/promise-line.tsx'
import { particularsLabel } from '#features/job-postings/labels.ts'
import { JobFacts, JobSection } from '#features/job-postings/ui/components/job-facts.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import type { JobDetail as Job } from '../../contract.ts'
import { useSaveJob } from '../use-save-job.ts'
import { JobMatch } from './job-match.tsx'
import '../public/public-jobs.css'
import '#features/job-postings/ui/components/job-article.css'
import './jobs.css'

type Props = { job: Job; apply: ReactNode /** Shown below the description. */; end?: ReactNode }

/** The open job: facts, actions, match, description and requirements (JOBS-06, JOBS-10). */
export function JobDetail({ job, apply, end }: Props) {
  const save = useSaveJob()
  const facts = [particularsLabel(job), job.openTo].filter(Boolean)
  return (
    <>
      <header className="job-head">
        <div className="row row-4 top">
          <CompanyMark name={job.company.name} src={job.company.logoUrl} size="lg" />
          <div className="grow">
            <h2>{job.title}</h2>
            <p className="row wrap job-company">
              <AppLink to={`/companies/${job.company.slug}`} className="strong posting-by">
                {job.company.name}
              </AppLink>
              {job.company.location && <span className="meta">{job.company.location}</span>}
              {job.isInternal && (
                <Badge tone="accent" icon={Lock}>
                  Internal
                </Badge>
              )}
            </p>
          </div>
          <IconButton
            className="toggle-save"
            variant="secondary"
            icon={Heart}
            label="Save job"
            aria-pressed={job.isSaved}
            onClick={() => save(job)}
          />
        </div>
        <JobFacts job={job} />
        {facts.length > 0 && <p className="mb-3 strong">{facts.join(' · ')}</p>}
        {job.promise && (
          <p className="mb-3">
            <PromiseLine promise={job.promise} />
          </p>
        )}
        <div className="row wrap">
          <div className="row wrap job-acts">{apply}</div>
          {job.matching !== null && (
            <ButtonLink to={`/app/documents/tailor?job=${job.id}`} icon={FilePen}>
              Tailor my resume
            </ButtonLink>
          )}
          {job.matching !== null && (
            <ButtonLink to={`/app/interview?tab=questions&job=${job.id}`} icon={MessageCircleQuestionMark}>
              Interview Questions
            </ButtonLink>
          )}
        </div>
      </header>
      <JobMatch job={job} />
      <JobSection title="About the role" html={job.description} />
      <JobSection title="Requirements" html={job.requirements} />
      {end && <div className="job-part">{end}</div>}
    </>
  )
}
