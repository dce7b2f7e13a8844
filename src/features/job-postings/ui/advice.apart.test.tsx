import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { EditJobPage, PostJobPage } from './posting-editor-page.tsx'
import { samplePosting } from './sample-posting.testing.ts'

// the rich text editor needs a real browser; here it is a text field
vi.mock('#ui/form/rich-text-field.tsx', async () => {
  const { TextareaField } = await import('#ui/form/text-fields.tsx')
  return { RichTextField: TextareaField }
})

const { id } = samplePosting()
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const advice = async () => within(await screen.findByRole('region', { name: 'Advice' }))
const saved = () => ({ id, status: 'active', slug: 'x', updatedAt: new Date() })
const company = { name: 'Fernway Health', logoUrl: null }

beforeEach(() => toasts.close())

describe('a new job', () => {
  const show = () =>
    showScreen(<PostJobPage jobId={null} tab="basic" onTab={() => {}} onCreated={() => {}} />, {
      answers: {
        'companyProfile.get': () => company,
        'postings.create': saved,
        'postings.get': () => samplePosting(),
        'postingAdvice.dismiss': () => ({ findings: [] }),
      },
    })

  it('is previewed as candidates will see it, while it is written', async () => {
    show()
    const view = within(await screen.findByRole('region', { name: 'Candidate preview' }))
    await view.findByText('Fernway Health')
    await userEvent.type(screen.getByLabelText(/^Job Title/), 'Analyst')
    await userEvent.type(screen.getByLabelText(/^Description/), 'Own the numbers.')
    await userEvent.type(screen.getByLabelText(/^Salary from/), '90000')
    await view.findByRole('heading', { name: 'Analyst' })
    await view.findByText('Own the numbers.')
    await view.findByText('From $90,000')
  })

  it('gets advice once something is written, links to the field, and can be posted anyway', async () => {
    show()
    const panel = await advice()
    panel.getByText(/^As you write/)
    await userEvent.type(await screen.findByLabelText(/^Job Title/), 'Sales Ninja')
    await userEvent.type(screen.getByLabelText(/^Description/), 'You are a rockstar.')
    await userEvent.click(await panel.findByRole('button', { name: 'Show all 5' }))
    const word = await panel.findByRole('button', { name: '“rockstar” may read as meant for one gender' })
    panel.getByText('You are a rockstar.')
    panel.getByText('skilled professional')
    await userEvent.click(word)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Description/)))
    await userEvent.click(panel.getByRole('button', { name: 'No salary range' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Salary from/)))
    await userEvent.click(panel.getByRole('button', { name: 'Dismiss: No salary range' }))
    expect(panel.queryByRole('button', { name: 'No salary range' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Work Mode'), 'On-site')
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    await waitFor(() => expect(callsOf('postings.create')).toHaveLength(1))
    const [made] = callsOf('postings.create') as [{ id: string }]
    await waitFor(() =>
      expect(callsOf('postingAdvice.dismiss')).toEqual([{ id: made.id, findings: ['salary-missing'] }]),
    )
  })

  it('collapses its advice', async () => {
    show()
    const panel = await advice()
    const head = panel.getByRole('button', { expanded: true })
    await userEvent.click(head)
    expect(head.getAttribute('aria-expanded')).toBe('false')
    expect(panel.queryByText(/^As you write/)).toBeNull()
  })
})

describe('a stored job', () => {
  const text = '<p>You are a rockstar.</p>'
  const show = (answers: Record<string, (input: never) => unknown> = {}) =>
    showScreen(<EditJobPage jobId={id} tab="basic" onTab={() => {}} />, {
      answers: {
        'postings.get': () => samplePosting({ description: text, requirementsCount: 0 }),
        'postingAdvice.dismissed': () => ({ findings: ['gender:rockstar'] }),
        'postingAdvice.dismiss': ({ findings }: { findings: string[] }) => ({
          findings: ['gender:rockstar', ...findings],
        }),
        'postingAdvice.restore': () => ({ findings: [] }),
        ...answers,
      },
    })

  it('hides dismissed advice, stores new dismissals, and shows all again', async () => {
    show()
    const panel = await advice()
    expect(panel.queryByRole('button', { name: /^“rockstar/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Dismiss: The description is short' }))
    expect(panel.queryByRole('button', { name: 'The description is short' })).toBeNull()
    expect(callsOf('postingAdvice.dismiss')).toEqual([{ id, findings: ['text-short'] }])
    await userEvent.click(await panel.findByRole('button', { name: 'Show 2 dismissed' }))
    await panel.findByRole('button', { name: /^“rockstar/ })
    panel.getByRole('button', { name: 'The description is short' })
  })

  it('shows all advice when the dismissals fail to load', async () => {
    show({
      'postingAdvice.dismissed': () => {
        throw refusal('INTERNAL_SERVER_ERROR', 'Something went wrong')
      },
    })
    await (await advice()).findByRole('button', { name: /^“rockstar/ })
  })

  it('shows that words of another language are not checked', async () => {
    const german =
      'Sie verantworten die Zahlen unserer Kliniken und machen sie lesbar für die Menschen, die dort arbeiten, mit zwei Kollegen.'
    show({ 'postings.get': () => samplePosting({ description: `<p>${german}</p>` }) })
    await (await advice()).findByText(/^Wording is checked only in English/)
  })
})
