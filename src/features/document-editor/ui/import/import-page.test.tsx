import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { type ImportDraft, type ImportNotice, importNotices } from '#features/documents/import-contract.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { ImportPage } from './import-page.tsx'

const resumeId = '0199d1f0-0000-7000-8000-000000000001'
const jobId = '0199d1f0-0000-7000-8000-000000000002'
const design = { ...defaultDesign(), language: 'de' as const }
const draft: ImportDraft = {
  design,
  resumeId,
  title: 'Maya CV',
  fileName: 'Maya CV.pdf',
  source: 'document',
  notice: null,
  content: ResumeContent.parse({
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example' },
    workExperience: [
      { id: jobId, jobTitle: 'Something unusual', company: 'Kestrel', startDate: '2019', responsibilities: [] },
    ],
  }),
  lines: ['Maya Okafor', 'maya@okafor.example', 'Something unusual, Kestrel', 'A line of its own'].map((text) => ({
    text,
    page: 1,
    isHeading: false,
  })),
  notes: [
    { at: 'personalInfo.fullName', lines: [0], confidence: 0.9 },
    { at: 'personalInfo.email', lines: [1], confidence: 0.98 },
    { at: `${jobId}.jobTitle`, lines: [2], confidence: 0.4 },
    { at: `${jobId}.company`, lines: [2], confidence: 0.9 },
  ],
  unplaced: [3],
}

function show(overrides: Partial<ImportDraft> | Error = {}, accept: (input: never) => unknown = () => ({})) {
  const onMade = vi.fn(async () => undefined)
  const read = () => {
    if (overrides instanceof Error) throw overrides
    return { ...draft, ...overrides }
  }
  showScreen(<ImportPage from={resumeId} onStored={vi.fn()} onMade={onMade} />, {
    answers: { 'imports.read': read, 'imports.accept': accept },
    routes: ['/app/documents'],
  })
  return { user: userEvent.setup(), onMade }
}
const saved = { id: jobId, title: 'Maya CV', revision: 1, updatedAt: new Date(), aiScore: 50 }
const accepted = () =>
  calls
    .filter(([name]) => name === 'imports.accept')
    .map(([, input]) => input as { id: string; title: string; content: ResumeContent })
const create = () => screen.findByRole('button', { name: 'Create resume' })

