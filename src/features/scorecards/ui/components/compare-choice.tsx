import { useQuery } from '@tanstack/react-query'
import { Columns3, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { companyLabels } from '#features/applications/rules.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { sameJobQuery } from '../queries.ts'
import { CompareButton } from './compare-button.tsx'
import './evaluations.css'

const MAX = 4

type Chosen = { id: string; candidateName: string }
type Props = { jobId: string; jobTitle?: string; with?: Chosen }

/** Opens the choice of candidates to compare: with the open one, or for a whole job. */
export function CompareChoice({ jobId, jobTitle, with: first }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Columns3} onClick={() => setOpen(true)}>
        {first ? 'Compare with …' : 'Compare candidates'}
      </Button>
      {isOpen && <ChoiceDialog jobId={jobId} jobTitle={jobTitle} first={first} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { jobId: string; jobTitle: string | undefined; first: Chosen | undefined; onClose: () => void }

function ChoiceDialog({ jobId, jobTitle, first, onClose }: DialogProps) {
  const [chosen, setChosen] = useState<string[]>(first ? [first.id] : [])
  const [words, setWords] = useState('')
  const query = useQuery(sameJobQuery(jobId, useDeferredValue(words.trim())))
  const toggle = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id].slice(0, MAX) : before.filter((one) => one !== id)))
  return (
    <Dialog
      onClose={onClose}
      title={first ? `Compare ${first.candidateName} with` : 'Compare candidates'}
      description={`Up to ${MAX} candidates${jobTitle ? ` for ${jobTitle}` : ' for this job'}.`}
    >
      <DialogBody>
        <div className="stack stack-4">
          <Input
            icon={Search}
            aria-label="Search candidates"
            placeholder="Name or email"
            value={words}
            maxLength={100}
            onChange={({ target }) => setWords(target.value)}
          />
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={4} lead="none" label="Loading candidates" />}
            errorText="Failed to load candidates"
            isEmpty={({ items }) => items.every(({ id }) => id === first?.id)}
            empty={
              <p className="meta">
                {words ? 'No candidates match this search.' : 'No other applications to this job.'}
              </p>
            }
          >
            {({ items }) => (
              <fieldset className="compare-choice">
                <legend className="vh">Candidates</legend>
                {items
                  .filter(({ id }) => id !== first?.id)
                  .map(({ id, candidateName, status }) => (
                    <Checkbox
                      key={id}
                      checked={chosen.includes(id)}
                      disabled={chosen.length >= MAX && !chosen.includes(id)}
                      onChange={({ target }) => toggle(id, target.checked)}
                      label={
                        <span>
                          {candidateName} <span className="meta">{companyLabels[status]}</span>
                        </span>
                      }
                    />
                  ))}
              </fieldset>
            )}
          </QueryBoundary>
        </div>
      </DialogBody>
      <DialogFoot start={`${chosen.length} of ${MAX} chosen`}>
        <Button onClick={onClose}>Cancel</Button>
        <CompareButton ids={chosen} />
      </DialogFoot>
    </Dialog>
  )
}
