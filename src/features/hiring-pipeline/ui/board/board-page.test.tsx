import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { callsOf, card, id, JOB, show, stageId } from './board-page.testing.tsx'

/** Confirms the open dialog by its button. */
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name }))
}

const column = async (name: string) => within(await screen.findByRole('region', { name }))

const said = () => [...document.querySelectorAll('[aria-live=assertive]')].map((node) => node.textContent).join('')

beforeEach(() => toasts.close())

describe('a board by stages', () => {
  it('shows each candidate in their stage: summary, match, since when, sent by whom (CAPP-03)', async () => {
    show([
      card(1, 'Maya Okafor', { isAssisted: true }),
      card(2, 'Hana Mizuno', { stageSince: new Date(Date.now() - 9.5 * 86_400_000) }),
    ])
    const columns = ['New', 'Reviewing', 'Interview', 'Phone screen', 'Accepted', 'Rejected']
    await column('New')
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(
      columns.map((name) => `${name}${name === 'New' ? 2 : 0}`),
    )
    const [maya, hana] = (await column('New')).getAllByRole('listitem').map((one) => within(one))
    maya?.getByText('5 yrs, SQL, Looker')
    maya?.getByRole('img', { name: 'Match 81 of 100: 1 met, 1 partly, 1 missing, 1 unknown' })
    maya?.getByText('Assisted')
    hana?.getByText('Waiting 9 days')
    expect(hana?.getByText(/^3/).textContent).toBe('3 notes')
    expect(maya?.queryByText(/ notes?$/)).toBeNull()
    screen.getByText('2 people applied since 28 September. The oldest unanswered application is 9 days old.')
    ;(await column('Accepted')).getByText('No candidates')
  })

  it("offers the job's actions on its board, and more for selected cards", async () => {
    show([card(1, 'Maya Okafor'), card(2, 'Hana Mizuno')])
    await screen.findByText(`Tools of ${JOB}`)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Maya Okafor' }))
    const bar = within(screen.getByRole('region', { name: 'Selected candidates' }))
    bar.getByText(`Write to ${id(1)} of ${JOB}`)
  })

  it('copies the link of the posting', async () => {
    const user = userEvent.setup()
    show([card(1, 'Maya Okafor')])
    await user.click(await screen.findByRole('button', { name: 'Share posting' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/jobs\/senior-data-analyst$/))
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
      expect(toastTexts()).toEqual([
        'Application status updated successfullyMaya Okafor is now in Interview. The candidate is notified by email.',
      ]),
    )
    const to = { stageId: stageId('interview') }
    expect(callsOf('stages.move')).toEqual([{ moves: [{ id: id(1), from: stageId('submitted'), to }] }])
    ;(await column('Interview')).getByText('Maya Okafor')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Maya Okafor'))
  })

  it('leaves a card in place with Escape, and when dropped in its own column', async () => {
    show([card(1, 'Maya Okafor')])
    ;(await screen.findByRole('button', { name: 'Move Maya Okafor' })).focus()
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    expect(said()).toContain('Maya Okafor stays in New.')
    await userEvent.keyboard(' {ArrowRight}{ArrowLeft} ')
    expect(callsOf('stages.move')).toEqual([])
  })

  it('moves by the menu; within a status the candidate is not notified', async () => {
    show([card(1, 'Maya Okafor', { status: 'interview', stageId: stageId('interview') })])
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Phone screen' }))
    await waitFor(() => expect(toastTexts()).toEqual(['MovedMaya Okafor is now in Phone screen.']))
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
      expect(toastTexts()).toEqual([
        "Application status updated successfully2 candidates are now in Accepted. They are notified by email after your company's delay.",
      ]),
    )
    expect(screen.queryByRole('region', { name: 'Selected candidates' })).toBeNull()
    expect((await column('Accepted')).getAllByRole('listitem')).toHaveLength(2)
    // the bar closed, then the message: the focus returns to the card
    const isAtCard = () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Maya Okafor' }))
    await waitFor(isAtCard)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(callsOf('stages.move')).toHaveLength(2))
    const from = stageId('accepted')
    expect(callsOf('stages.move')[1]).toEqual({
      moves: [
        { id: id(1), from, to: { stageId: stageId('submitted') } },
        { id: id(2), from, to: { stageId: stageId('reviewing') } },
      ],
      isUndo: true,
    })
    await waitFor(async () => expect((await column('New')).getAllByRole('listitem')).toHaveLength(2))
    ;(await column('Reviewing')).getByText('Dele Williams')
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
    await waitFor(() => expect(toastTexts().join()).toContain('The candidate is notified by email.'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await moveTo('Phone screen')
    await waitFor(() => expect(toastTexts().join()).toContain('is now in Phone screen'))
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
    expect(callsOf('stages.move')).toEqual([])
    ;(await column('New')).getByText('Maya Okafor')
    await userEvent.click((await reject()).getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(callsOf('stages.move')).toHaveLength(1))
    expect(callsOf('stages.move')).toMatchObject([{ moves: [{ id: id(1) }], rejection: {} }])
    await waitFor(async () => (await column('Rejected')).getByText('Maya Okafor'))
  })

  it('shows who moved a card meanwhile, where and when, and puts it back', async () => {
    const at = new Date(Date.now() - 2 * 60_000)
    const moved = { stage: 'Rejected', status: 'rejected' as const, by: 'Dana Reyes', at }
    show([card(1, 'Maya Okafor')], {}, [{ id: id(1), code: 'APPLICATION_MOVED', moved }])
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Maya Okafor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accepted' }))
    await confirm('Accept Maya Okafor?', 'Accept')
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'ErrorFailed to update application status: Maya Okafor: Dana Reyes moved it to Rejected 2 minutes ago.',
      ]),
    )
    await waitFor(async () => expect((await column('New')).getAllByRole('listitem')).toHaveLength(1))
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
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update application status']))
    // the dialog remains open for another try
    await confirm('Accept Maya Okafor?', 'Cancel')
    await waitFor(async () => expect((await column('New')).getAllByRole('listitem')).toHaveLength(1))
  })
})
