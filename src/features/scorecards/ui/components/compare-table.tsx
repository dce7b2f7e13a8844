import { type ReactNode, useState } from 'react'
import { companyLabels } from '#features/applications/rules.ts'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { ScrollBox } from '#ui/page/scroll-box.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Day } from '#ui/primitives/day.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { Evaluation } from '../../contract.ts'
import type { Candidate, CompareRow } from './compare-rows.tsx'
import { answerRows, notesRow, scoreRows } from './compare-rows.tsx'
import './evaluations.css'

export type Compared = {
  jobTitle: string
  candidates: { id: string; notes: number | null; evaluation: Evaluation | null }[]
}
/** Rendered by the applications area, as in its dialog. */
export type CompareSlots = {
  match: (application: ReviewDetails) => ReactNode
  onOpenResume: (id: string) => void
}

type Props = { applications: ReviewDetails[]; compared: Compared } & CompareSlots

/** Candidates side by side, row by row; on narrow screens one of them, with a switch. */
export function CompareTable({ applications, compared, match, onOpenResume }: Props) {
  const [shown, setShown] = useState(applications[0]?.id ?? '')
  const candidates = applications.map((application) => {
    const { notes = null, evaluation = null } = compared.candidates.find(({ id }) => id === application.id) ?? {}
    return { application, notes, evaluation }
  })
  const rows = [...factRows({ match, onOpenResume }), ...scoreRows(candidates), notesRow, ...answerRows(candidates)]
  const column = ({ application }: Candidate) => cx(application.id === shown && 'is-shown')
  return (
    <>
      <div className="compare-switch">
        <Segmented
          label="Candidate"
          value={shown}
          onChange={setShown}
          options={applications.map(({ id, candidateName }) => ({ value: id, label: candidateName }))}
        />
      </div>
      <ScrollBox label="Candidates side by side">
        <table className="compare">
          <thead>
            <tr>
              <td />
              {candidates.map((candidate) => (
                <th key={candidate.application.id} scope="col" className={column(candidate)}>
                  <Who application={candidate.application} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, head, cell }) => (
              <tr key={id}>
                <th scope="row">{head}</th>
                {candidates.map((candidate) => (
                  <td key={candidate.application.id} className={column(candidate)}>
                    {cell(candidate)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

function Who({ application: { id, candidateName, candidateImage } }: { application: ReviewDetails }) {
  return (
    <span className="row">
      <Avatar name={candidateName} src={candidateImage} />
      <AppLink to={`/app/company/applications?application=${id}`} className="link">
        {candidateName}
      </AppLink>
    </span>
  )
}

const factRows = ({ match, onOpenResume }: CompareSlots): CompareRow[] => [
  {
    id: 'status',
    head: 'Status',
    cell: ({ application: { status } }) => <StatusPill status={status} label={companyLabels[status]} />,
  },
  {
    id: 'applied',
    head: 'Applied',
    cell: ({ application: { appliedAt, isImported } }) => <Day at={appliedAt} isDay={isImported} />,
  },
  { id: 'match', head: 'Match', cell: ({ application }) => match(application) },
  {
    id: 'resume',
    head: 'Resume',
    cell: ({ application: { id, hasResume, candidateName } }) =>
      hasResume ? (
        <Button size="sm" aria-label={`Open resume of ${candidateName}`} onClick={() => onOpenResume(id)}>
          Open resume
        </Button>
      ) : (
        <span className="meta">None</span>
      ),
  },
]
