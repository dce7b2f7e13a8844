import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { LetterBuilderPage } from './letter-builder-page.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const design = { ...defaultDesign(), template: 'modern' as const }
const stored = (revision: number) => ({
  id: ID,
  title: 'For Papertrail',
  design,
  revision,
  isUnreadable: false,
  isDefault: true,
  updatedAt: new Date('2026-11-22'),
  content: { ...emptyLetter(), signature: 'Maya Okafor' },
})
const resume = {
  id: ID,
  documentType: 'platform_created',
  isDefault: true,
}
const profile = {
  email: 'maya@okafor.example',
  personal: { displayName: 'Maya Okafor', phone: '(503) 555-0142', location: 'Portland, OR' },
}
type Answers = NonNullable<Parameters<typeof showScreen>[1]>['answers']
const usual: Answers = {
  'profiles.own': () => profile,
  'documents.listResumes': () => [resume],
  'editors.openResume': () => ({ content: { personalInfo: { fullName: 'M. Okafor' } }, design }),
  'editors.openLetter': () => stored(4),
  'previews.letter': () => ({ pages: [], marks: [], missing: [], fittedTo: null, isTooLong: false }),
}
const onCreated = vi.fn()
const saves = () => calls.filter(([name]) => name === 'editors.saveLetter').map(([, input]) => input as never)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const state = () => document.querySelector('.ed-state')?.textContent
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const renderInsert = (insert: (text: string) => void) => (
  <button type="button" onClick={() => insert('Told once.')}>
    Insert
  </button>
)

