import type { ResumeContent } from '../content/resume-content.ts'
import type { ImprovedKind } from './about-text.ts'
export type CheckedRewrite = { rewrite: string; text: string; kind: ImprovedKind; material: ResumeContent }
export type Violation = { kind: string; words: string }
export const checkFacts = (_: CheckedRewrite): Violation[] => []
