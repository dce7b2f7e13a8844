import type { Salary } from '#lib/pay/pay.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import type { Posting } from '../../contract.ts'
import { postingTitle } from '../posting-texts.ts'
import { JobFacts, JobSection } from './job-facts.tsx'
import './job-article.css'
import '../postings.css'

type Read = Pick<
  Posting,
  | 'companyName'
  | 'companyLogoUrl'
  | 'title'
  | 'description'
  | 'requirements'
  | 'location'
  | 'moreLocations'
  | 'remoteAllowed'
  | 'employmentType'
  | keyof Salary
  | 'applicationDeadline'
  | 'postedAt'
> & { closesAt?: Date | null }

/** A job made of the same components as the candidates' page; a draft as if it were posted now. */
export function PostingArticle({ posting }: { posting: Read }) {
  const now = new Date()
  const isClosed = posting.closesAt != null && now >= posting.closesAt
  return (
    <article className="posting-preview">
      <header className="job-head">
        <div className="row row-4 top">
          <CompanyMark name={posting.companyName} src={posting.companyLogoUrl} size="lg" />
          <div className="grow">
            <h3 className="text-2xl">{postingTitle(posting)}</h3>
            <p className="strong job-company">{posting.companyName}</p>
          </div>
        </div>
        <JobFacts job={{ ...posting, isClosed, postedAt: posting.postedAt ?? now }} />
      </header>
      <JobSection title="About the role" html={posting.description} />
      <JobSection title="Requirements" html={posting.requirements ?? ''} />
    </article>
  )
}
