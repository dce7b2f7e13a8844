import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyLabels, type PipelineStatus, pipelineStatuses } from '#features/applications/rules.ts'
import { calls, refusal, showScreen, toastWords } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { Board, BoardCard, BoardLane, Move, MoveReport, Refusal, Stage } from '../../stage-contract.ts'
import { ReviewsPage } from '../reviews-page.tsx'
import type { ReviewsSearch } from '../reviews-search.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const JOB = id(90)
const stageId = (status: PipelineStatus) => id(50 + pipelineStatuses.indexOf(status))
const phone = id(60)

const card = (n: number, name: string, given: Partial<BoardCard> = {}): BoardCard => ({
  id: id(n),
  candidateName: name,
  candidateImage: null,
  jobId: JOB,
  jobTitle: 'Senior Data Analyst',
  status: 'submitted',
  appliedAt: new Date(),
  isAssisted: false,
  isImported: false,
  matchScore: 81,
  matchSegments: ['met', 'partly', 'missing', 'unknown'],
  stageId: stageId('submitted'),
  stageSince: new Date(),
  about: '5 yrs, SQL, Looker',
  ...given,
})

type Answers = NonNullable<NonNullable<Parameters<typeof showScreen>[1]>['answers']>

/**
 * A job's board that stores what is moved on it; `refuse` simulates a colleague's earlier move, `waits` a notice
 * delay.
 */
function show(people: BoardCard[], answers: Answers = {}, refuse: Refusal[] = [], waits = false) {
  const stages: Stage[] = pipelineStatuses.map((status) => ({
    ...{ id: stageId(status), name: companyLabels[status], status, isDefault: true },
    applications: people.filter((one) => one.status === status).length,
  }))
  stages.splice(3, 0, { id: phone, name: 'Phone screen', status: 'interview', isDefault: false, applications: 2 })
  const standing = new Map(people.map((one) => [one.id, one]))
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
    lanes: stages.map((stage): BoardLane => {
      const items = [...standing.values()].filter((one) => one.stageId === stage.id)
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
        standing.set(own, { ...standing.get(own)!, stageId: stage.id, status: stage.status, stageSince: new Date() })
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

/** Confirms the open dialog by its button. */
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name }))
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

const lane = async (name: string) => within(await screen.findByRole('region', { name }))
const asked = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const said = () => [...document.querySelectorAll('[aria-live=assertive]')].map((node) => node.textContent).join('')

beforeEach(() => toasts.close())

