import type { EmploymentType, Profession } from '../types.ts'

export type Level = 'intern' | 'junior' | 'mid' | 'senior' | 'lead'

/**
 * One kind of job. Sentences may hold choices `[this|that]` and the slots {people}, {things}, {places} (the words of
 * the company) and, in asks, {years}.
 */
export interface RoleContent {
  /** With a third entry where the title pays otherwise than `pay`. */
  titles: [title: string, level: Level, pay?: number][]
  /** US dollars a year for the middle level in a middling American city. */
  pay: number
  /** Slugs of the companies that hire for it. */
  companies: string[]
  remote: 'never' | 'sometimes' | 'mostly'
  /** What it may be besides full-time. */
  types?: EmploymentType[]
  missions: string[]
  duties: string[]
  asks: string[]
}

export interface ProfessionContent {
  profession: Profession
  team: string[]
  rhythm: string[]
  firstMonths: string[]
  senior: string[]
  junior: string[]
  asks: string[]
  roles: RoleContent[]
}
