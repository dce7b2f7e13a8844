import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { Requirement } from '../requirement-contract.ts'
import { sampleQuestion } from '../sample-question.testing.ts'
import { EditJobPage, PostJobPage } from './posting-editor-page.tsx'
import { samplePosting } from './sample-posting.testing.ts'
import { useRequirementActions } from './use-requirement-actions.ts'

// the rich text editor needs a real browser; here it is a text field
vi.mock('#ui/form/rich-text-field.tsx', async () => {
  const { TextareaField } = await import('#ui/form/text-fields.tsx')
  return { RichTextField: TextareaField }
})

const id = '0199d1f0-0000-7000-8000-000000000001'
const posting = () => samplePosting({ requirementsCount: 1 })
const question: Requirement = {
  ...sampleQuestion({ id: '0199d1f0-0000-7000-8000-000000000002', label: 'Why us?' }),
  internalOnly: false,
  externalOnly: false,
  sortOrder: 0,
}
/** The server failed with a message. */
const answered = Object.assign(new Error('away'), { code: 'INTERNAL_SERVER_ERROR', status: 500 })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const saved = () => ({ id, status: 'active', slug: 'senior-data-analyst', updatedAt: new Date() })

beforeEach(() => toasts.close())

describe('a new job', () => {
  const showNew = (create: () => unknown = saved) => {
    const onCreated = vi.fn()
    showScreen(<PostJobPage jobId={null} tab="basic" onTab={() => {}} onCreated={onCreated} />, {
      answers: { 'postings.create': create, 'postings.get': () => posting() },
    })
    return onCreated
  }

  it('is posted with only a title and a description, as full-time work (CJOB-11, CJOB-19, CJOB-07)', async () => {
    const held = Promise.withResolvers()
    const onCreated = showNew(() => held.promise)
    expect(await screen.findByLabelText('Employment Type')).toHaveProperty('value', 'full-time')
    expect(screen.getByRole('heading', { level: 1, name: 'Post New Job' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: /Application Requirements/ }).hasAttribute('data-disabled')).toBe(true)
    await userEvent.type(screen.getByLabelText(/^Job Title/), 'Analyst')
    await userEvent.type(screen.getByLabelText(/^Description/), 'Own the numbers.')
    await userEvent.selectOptions(screen.getByLabelText('Work Mode'), 'Not specified')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Post Job' }))
    await screen.findByRole('button', { name: 'Posting' })
    held.resolve(saved())
    await waitFor(() => expect(toastTexts()).toEqual(['Job posted successfully']))
    const [sent, second] = callsOf('postings.create') as Record<string, unknown>[]
    expect(second).toBeUndefined()
    expect(sent).toMatchObject({ title: 'Analyst', requirements: '', location: null, employmentType: 'full-time' })
    expect(sent).toMatchObject({ status: 'active', salaryMin: null, salaryMax: null, workMode: 'unspecified' })
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(sent?.id)
  })

  it('asks how people work where no location says it, and for days on site if hybrid', async () => {
    showNew()
    await userEvent.type(await screen.findByLabelText(/^Job Title/), 'Analyst')
    await userEvent.type(screen.getByLabelText(/^Description/), 'Own the numbers.')
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    await screen.findByText('Choose how people work, or enter a location')
    expect(callsOf('postings.create')).toEqual([])
    expect(screen.queryByLabelText(/^Days on site/)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Work Mode'), 'Hybrid')
    await userEvent.type(screen.getByLabelText(/^Days on site/), '3')
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Job posted successfully']))
    expect(callsOf('postings.create')).toMatchObject([{ workMode: 'hybrid', onSiteDays: 3, location: null }])
  })

  it('is saved as a draft with only a title (CJOB-15, CJOB-19)', async () => {
    showNew()
    await userEvent.type(await screen.findByLabelText(/^Job Title/), 'Analyst')
    await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Job created successfully']))
    expect(callsOf('postings.create')).toMatchObject([{ title: 'Analyst', description: '', status: 'draft' }])
  })

  it('returns from the preview to the missing field (CJOB-10)', async () => {
    showNew()
    await userEvent.click(await screen.findByRole('button', { name: 'Preview and advice' }))
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write', pressed: true })).toBeTruthy())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Job Title/)))
    // the error remains, and the preview can still be opened
    await userEvent.click(screen.getByRole('button', { name: 'Preview and advice' }))
    expect(screen.getByRole('button', { name: 'Preview and advice', pressed: true })).toBeTruthy()
  })

  it('is not posted without the two (CJOB-10)', async () => {
    showNew()
    await userEvent.click(await screen.findByRole('button', { name: 'Post Job' }))
    await screen.findByText('Title is required')
    screen.getByText('Description is required')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Job Title/))
    expect(callsOf('postings.create')).toEqual([])
  })
})