describe('a board by stages', () => {
  it('shows each candidate in their stage: summary, match, since when, sent by whom (CAPP-03)', async () => {
    show([
      card(1, 'Maya Okafor', { isAssisted: true }),
      card(2, 'Hana Mizuno', { stageSince: new Date(Date.now() - 9.5 * 86_400_000) }),
    ])
    const lanes = ['New', 'Reviewing', 'Interview', 'Phone screen', 'Accepted', 'Rejected']
    await lane('New')
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(
      lanes.map((name) => `${name}${name === 'New' ? 2 : 0}`),
    )
    const [maya, hana] = (await lane('New')).getAllByRole('listitem').map((one) => within(one))
    maya?.getByText('5 yrs, SQL, Looker')
    maya?.getByRole('img', { name: 'Match 81 of 100: 1 met, 1 partly, 1 missing, 1 unknown' })
    maya?.getByText('Assisted')
    hana?.getByText('Waiting 9 days')
    expect(hana?.getByText(/^3/).textContent).toBe('3 notes')
    expect(maya?.queryByText(/ notes?$/)).toBeNull()
    screen.getByText('2 people applied since 28 September. The oldest unanswered application is 9 days old.')
    ;(await lane('Accepted')).getByText('No one here')
  })

  it("offers the job's actions on its board, and more for selected cards", async () => {
    show([card(1, 'Maya Okafor'), card(2, 'Hana Mizuno')])
    await screen.findByText(`Tools of ${JOB}`)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Maya Okafor' }))
    const bar = within(screen.getByRole('region', { name: 'Selected candidates' }))
    bar.getByText(`Write to ${id(1)} of ${JOB}`)
  })

  it('moves a card by keyboard, announces each step, and returns the focus to it (CAPP-05, CAPP-07)', async () => {
    show([card(1, 'Maya Okafor')])
    const grip = await screen.findByRole('button', { name: 'Move Maya Okafor' })
    grip.focus()
    await userEvent.keyboard(' ')
    expect(said()).toContain('Maya Okafor picked up in New.')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(said()).toContain('Maya Okafor over Interview.')
    await userEvent.keyboard(' ')
    await confirm('Move Maya Okafor to Interview?', 'Move to Interview')
    await waitFor(() =>
      expect(toastWords()).toEqual([
        'Application status updated successfullyMaya Okafor is now in Interview. The candidate is notified by email.',
      ]),
    )
    const to = { stageId: stageId('interview') }
    expect(asked('stages.move')).toEqual([{ moves: [{ id: id(1), from: stageId('submitted'), to }] }])
    ;(await lane('Interview')).getByText('Maya Okafor')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Maya Okafor'))
  })

  it('leaves a card in place with Escape, and when dropped in its own lane', async () => {
    show([card(1, 'Maya Okafor')])
    ;(await screen.findByRole('button', { name: 'Move Maya Okafor' })).focus()
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    expect(said()).toContain('Maya Okafor stays in New.')
    await userEvent.keyboard(' {ArrowRight}{ArrowLeft} ')
    expect(asked('stages.move')).toEqual([])
  })

  it('moves by the menu; within a status the candidate is not notified', async () => {
    show([card(1, 'Maya Okafor', { status: 'interview', stageId: stageId('interview') })])
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Phone screen' }))
    await waitFor(() => expect(toastWords()).toEqual(['MovedMaya Okafor is now in Phone screen.']))
  })

  it('moves several in one call, and Undo moves each back', async () => {
    const reviewing = { status: 'reviewing' as const, stageId: stageId('reviewing') }
    show([card(1, 'Maya Okafor'), card(2, 'Dele Williams', reviewing), card(3, 'Hana Mizuno')], {}, [], true)
    for (const name of ['Maya Okafor', 'Dele Williams']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    const bar = within(screen.getByRole('region', { name: 'Selected candidates' }))
    bar.getByText('2 selected')
    await userEvent.click(bar.getByRole('button', { name: 'Move to' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }))
    await confirm('Accept 2 candidates?', 'Accept')
    await waitFor(() =>
      expect(toastWords()).toEqual([
        "Application status updated successfully2 candidates are now in Accepted. They are notified by email after your company's delay.",
      ]),
    )
    expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull()
    expect((await lane('Accepted')).getAllByRole('listitem')).toHaveLength(2)
    // the bar closed, then the message: the focus returns to the card
    const isAtCard = () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Maya Okafor' }))
    await waitFor(isAtCard)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(asked('stages.move')).toHaveLength(2))
    const from = stageId('accepted')
    expect(asked('stages.move')[1]).toEqual({
      moves: [
        { id: id(1), from, to: { stageId: stageId('submitted') } },
        { id: id(2), from, to: { stageId: stageId('reviewing') } },
      ],
      isUndo: true,
    })
    await waitFor(async () => expect((await lane('New')).getAllByRole('listitem')).toHaveLength(2))
    ;(await lane('Reviewing')).getByText('Dele Williams')
    await waitFor(isAtCard)
  })

  it('offers no Undo where the candidate was notified at once, but one within a status', async () => {
    show([card(1, 'Maya Okafor')])
    const moveTo = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await moveTo('Interview')
    await confirm('Move Maya Okafor to Interview?', 'Move to Interview')
    await waitFor(() => expect(toastWords().join()).toContain('The candidate is notified by email.'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await moveTo('Phone screen')
    await waitFor(() => expect(toastWords().join()).toContain('is now in Phone screen'))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('asks for the reason before a rejection, and leaves the card in place when cancelled', async () => {
    show([card(1, 'Maya Okafor')])
    const reject = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }))
      return within(await screen.findByRole('dialog', { name: 'Reject Maya Okafor?' }))
    }
    await userEvent.click((await reject()).getByRole('button', { name: 'Cancel' }))
    expect(asked('stages.move')).toEqual([])
    ;(await lane('New')).getByText('Maya Okafor')
    await userEvent.click((await reject()).getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(asked('stages.move')).toHaveLength(1))
    expect(asked('stages.move')).toMatchObject([{ moves: [{ id: id(1) }], rejection: {} }])
    await waitFor(async () => (await lane('Rejected')).getByText('Maya Okafor'))
  })

  it('shows who moved a card meanwhile, where and when, and puts it back', async () => {
    const at = new Date(Date.now() - 2 * 60_000)
    const moved = { stage: 'Rejected', status: 'rejected' as const, by: 'Dana Reyes', at }
    show([card(1, 'Maya Okafor')], {}, [{ id: id(1), code: 'APPLICATION_MOVED', moved }])
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }))
    await confirm('Accept Maya Okafor?', 'Accept')
    await waitFor(() =>
      expect(toastWords()).toEqual([
        'ErrorFailed to update application status: Maya Okafor: Dana Reyes moved it to Rejected 2 minutes ago.',
      ]),
    )
    await waitFor(async () => expect((await lane('New')).getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows that a move failed, and leaves the card in place (CAPP-07)', async () => {
    show([card(1, 'Maya Okafor')], {
      'stages.move': () => {
        throw new Error('the network is gone')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }))
    await confirm('Accept Maya Okafor?', 'Accept')
    await waitFor(() => expect(toastWords()).toEqual(['ErrorFailed to update application status']))
    // the dialog remains open for another try
    await confirm('Accept Maya Okafor?', 'Cancel')
    await waitFor(async () => expect((await lane('New')).getAllByRole('listitem')).toHaveLength(1))
  })
})

