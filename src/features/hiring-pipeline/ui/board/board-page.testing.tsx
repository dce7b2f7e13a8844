import { useState } from 'react'
import { companyLabels, type PipelineStatus, pipelineStatuses } from '#features/applications/rules.ts'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { Board, BoardCard, BoardColumn, Move, MoveReport, Refusal, Stage } from '../../stage-contract.ts'
import { ReviewsPage } from '../reviews-page.tsx'
import type { ReviewsSearch } from '../reviews-search.ts'

export const id = (n: number) => `0199d1f0-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
export const JOB = id(90)
export const stageId = (status: PipelineStatus) => id(50 + pipelineStatuses.indexOf(status))
export const phone = id(60)

export const card = (n: number, name: string, overrides: Partial<BoardCard> = {}): BoardCard => ({
  id: id(n),
  candidateName: name,
  candidateImage: null,
  jobId: JOB,
  jobTitle: 'Senior Data Analyst',
  jobPlace: null,
  status: 'submitted',
  appliedAt: new Date(),
  isAssisted: false,
  isImported: false,
  matchScore: 81,
  matchSegments: ['met', 'partly', 'missing', 'unknown'],
  stageId: stageId('submitted'),
  stageSince: new Date(),
  about: '5 yrs, SQL, Looker',
  ...overrides,
})

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>

/** A job's board that stores the moves on it; `refuse` simulates a colleague's earlier move, `waits` a notice delay. */
export function show(people: BoardCard[], answers: Answers = {}, refuse: Refusal[] = [], waits = false) {
  const stages: Stage[] = pipelineStatuses.map((status) => ({
    ...{ id: stageId(status), name: companyLabels[status], status, isDefault: true },
    applications: people.filter((one) => one.status === status).length,
  }))
  stages.splice(3, 0, { id: phone, name: 'Phone screen', status: 'interview', isDefault: false, applications: 2 })
  const personOf = new Map(people.map((one) => [one.id, one]))
  const board = (): Board => ({
    job: {
      ...{
        id: JOB,
        title: 'Senior Data Analyst',
        slug: 'senior-data-analyst',
        isActive: true,
        applications: people.length,
      },
      ...{ firstAppliedAt: new Date('2026-09-28'), oldestUnansweredAt: new Date(Date.now() - 9.5 * 86_400_000) },
    },
    columns: stages.map((stage): BoardColumn => {
      const items = [...personOf.values()].filter((one) => one.stageId === stage.id)
      return { key: stage.id, name: stage.name, status: stage.status, total: items.length, items }
    }),
    total: people.length,
  })
  const noticeDueAt = waits ? new Date(Date.now() + 600_000) : null
  const move = ({ moves }: { moves: Move[] }): MoveReport => {
    const report: MoveReport = { moved: [], refused: [] }
    for (const { id: own, from, to } of moves) {
      const why = refuse.find((one) => one.id === own)
      const stage = stages.find((one) => 'stageId' in to && one.id === to.stageId)!
      if (why) report.refused.push(why)
      else {
        personOf.set(own, { ...personOf.get(own)!, stageId: stage.id, status: stage.status, stageSince: new Date() })
        report.moved.push({ id: own, from, stageId: stage.id, status: stage.status, noticeDueAt })
      }
    }
    return report
  }
  showScreen(<Page />, {
    answers: {
      'companyApplications.jobs': () => [],
      'companyApplications.questions': () => [],
      'stages.board': board,
      'stages.list': () => stages,
      'stages.move': move,
      ...answers,
    },
  })
}

/** The number of notes on the second candidate. */
const notes = { [id(2)]: 3 }

function Page() {
  const [search, setSearch] = useState<ReviewsSearch>({ view: 'board', job: JOB })
  const extras = {
    ...{ aside: () => null, actions: () => null, notes },
    tools: (jobId: string) => <span>Tools of {jobId}</span>,
    selected: (jobId: string, ids: readonly string[]) => (
      <span>
        Write to {ids.join()} of {jobId}
      </span>
    ),
  }
  return <ReviewsPage search={search} onSearch={setSearch} extras={extras} />
}

export const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