async function show(id: string | null, answers: Answers = {}) {
  const page = <LetterBuilderPage id={id} onCreated={onCreated} renderInsert={renderInsert} />
  showScreen(page, { answers: { ...usual, ...answers } })
  await screen.findByRole('heading', { name: 'Your Information' })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onCreated.mockReset()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the cover letter builder', () => {
  it('starts with four cards, marks required fields, and prefills the sender (COVER-02, COVER-05)', async () => {
    await show(null)
    const cards = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(cards.slice(0, 4)).toEqual([
      'Your Information',
      'Recipient Information',
      'Job Information',
      'Cover Letter Content',
    ])
    const required = document.querySelectorAll('.lt [aria-required]')
    expect([...required].map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      ['Full Name', 'Email', 'Phone', 'Company', 'Position', 'Opening', 'Body Paragraph', 'Closing', 'Signature'].map(
        (label) => `${label} *`,
      ),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Full Name *').value).toBe('M. Okafor')
    expect(screen.getByLabelText<HTMLInputElement>('Phone *').value).toBe('(503) 555-0142')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true)
  })

  it('removes a paragraph only where there is another (COVER-06)', async () => {
    await show(null)
    expect(screen.queryByRole('button', { name: /Remove paragraph/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add paragraph' }))
    expect(await screen.findAllByRole('button', { name: /Remove paragraph/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Remove paragraph 2' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove paragraph/ })).toBeNull())
  })

  it('inserts text after the existing text of a body paragraph, and saves it', async () => {
    await show(null, { 'editors.saveLetter': () => ({ title: 'New Cover Letter 1', revision: 1 }) })
    write('Body Paragraph *', 'I count.')
    fireEvent.click(screen.getByRole('button', { name: 'Insert' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Body Paragraph *').value).toBe('I count. Told once.'),
    )
    await pass(2_100)
    expect(saves()).toMatchObject([{ content: { paragraphs: { body: ['I count. Told once.'] } } }])
  })

  it('saves two seconds after the last change; the first save creates the letter (COVER-09, BUILD-27, BUILD-28)', async () => {
    let answer = (_: unknown) => {}
    const first = new Promise((resolve) => {
      answer = resolve
    })
    let count = 0
    await show(null, {
      'editors.openLetter': () => stored(count),
      'editors.saveLetter': () => {
        count += 1
        return count === 1 ? first : { title: 'New Cover Letter 1', revision: count }
      },
    })
    write('Company *', 'Papertrail')
    expect(state()).toBe('Unsaved changes')
    await pass(1_500)
    write('Company *', 'Papertrail Ltd')
    await pass(1_900)
    expect(saves()).toHaveLength(0)
    await pass(200)
    expect(saves()).toMatchObject([
      { from: null, title: '', design, content: { recipientInfo: { company: 'Papertrail Ltd' } } },
    ])
    // typed during the first save: this save waits for the first one and is based on its revision
    write('Company *', 'Papertrail Limited')
    await pass(5_000)
    expect(saves()).toHaveLength(1)
    await act(async () => answer({ title: 'New Cover Letter 1', revision: 1 }))
    await pass(2_000)
    expect(onCreated).toHaveBeenCalledTimes(1)
    const [one, two, ...more] = saves() as { id: string; from: number | null }[]
    expect([two?.id, two?.from, more]).toEqual([one?.id, 1, []])
    expect(state()).toBe('Saved')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('New Cover Letter 1')
    expect(localStorage.length).toBe(0)
  })

  it('preserves the text and shows why a save failed, then retries (COVER-09, BUILD-31)', async () => {
    let isDown = true
    await show(ID, {
      'editors.saveLetter': () => {
        if (isDown) throw refusal('RATE_LIMITED', 'Too many tries.')
        return { title: 'For Papertrail', revision: 5 }
      },
    })
    write('Position *', 'Data Analyst')
    await pass(2_100)
    await waitFor(() => expect(toastTexts().join()).toContain('Auto-save failed'))
    expect(toastTexts().join()).toContain('Too many tries.')
    expect(state()).toBe('Unsaved changes')
    expect(screen.getByLabelText<HTMLInputElement>('Position *').value).toBe('Data Analyst')
    expect(localStorage.getItem(`document-draft:${seeker.userId}:letter:${ID}`)).toContain('Data Analyst')
    isDown = false
    await pass(15_100)
    await waitFor(() => expect(state()).toBe('Saved'))
    expect(localStorage.length).toBe(0)
  })

  it('saves nothing after a change in another tab, until the user chooses', async () => {
    let revision = 4
    await show(ID, {
      'editors.openLetter': () => stored(revision),
      'editors.saveLetter': ({ from }: { from: number }) => {
        if (from !== revision) throw refusal('DOCUMENT_CHANGED', 'Changed', { revision })
        return { title: 'For Papertrail', revision: revision + 1 }
      },
    })
    revision = 9
    write('Position *', 'Data Analyst')
    await pass(2_100)
    await screen.findByRole('button', { name: 'Overwrite with mine' })
    write('Position *', 'Senior Data Analyst')
    await pass(20_000)
    expect(saves()).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => expect(state()).toBe('Saved'))
    expect(saves().at(-1)).toMatchObject({ from: 9, content: { jobInfo: { position: 'Senior Data Analyst' } } })
  })

  it('offers the draft of this device when the last save failed', async () => {
    const draft = { ...stored(4), content: { ...emptyLetter(), signature: 'Typed offline' }, from: 4, at: Date.now() }
    localStorage.setItem(`document-draft:${seeker.userId}:letter:${ID}`, JSON.stringify(draft))
    await show(ID, { 'editors.saveLetter': () => ({ title: 'For Papertrail', revision: 5 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore them' }))
    expect(screen.getByLabelText<HTMLInputElement>('Signature *').value).toBe('Typed offline')
    await pass(2_100)
    expect(saves()).toMatchObject([{ from: 4, content: { signature: 'Typed offline' } }])
  })

  it.each([
    ['an earlier release, without other keys and the time', { content: { signature: 'Typed offline' } }],
    [
      'another release, with other values',
      { title: 5, design: 'blue', from: 'four', at: 'now', content: { signature: 'Typed offline', paragraphs: 7 } },
    ],
  ])('restores the text of a draft of %s', async (_, draft) => {
    localStorage.setItem(`document-draft:${seeker.userId}:letter:${ID}`, JSON.stringify(draft))
    await show(ID, { 'editors.saveLetter': () => ({ title: 'For Papertrail', revision: 5 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore them' }))
    expect(screen.getByLabelText<HTMLInputElement>('Signature *').value).toBe('Typed offline')
    await pass(2_100)
    expect(saves()).toMatchObject([{ from: 4, content: { ...emptyLetter(), signature: 'Typed offline' } }])
  })

  it('restores a text over its limit in full, so that it can be shortened', async () => {
    const signature = 'x'.repeat(301)
    const draft = { ...stored(4), content: { ...emptyLetter(), signature }, from: 4, at: Date.now() }
    localStorage.setItem(`document-draft:${seeker.userId}:letter:${ID}`, JSON.stringify(draft))
    await show(ID)
    fireEvent.click(await screen.findByRole('button', { name: 'Restore them' }))
    expect(screen.getByLabelText<HTMLInputElement>('Signature *').value).toBe(signature)
  })

  it('shows that a letter was not found (COVER-01)', async () => {
    const answers = {
      ...usual,
      'editors.openLetter': () => {
        throw refusal('NOT_FOUND', 'This does not exist, or is no longer available.')
      },
    }
    showScreen(<LetterBuilderPage id={ID} onCreated={onCreated} />, { answers })
    expect(await screen.findByText('Cover letter not found')).toBeTruthy()
  })
})
