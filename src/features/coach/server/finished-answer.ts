import type { Draft } from '../engine/draft.ts'
import type { Remark } from '../rules.ts'

export type AnswerInProgress = { answerId: string; conversationId: string; question: string; touchedAt: Date }
export type FinishedAnswer = Draft & { engine: 'built-in' | 'model'; remark: Remark | null }
