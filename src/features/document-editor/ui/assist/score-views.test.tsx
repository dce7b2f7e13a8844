import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { ScoringCard } from '#features/documents/ui/components/scoring-card.tsx'
import { maya } from '#features/resume-review/improve/testing/maya.ts'
import { rubric } from '#features/resume-review/score/rubric.ts'
import { scoreResume } from '#features/resume-review/score/score-resume.ts'
import { showScreen } from '#testing/show-screen.tsx'
import { ScorePanel } from './score-panel.tsx'
import { ScoringPage } from './scoring-page.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const report = scoreResume(maya)
const resume = { id, title: 'Data Analyst', report }
const listed = {
  id,
  title: 'Data Analyst',
  documentType: 'platform_created',
  isDefault: true,
  downloadCount: 0,
  aiScore: report.score,
  file: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

describe('the score while writing', () => {
  it('opens the place of a lost point (AI-04)', async () => {
    const onGo = vi.fn()
    showScreen(<ScorePanel content={maya} onGo={onGo} />)
    const user = userEvent.setup()
    const loss = report.losses[0]!
    await user.click(await screen.findByRole('button', { name: `${report.losses.length} things to fix` }))
    expect(await screen.findByText(loss.says)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: loss.evidence }))
    expect(onGo).toHaveBeenCalledWith(loss.place)
  })

  it('gives the score a text alternative', async () => {
    showScreen(<ScorePanel content={maya} onGo={() => {}} />)
    expect(await screen.findByRole('img', { name: new RegExp(`Resume score ${report.score} of 100`) })).toBeTruthy()
  })
})

describe('AI Resume Scoring', () => {
  const totals = { totalResumes: 4, averageScore: 72 }

  it('shows total resumes and average score (AI-01)', async () => {
    showScreen(<ScoringCard totals={totals} resume={resume} />)
    const card = await screen.findByRole('region', { name: 'AI Resume Scoring' })
    within(card).getByRole('heading', { level: 2, name: 'AI Resume Scoring' })
    expect(card.textContent).toContain('4 resumes · average score 72')
    expect(card.textContent).toContain(report.losses[0]?.says)
  })

  it('links to the explanation of the rubric (AI-02)', async () => {
    showScreen(<ScoringCard totals={totals} resume={resume} />)
    const more = await screen.findByRole('link', { name: 'Learn More' })
    expect(more.getAttribute('href')).toBe(`/app/documents/scoring?resume=${id}`)
  })

  it('explains what to do when nothing is scored (AI-01)', async () => {
    showScreen(<ScoringCard totals={{ totalResumes: 1, averageScore: null }} resume={{ ...resume, report: null }} />)
    expect(await screen.findByText('1 resume, none scored yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Fix/ })).toBeNull()
  })
})

describe('the page of the rubric', () => {
  const show = (answers: Record<string, () => unknown>) =>
    showScreen(<ScoringPage resume={undefined} onResume={() => {}} />, { answers })

  it('explains every criterion with its points and what the default resume got (AI-02)', async () => {
    show({ 'documents.listResumes': () => [listed], 'scores.report': () => resume })
    const criteria = await screen.findByRole('list', { name: 'Criteria' })
    await within(criteria).findByText('10 of 10', { exact: false, selector: 'li:first-child span' })
    for (const { label, about } of rubric) {
      expect(within(criteria).getByText(label)).toBeTruthy()
      expect(within(criteria).getByText(about)).toBeTruthy()
    }
    for (const { says } of report.losses) expect(within(criteria).getByText(says)).toBeTruthy()
    expect(screen.getByText(/Rubric version 4\./)).toBeTruthy()
  })

  it('explains the rubric to a person without a resume (AI-02)', async () => {
    show({ 'documents.listResumes': () => [] })
    expect(await screen.findByText('No resume to score yet')).toBeTruthy()
    expect(screen.getAllByText('10 points').length).toBeGreaterThan(2)
  })

  it('shows that an upload is not scored, and that a score failed to load', async () => {
    show({ 'documents.listResumes': () => [listed], 'scores.report': () => ({ ...resume, report: null }) })
    expect(await screen.findByText('Not scored')).toBeTruthy()
  })

  it('shows which criteria do not count in another language (AI-05)', async () => {
    const polish = {
      ...emptyResume(),
      professionalSummary: 'Odpowiedzialny za planowanie tras oraz prowadzenie kierowców w zajezdni na terenie miasta.',
    }
    show({
      'documents.listResumes': () => [listed],
      'scores.report': () => ({ ...resume, report: scoreResume(polish) }),
    })
    expect(await screen.findByText(/so they don't count here/)).toBeTruthy()
    expect(screen.getAllByText('Not counted').length).toBe(2)
  })
})
