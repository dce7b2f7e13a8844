import type { PracticeResponse, Question } from '../contract.ts'

const uuid = (n: number) => `0199d1f0-0000-7000-8000-${String(n).padStart(12, '0')}`

export const question = (n: number, overrides: Partial<Question> = {}): Question => ({
  id: uuid(n),
  title: `Question ${n}?`,
  content: 'Name the question, who asked it and the figure that settled it.',
  questionType: 'behavioral',
  difficultyLevel: 'medium',
  jobRole: 'Data and Analytics',
  companyName: null,
  tags: ['impact', 'SQL', 'figures'],
  reason: null,
  jobId: null,
  createdAt: new Date('2026-11-01T09:00:00Z'),
  tries: 0,
  bestScore: null,
  ...overrides,
})

export const response = (n: number, overrides: Partial<PracticeResponse> = {}): PracticeResponse => ({
  id: uuid(900 + n),
  question: question(1),
  responseText: `In March I rebuilt the report ${n} times, and the error fell to 2 percent.`,
  hasAudio: false,
  hasVideo: false,
  durationSeconds: null,
  score: 60 + n,
  scoreVersion: 1,
  sessionId: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  ...overrides,
})
