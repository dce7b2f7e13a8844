import type { Draft } from '../engine/draft.ts'
import type { Remark } from '../rules.ts'

export type Writing = { answerId: string; conversationId: string; question: string; touchedAt: Date }
export type Written = Draft & { engine: 'built-in' | 'model'; remark: Remark | null }