describe('a stored job', () => {
  const answers = {
    'postings.get': () => posting(),
    'postings.requirements': () => [question],
    'postings.update': saved,
    'postings.addRequirement': () => question,
    'postings.updateRequirement': () => question,
    'postings.removeRequirement': () => ({}),
  }
  const show = (tab: 'basic' | 'requirements', more: Record<string, () => unknown> = {}) =>
    showScreen(<EditJobPage jobId={id} tab={tab} onTab={() => {}} />, { answers: { ...answers, ...more } })

  it('shows that it was updated (CJOB-19)', async () => {
    show('basic')
    await userEvent.type(await screen.findByLabelText(/^Location/), 'Lisbon')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Job updated successfully']))
    expect(callsOf('postings.update')).toMatchObject([{ id, location: 'Lisbon', publish: false }])
  })

  it('is not found without access, with a link back (CJOB-08)', async () => {
    show('basic', { 'postings.get': () => Promise.reject(refusal('NOT_FOUND', 'Not here.')) })
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Job' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toBeTruthy()
  })

  it('shows why it was not updated (CJOB-20)', async () => {
    show('basic', { 'postings.update': () => Promise.reject(refusal('POSTING_TITLE_MISSING', 'Title is required')) })
    await userEvent.type(await screen.findByLabelText(/^Location/), 'Lisbon')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update job: Title is required']))
  })

  it('shows that its questions could not be fetched (CJOB-21)', async () => {
    show('requirements', { 'postings.requirements': () => Promise.reject(new Error('away')) })
    expect(await screen.findByText('Failed to fetch job requirements')).toBeTruthy()
  })

  it('shows that it has no questions (CJOB-22)', async () => {
    show('requirements', { 'postings.requirements': () => [] })
    expect(await screen.findByText('No application requirements configured')).toBeTruthy()
  })

  it.each([
    ['Failed to delete job requirement', answered],
    ['Failed to delete requirement', new TypeError('no answer')],
  ])('shows %s (CJOB-33)', async (text, error) => {
    show('requirements', { 'postings.removeRequirement': () => Promise.reject(error) })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Why us?' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete question' }),
    )
    await waitFor(() => expect(toastTexts()).toEqual([`Error${text}`]))
  })

  it.each([
    ['Failed to update job requirement', answered],
    ['Failed to update requirement', new TypeError('no answer')],
  ])('shows %s in the dialog, which remains open (CJOB-33)', async (text, error) => {
    show('requirements', { 'postings.updateRequirement': () => Promise.reject(error) })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Why us?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Required' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save question' }))
    expect(await dialog.findByText(text)).toBeTruthy()
  })

  it('shows that the order was not stored (CJOB-33)', async () => {
    const Order = () => {
      const { order } = useRequirementActions(id)
      return (
        <button type="button" onClick={() => order([question])}>
          Order
        </button>
      )
    }
    showScreen(<Order />, { answers: { 'postings.reorderRequirements': () => Promise.reject(answered) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Order' }))
    await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to reorder requirements']))
  })

  describe('edited by a colleague at the same time', () => {
    /** The job is open; `arrive` delivers the version that the colleague stored. */
    const open = async () => {
      let stored = posting()
      const update = vi.fn((_: { title: string; location: string | null; readAt: Date }) => saved())
      const { queryClient } = showScreen(<EditJobPage jobId={id} tab="basic" onTab={() => {}} />, {
        answers: { ...answers, 'postings.get': () => stored, 'postings.update': update },
      })
      const title = await screen.findByLabelText<HTMLInputElement>(/^Job Title/)
      const arrive = async (overrides: Partial<typeof stored>) => {
        stored = { ...stored, updatedAt: new Date(stored.updatedAt.getTime() + 5000), ...overrides }
        await queryClient.invalidateQueries()
        return stored.updatedAt
      }
      return { title, location: screen.getByLabelText<HTMLInputElement>(/^Location/), arrive, update }
    }
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

    it('shows their fields, retains what is typed, and saves on top of it', async () => {
      const { title, location, arrive, update } = await open()
      await userEvent.type(location, 'Lisbon')
      const readAt = await arrive({ title: 'Lead Data Analyst', status: 'paused' })
      await waitFor(() => expect(title.value).toBe('Lead Data Analyst'))
      screen.getByText(/Lead Data Analyst is paused/)
      expect(location.value).toBe('Lisbon')
      await save()
      await waitFor(() => expect(update).toHaveBeenCalledOnce())
      expect(update.mock.calls[0]?.[0]).toMatchObject({ title: 'Lead Data Analyst', location: 'Lisbon', readAt })
    })

    it('changes nothing where both edited the same field, so that saving is refused', async () => {
      const { title, location, arrive, update } = await open()
      const readAt = posting().updatedAt
      await userEvent.type(title, ' II')
      const theirs = await arrive({ title: 'Lead Data Analyst', location: 'Porto' })
      expect([title.value, location.value]).toEqual(['Senior Data Analyst II', ''])
      await save()
      await waitFor(() => expect(update).toHaveBeenCalledOnce())
      const sent = update.mock.calls[0]?.[0].readAt.getTime() ?? 0
      expect([sent < theirs.getTime(), sent - readAt.getTime() < 5000]).toEqual([true, true])
    })
  })

  it('shows that a question was added (CJOB-32, CJOB-22)', async () => {
    show('requirements')
    await userEvent.click(await screen.findByRole('button', { name: 'Add question' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add question' }))
    await userEvent.type(dialog.getByLabelText(/^Label/), 'When could you start?')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save question' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Application requirement added successfully']))
    expect(callsOf('postings.addRequirement')).toMatchObject([{ id, question: { label: 'When could you start?' } }])
  })

  it('shows that a question was updated (CJOB-32, CJOB-22)', async () => {
    show('requirements')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Why us?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Required' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save question' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Application requirement updated successfully']))
    expect(callsOf('postings.updateRequirement')).toMatchObject([
      { id, requirementId: question.id, question: { label: 'Why us?', required: true } },
    ])
  })

  it('shows that a question was deleted, after confirmation (CJOB-32)', async () => {
    show('requirements')
    const press = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Why us?' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await press('Cancel')
    expect(callsOf('postings.removeRequirement')).toEqual([])
    await press('Delete question')
    await waitFor(() => expect(toastTexts()).toEqual(['Application requirement deleted successfully']))
    expect(callsOf('postings.removeRequirement')).toEqual([{ id, requirementId: question.id }])
  })

  it('deletes a question from its dialog, after the same confirmation (CJOB-32)', async () => {
    show('requirements')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Why us?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete question' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete question' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit question' })).toBeNull())
    expect(callsOf('postings.removeRequirement')).toEqual([{ id, requirementId: question.id }])
  })

  it('shows five gray rows while its questions load (CJOB-34, ERR-02)', async () => {
    const { container } = showScreen(<EditJobPage jobId={id} tab="requirements" onTab={() => {}} />, {
      answers: { ...answers, 'postings.requirements': () => new Promise(() => {}) },
    })
    await screen.findByText('Loading questions...')
    expect(container.querySelectorAll('.sk-wait .list > li')).toHaveLength(5)
  })
})
