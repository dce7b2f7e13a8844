import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { Tailoring } from '../contract.ts'
import { TailorPage } from './tailor-page.tsx'

const jobId = '0199d1f0-0000-7000-8000-000000000001'
const resumeId = '0199d1f0-0000-7000-8000-000000000002'
const skillId = '0199d1f0-0000-7000-8000-000000000003'
const tailoring: Tailoring = {
  job: { id: jobId, slug: 'data-analyst', title: 'Data Analyst', company: 'Kestrel' },
  resume: { id: resumeId, title: 'Maya, Data', revision: 3 },
  resumes: [{ id: resumeId, title: 'Maya, Data' }],
  title: 'Maya, Data – Kestrel',
  match: {
    version: 1,
    score: 50,
    verdict: 'fair',
    headline: 'A fair match',
    summary: 'One of two requirements is met in your resume. The gap is dbt.',
    readFrom: 'Maya, Data',
    items: [
      {
        id: 'a',
        kind: 'requirement',
        label: 'Looker',
        state: 'met',
        note: '',
        evidence: { source: 'resume', sentence: 'Six dashboards in Looker', spans: [[18, 24]] },
      },
      { id: 'b', kind: 'requirement', label: 'dbt', state: 'missing', note: 'No mention in your resume or profile.' },
    ],
  },
  proposals: [
    {
      id: 'order-skills',
      title: 'Move requested skills to the top',
      asked: ['Looker'],
      evidence: ['Looker'],
      before: ['SQL', 'Looker'],
      after: ['Looker', 'SQL'],
      change: { kind: 'order-skills', order: [skillId] },
    },
    {
      id: 'extend-summary',
      title: 'Add skills from your experience to your summary',
      asked: ['Looker'],
      evidence: ['“Six dashboards in Looker” (Data Analyst at Papertrail)'],
      before: ['Data analyst.'],
      after: ['Data analyst. Experience with Looker.'],
      change: { kind: 'extend-summary', sentence: 'Experience with Looker.' },
    },
  ],
}

function show(answers: Record<string, () => unknown> = {}) {
  const onMade = vi.fn()
  showScreen(<TailorPage jobId={jobId} resumeId={undefined} onResume={() => {}} onMade={onMade} />, {
    answers: { 'tailoring.propose': () => tailoring, 'tailoring.make': () => ({ id: skillId }), ...answers },
  })
  return { user: userEvent.setup(), onMade }
}
const refusal = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}

describe('tailoring a resume to a job', () => {
  it('shows each proposal with its requirements and evidence, and lists gaps', async () => {
    show()
    const summary = await screen.findByRole('article', { name: 'Add skills from your experience to your summary' })
    expect(summary.querySelector('ins')?.textContent).toBe('Experience with Looker.')
    expect(summary.textContent).toContain('“Six dashboards in Looker” (Data Analyst at Papertrail)')
    expect(screen.getByText('Built-in engine · adds no new facts')).toBeTruthy()
    expect(screen.getByText('dbt').closest('li')?.className).toBe('missing')
    expect(screen.getByText(/We never fill in what's missing/)).toBeTruthy()
  })

  it('creates one copy from the selected proposals and opens it', async () => {
    const { user, onMade } = show()
    const skills = await screen.findByRole('article', { name: 'Move requested skills to the top' })
    await user.click(within(skills).getByRole('switch', { name: 'Use this' }))
    await user.click(screen.getByRole('button', { name: 'Create tailored copy' }))
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(skillId))
    const made = calls.filter(([name]) => name === 'tailoring.make')
    expect(made).toEqual([
      ['tailoring.make', { jobId, resumeId, revision: 3, accepted: ['extend-summary'], id: expect.any(String) }],
    ])
  })

  it('reloads a resume that changed meanwhile, with a message', async () => {
    const { user, onMade } = show({ 'tailoring.make': refusal('RESUME_CHANGED') })
    await user.click(await screen.findByRole('button', { name: 'Create tailored copy' }))
    expect(await screen.findByText("We couldn't create the copy. Nothing was changed.")).toBeTruthy()
    await waitFor(() => expect(calls.filter(([name]) => name === 'tailoring.propose').length).toBe(2))
    expect(onMade).not.toHaveBeenCalled()
  })

  it.each([
    ['NO_RESUME', "You don't have a resume in the builder yet. Create or import one."],
    ['RESUME_NOT_WRITTEN', 'This resume is an uploaded file. Edit a copy in the builder first, then tailor it.'],
  ])('explains what to do first: %s', async (code, text) => {
    show({ 'tailoring.propose': refusal(code) })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create a resume' })).toBeTruthy()
  })

  it('shows that a job is gone', async () => {
    show({ 'tailoring.propose': refusal('NOT_FOUND') })
    expect(await screen.findByText('This job or resume is no longer available')).toBeTruthy()
  })
})
