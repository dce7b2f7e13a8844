import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { MatchReasons } from '#features/job-board/ui/components/match-reasons.tsx'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Tailoring } from '../contract.ts'
import { ProposalCard } from './proposal-card.tsx'

type Props = {
  tailoring: Tailoring
  onResume: (id: string) => void
  /** Called when the copy was created. */
  onMade: (id: string) => void
  /** Called if the resume has changed in the meantime. */
  onChanged: () => void
}

const FAILED = "We couldn't create the copy. Nothing was changed."

/** The proposals, each with a switch, next to the requirements of the posting; gaps are only listed. */
export function TailorForm({ tailoring, onResume, onMade, onChanged }: Props) {
  const { job, resume, resumes, title, match, proposals } = tailoring
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  // one copy for each selection of proposals, also after repeated clicks
  const [copyId, setCopyId] = useState(newId)
  const accepted = proposals.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const make = useMutation({
    mutationKey: ['tailor-resume', job.id],
    mutationFn: () =>
      api.tailoring.make.call({
        jobId: job.id,
        resumeId: resume.id,
        revision: resume.revision,
        accepted,
        id: copyId,
      }),
    onSuccess: ({ id }) => onMade(id),
    onError: (error) => {
      toast.error({ title: 'Error', description: errorText(error, FAILED) })
      if ((error as { code?: unknown }).code === 'RESUME_CHANGED') onChanged()
    },
  })
  const toggle = (id: string, isUsed: boolean) => {
    setCopyId(newId())
    setLeft((now) => new Set(isUsed ? [...now].filter((one) => one !== id) : [...now, id]))
  }
  return (
    <DetailLayout sideLabel="Requirements" side={<RequirementList match={match} />}>
      <div className="stack stack-4">
        {resumes.length > 1 && (
          <Select
            aria-label="Resume to copy"
            value={resume.id}
            onChange={(event) => onResume(event.target.value)}
            options={resumes.map((one) => ({ value: one.id, label: one.title }))}
          />
        )}
        <SectionHead title="Proposals">
          <span className="meta">Built-in engine · adds no new facts</span>
        </SectionHead>
        {proposals.length === 0 && (
          <EmptyState bare title="No changes to suggest">
            Your resume already puts matching experience first, or shows none of it. You can still create a copy and
            edit it.
          </EmptyState>
        )}
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            isUsed={!left.has(proposal.id)}
            onUse={(isUsed) => toggle(proposal.id, isUsed)}
          />
        ))}
        <div className="stack stack-2">
          <p className="meta">
            The copy is named “{title}”. {resume.title} doesn't change.
          </p>
          <div>
            <Button variant="primary" icon={Copy} busy={make.isPending} onClick={() => make.mutate()}>
              Create tailored copy
            </Button>
          </div>
        </div>
      </div>
    </DetailLayout>
  )
}

function RequirementList({ match }: Pick<Tailoring, 'match'>) {
  const gaps = match.items.filter(({ state }) => state === 'missing')
  return (
    <div className="stack stack-4">
      <SectionHead title="Requirements" />
      <p>{match.summary}</p>
      {gaps.length > 0 && (
        <p className="meta">
          We never fill in what's missing. If you have the experience, add it to the copy in your own words.
        </p>
      )}
      <MatchReasons items={match.items} />
    </div>
  )
}
