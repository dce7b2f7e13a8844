import { newId } from '#lib/ids.ts'
import type { MockSession, MockStep, MockSummary } from '../../mock-contract.ts'
import { mockDefaults } from '../../mock-rules.ts'

const untold = { responseId: null, text: '', score: null, seconds: 0, spokenSeconds: null, isLate: false }

const question = (n: number): MockStep['question'] => ({
  id: newId(),
  title: `Question number ${n}?`,
  content: `What is behind number ${n}.`,
  questionType: 'behavioral',
  difficultyLevel: 'medium',
  tags: [],
  reason: null,
})

/** An interview for screen tests: question `index` of `total` is open, and those before it are answered. */
export function mockSession(index: number, more: Partial<MockSession> = {}, total = 3): MockSession {
  const completed = index >= total
  const steps = Array.from({ length: total }, (_, at): MockStep => {
    if (at < index) {
      const text = 'In March the refunds did not match the bank. I rebuilt the figure. We saved $61,000 a year.'
      return {
        ...untold,
        outcome: 'answered',
        question: question(at + 1),
        responseId: newId(),
        text,
        score: 60 + at,
        seconds: 90,
      }
    }
    return at === index
      ? { ...untold, outcome: 'open', question: question(at + 1) }
      : { ...untold, outcome: 'ahead', question: null }
  })
  const { types, levels, count, timeLimit } = mockDefaults
  return {
    ...summary({ index, completed, questions: total, questionsAnswered: index }),
    setup: { types, levels, count, timeLimit },
    revision: index,
    ending: completed ? 'finished' : null,
    spentSeconds: 90 * index,
    steps,
    ...more,
  }
}

export const summary = (more: Partial<MockSummary> = {}): MockSummary => ({
  id: '0199d1f0-0000-7000-8000-0000000000b1',
  sessionName: 'Data Analyst at Fernway',
  jobRole: 'Data Analyst',
  companyName: 'Fernway',
  jobId: null,
  mode: 'text',
  completed: false,
  questions: 3,
  index: 0,
  questionsAnswered: 0,
  questionsSkipped: 0,
  totalTimeMinutes: 0,
  averageScore: null,
  remainingSeconds: 1800,
  createdAt: new Date(),
  completedAt: null,
  ...more,
})
