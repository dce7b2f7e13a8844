import { vi } from 'vitest'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { answerLater } from '#testing/later-answers.ts'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { QueueItem } from '../queue-contract.ts'
import { AutoApplyPage } from './auto-apply-page.tsx'
import type { AutoApplySearch } from './auto-apply-search.ts'

export const ID = '0199d1f0-0000-7000-8000-000000000001'
export const VISA = '0199d1f0-0000-7000-8000-000000000002'

export const settings = {
  isPaused: false,
  stoppedAt: null,
  isPlatformStopped: false,
  dailyCap: 5,
  companyCap: 2,
  remembersAnswers: false,
  sentToday: 1,
  nextDay: new Date('2026-11-23T00:00:00Z'),
  avoided: [],
  waiting: 1,
  approved: 0,
}
export const item = (overrides: Partial<QueueItem> = {}): QueueItem => ({
  id: ID,
  state: 'waiting',
  reason: null,
  job: {
    id: ID,
    slug: 'analyst',
    title: 'Analyst',
    companyName: 'Northwind',
    companyLogoUrl: null,
    location: 'Lisbon',
    remoteAllowed: false,
    employmentType: 'full-time',
    ...dollarsAYear(50_000, 60_000),
  },
  score: 82,
  states: ['met', 'met', 'missing'],
  ruleName: 'Data work',
  isAutoApproved: false,
  missing: [],
  questions: 1,
  resumeTitle: 'Data resume',
  hasLetter: false,
  addedAt: new Date(),
  sendAt: null,
  ...overrides,
})

export const personal = {
  what: 'personal' as const,
  questionId: VISA,
  text: 'You need to answer: “Do you need a visa?”',
}

export const rule = {
  id: ID,
  name: 'Data work',
  keywords: 'data',
  location: '',
  types: [],
  isRemote: false,
  salaryFloor: null,
  minimumMatch: 70,
  avoids: [],
  resumeId: null,
  coverLetter: '',
  isOn: true,
  autoApprovedSince: null,
  waiting: 1,
  sent: 0,
  checkedAt: null,
}

export const show = (search: AutoApplySearch, answers: Record<string, (input: never) => unknown> = {}) => {
  const onSearch = vi.fn()
  const renderInsert = (insert: (text: string) => void) => (
    <button type="button" onClick={() => insert('Told once.')}>
      Insert
    </button>
  )
  showScreen(<AutoApplyPage search={search} onSearch={onSearch} renderInsert={renderInsert} />, {
    answers: {
      'autoApply.queue': () => ({ items: [item()] }),
      'autoApply.settings': () => settings,
      'autoApply.listRules': () => [rule],
      'documents.listResumes': () => [],
      ...answers,
    },
  })
  return onSearch
}
/** The list responds once. Later requests wait until the test answers them. */
export function pendingQueue() {
  const { held, answer } = answerLater<{ items: QueueItem[] }>({ items: [item()] })
  return { held, answers: { 'autoApply.queue': answer } }
}
export const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)