describe('reviewing an import', () => {
  it('shows the values beside the original, and highlights the source line of a field', async () => {
    const { user } = show()
    expect(await screen.findByText(/4 lines read, 1 to review\. 1 line not used/)).toBeTruthy()
    const original = screen.getByRole('list', { name: 'Text of the original' })
    await user.click(screen.getByRole('textbox', { name: /Email/ }))
    await waitFor(() => expect(original.querySelector('mark')?.textContent).toBe('maya@okafor.example'))
  })

  it('lists an uncertain value with its source, opens its field, and accepts a confirmation', async () => {
    const { user } = show()
    const doubts = await screen.findByRole('region', { name: 'One value to review' })
    expect(within(doubts).getByText('Something unusual')).toBeTruthy()
    expect(within(doubts).getByText(/read from .Something unusual, Kestrel/)).toBeTruthy()
    await user.click(within(doubts).getByRole('button', { name: 'Review Work: Job title' }))
    await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Something unusual'))
    const original = screen.getByRole('list', { name: 'Text of the original' })
    expect(original.querySelector('mark')?.textContent).toBe('Something unusual, Kestrel')
    await user.click(within(doubts).getByRole('button', { name: 'Confirm Work: Job title' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /Please check/ })).toBeNull())
  })

  it('assigns an unused line to a section, or ignores it', async () => {
    const { user, onMade } = show({}, () => saved)
    await user.click(await screen.findByRole('button', { name: 'Add to' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Work: Something unusual' }))
    await waitFor(() => expect(screen.queryByText(/found no place/)).toBeNull())
    await user.click(await create())
    await waitFor(() => expect(onMade).toHaveBeenCalled())
    expect(accepted()[0]!.content.workExperience[0]!.responsibilities).toEqual(['A line of its own'])
  })

  const misread = ResumeContent.parse({
    workExperience: [
      {
        id: jobId,
        jobTitle: 'Nurse',
        company: 'St. Olav',
        startDate: '2020',
        responsibilities: ['Led a ward', 'Carer, Bergen Home', 'Cooked'],
      },
    ],
  })
  const openJobs = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: /^Work Experience/ }))
  const elsewhere = (line: number) => screen.findByRole('button', { name: `Move responsibility ${line} elsewhere` })

  it('splits a job at a line, shows what the new job lacks, and undoes it', async () => {
    const { user, onMade } = show({ content: misread, notes: [], unplaced: [] }, () => saved)
    expect(await screen.findByText(/nothing to review/)).toBeTruthy()
    await openJobs(user)
    await user.click(await elsewhere(2))
    await user.click(await screen.findByRole('menuitem', { name: 'Start a new job here' }))
    expect(await screen.findByRole('region', { name: '2 values to review' })).toBeTruthy()
    expect(screen.getByText('Work: Company (Carer, Bergen Home)')).toBeTruthy()
    await user.click(await create())
    await waitFor(() => expect(onMade).toHaveBeenCalled())
    expect(accepted()[0]!.content.workExperience).toMatchObject([
      { jobTitle: 'Nurse', responsibilities: ['Led a ward'] },
      { jobTitle: 'Carer, Bergen Home', company: '', responsibilities: ['Cooked'] },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/nothing to review/)).toBeTruthy()
  })

  it('joins a job to the one above it, and moves a line to another section', async () => {
    const second = { ...misread.workExperience[0]!, id: resumeId, jobTitle: 'Night shifts', company: '', startDate: '' }
    const content = { ...misread, workExperience: [misread.workExperience[0]!, { ...second, responsibilities: [] }] }
    const { user, onMade } = show({ content, notes: [], unplaced: [] }, () => saved)
    await openJobs(user)
    await user.click(await screen.findByRole('button', { name: 'Join Night shifts to the job above' }))
    await user.click(await elsewhere(3))
    await user.click(await screen.findByRole('menuitem', { name: 'Professional summary' }))
    await user.click(await create())
    await waitFor(() => expect(onMade).toHaveBeenCalled())
    expect(accepted()[0]!.content).toMatchObject({
      professionalSummary: 'Cooked',
      workExperience: [{ jobTitle: 'Nurse', responsibilities: ['Led a ward', 'Carer, Bergen Home', 'Night shifts'] }],
    })
  })

  it('creates one resume, with the same id on a retry, and preserves typed text', async () => {
    let tries = 0
    const { user, onMade } = show({}, () => {
      tries += 1
      if (tries === 1) throw new Error('away')
      return saved
    })
    const name = await screen.findByRole('textbox', { name: /Full Name/ })
    await user.clear(name)
    await user.type(name, 'Maya A. Okafor')
    await user.click(await create())
    expect((await screen.findByRole('alert')).textContent).toContain('Your changes are still here')
    expect((name as HTMLInputElement).value).toBe('Maya A. Okafor')
    await user.click(await create())
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce())
    const [first, second] = accepted()
    expect(second).toEqual(first)
    expect(second).toMatchObject({
      title: 'Maya CV',
      design,
      content: { personalInfo: { fullName: 'Maya A. Okafor' } },
    })
  })

  it.each(['unreadable', 'locked', 'scanned', 'empty'] as ImportNotice[])(
    'explains why nothing was found (%s), and allows writing',
    async (notice) => {
      show({ notice, content: emptyResume(), lines: [], notes: [], unplaced: [] })
      expect(await screen.findByText(importNotices[notice])).toBeTruthy()
      expect(screen.getByRole('textbox', { name: /Full Name/ })).toBeTruthy()
      expect(screen.queryByRole('list', { name: 'Text of the original' })).toBeNull()
    },
  )

  it('shows that the pages of a PDF cannot be drawn, and retries', async () => {
    const { user } = show({})
    await user.click(await screen.findByText('Pages'))
    expect(await screen.findByText(/We couldn't show the pages of this file/)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Text of the original' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls.filter(([name]) => name === 'documents.resumeLink')).toHaveLength(2))
    await user.click(screen.getByText('Text'))
    expect(screen.getByRole('list', { name: 'Text of the original' })).toBeTruthy()
  })

  it('shows the pages of a scan, but of no other file without text', async () => {
    const nothing = { content: emptyResume(), lines: [], notes: [], unplaced: [] }
    show({ notice: 'scanned', ...nothing })
    expect(await screen.findByRole('heading', { name: 'Maya CV.pdf' })).toBeTruthy()
    expect(screen.queryByText('Text')).toBeNull()
  })

  it('shows that a resume was not found, or was created in the builder', async () => {
    show(refusal('NOT_FOUND', 'This does not exist, or is no longer available.'))
    expect(await screen.findByText('Resume not found')).toBeTruthy()
  })
})

describe('choosing a file', () => {
  const showUpload = () => {
    showScreen(<ImportPage from={undefined} onStored={vi.fn()} onMade={vi.fn(async () => undefined)} />, {
      routes: ['/app/documents'],
    })
    return userEvent.setup({ applyAccept: false })
  }
  it.each([
    [new File(['x'], 'photo.png'), 'File type not supported'],
    [new File([], 'cv.pdf'), 'This file is empty.'],
    [
      Object.defineProperty(new File(['x'], 'cv.pdf'), 'size', { value: 10_485_761 }),
      'File size must be less than 10MB',
    ],
  ])('rejects it before it is sent, with the specified text', async (file, words) => {
    const user = showUpload()
    await user.upload(await screen.findByLabelText('Resume file to import'), file as File)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(calls).not.toContainEqual(['imports.start', expect.anything()])
  })
})
