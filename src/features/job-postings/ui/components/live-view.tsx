import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { companyProfileQuery, companyQuery } from '#features/companies/ui/queries.ts'
import { useSettled } from '#ui/use-settled.ts'
import type { Posting } from '../../contract.ts'
import { questionsFor } from '../../questions.ts'
import { type PostingOwner, postingInProgress, type TypedPosting } from '../posting-in-progress.ts'
import { usePlaces } from '../posting-places.ts'
import { requirementsQuery } from '../queries.ts'
import type { DismissedAdvice } from '../use-dismissed-advice.ts'
import { AdvicePanel } from './advice-panel.tsx'
import { PostingArticle } from './posting-article.tsx'
import { QuestionsPreview } from './questions-preview.tsx'
import '../postings.css'

type Props = { posting: Posting | null; dismissed: DismissedAdvice; onGo: () => void }

/** Milliseconds without typing before the preview is updated. */
const REST = 400

/** Next to the form: advice, and a preview made of the same components as the candidates' page. */
export function LiveView({ posting, dismissed, onGo }: Props) {
  const typed = useSettled(useWatch() as TypedPosting, REST)
  return (
    <>
      <AdvicePanel typed={typed} dismissed={dismissed} onGo={onGo} />
      <section className="candidate-view" data-portal="seeker" aria-label="Candidate preview">
        <span className="kicker">Candidate preview</span>
        <div className="card card-pad stack stack-6 live-view">
          {posting ? <StoredView typed={typed} posting={posting} /> : <NewView typed={typed} />}
        </div>
      </section>
    </>
  )
}

function NewView({ typed }: { typed: TypedPosting }) {
  return usePlaces().isStaff ? <StaffView typed={typed} /> : <OwnView typed={typed} />
}

/** Staff may not have chosen the company yet. */
function StaffView({ typed }: { typed: TypedPosting }) {
  const id = (useWatch({ name: 'companyId' }) as string | undefined) ?? ''
  const { data: company } = useQuery({ ...companyQuery(id), enabled: id !== '' })
  const owner = { companyName: company?.name ?? 'The company', companyLogoUrl: company?.logoUrl ?? null }
  return <Article typed={typed} owner={{ ...owner, postedAt: null }} />
}

function OwnView({ typed }: { typed: TypedPosting }) {
  const { data: company } = useQuery(companyProfileQuery())
  const owner = { companyName: company?.name ?? 'Your company', companyLogoUrl: company?.logoUrl ?? null }
  return <Article typed={typed} owner={{ ...owner, postedAt: null }} />
}

function StoredView({ typed, posting }: { typed: TypedPosting; posting: Posting }) {
  const requirements = useQuery({ ...requirementsQuery(posting.id), enabled: posting.requirementsCount > 0 })
  return (
    <>
      <Article typed={typed} owner={posting} />
      {requirements.data && <QuestionsPreview questions={questionsFor(requirements.data, { isMember: false })} />}
    </>
  )
}

function Article({ typed, owner }: { typed: TypedPosting; owner: PostingOwner }) {
  const job = postingInProgress(typed, owner)
  return (
    <>
      <PostingArticle posting={job} />
      {job.description === '' && <p className="meta">Your description will appear here.</p>}
    </>
  )
}