describe('the stages of a job', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stages' }))
    return within(await screen.findByRole('dialog', { name: 'Stages of this job' }))
  }

  it('are added by name and status, and a duplicate name is reported at its field', async () => {
    show([card(1, 'Maya Okafor')], {
      'stages.add': () => {
        throw refusal('STAGE_NAME_TAKEN', 'This job already has a stage with this name.')
      },
    })
    const dialog = await open()
    await userEvent.type(await dialog.findByLabelText('New stage'), 'Interview')
    await userEvent.click(dialog.getByRole('button', { name: 'Add stage' }))
    await dialog.findByText('This job already has a stage with this name.')
    expect(asked('stages.add')).toEqual([{ jobId: JOB, name: 'Interview', status: 'interview' }])
    expect(dialog.getByLabelText('New stage')).toHaveProperty('value', 'Interview')
  })

  it('are removed only after a question that names where their candidates move', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.remove': () => ({ moved: 2 }) })
    const dialog = await open()
    expect(dialog.queryByRole('button', { name: 'Delete New' })).toBeNull()
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Phone screen' }))
    const question = within(await screen.findByRole('alertdialog'))
    question.getByText(
      "The 2 candidates in it will move to Interview. Their statuses don't change, and they aren't notified.",
    )
    await userEvent.click(question.getByRole('button', { name: 'Delete stage' }))
    await waitFor(() => expect(asked('stages.remove')).toEqual([{ id: phone }]))
  })

  it('are renamed by keyboard alone: the field has the focus, and then the pencil again', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.rename': () => ({}) })
    const dialog = await open()
    ;(await dialog.findByRole('button', { name: 'Rename Phone screen' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')))
    await userEvent.keyboard('First talk{Enter}')
    await waitFor(() => expect(asked('stages.rename')).toEqual([{ id: phone, name: 'First talk' }]))
    const pencil = await dialog.findByRole('button', { name: 'Rename Phone screen' })
    await waitFor(() => expect(document.activeElement).toBe(pencil))
  })

  it('are put in order by keyboard', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.arrange': ({ stageIds }: { stageIds: string[] }) => ({ stageIds }) })
    const dialog = await open()
    ;(await dialog.findByRole('button', { name: 'Move Phone screen' })).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await waitFor(() => expect(asked('stages.arrange')).toHaveLength(1))
    const [{ stageIds }] = asked('stages.arrange') as [{ stageIds: string[] }]
    expect(stageIds.indexOf(phone)).toBe(2)
  })
})
