import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isId } from '#lib/ids.ts'
import type { TabProps } from '#ui/tab-props.ts'
import type { InterviewSearch } from './interview-search.ts'

/** What a tab's file exports: the panel, and what it asks for before it is shown. */
export type InterviewTabFile = {
  Tab: ComponentType<TabProps>
  first?: (queryClient: QueryClient, search: InterviewSearch) => Promise<unknown>
}

export type InterviewTab = {
  value: string
  label: string
  load: () => Promise<InterviewTabFile>
  /** Where the tab takes the whole page, with a heading of its own: nothing distracts from an interview that is under way. */
  isAlone?: (search: InterviewSearch) => boolean
}

/** The tabs in the specification's order (INTV-01), each loaded when it is opened. */
export const interviewTabs: readonly InterviewTab[] = [
  { value: 'overview', label: 'Overview', load: () => import('./overview/overview-tab.tsx') },
  {
    value: 'questions',
    label: 'Questions',
    load: () => import('#features/question-bank/ui/components/questions-tab.tsx'),
  },
  {
    value: 'mock-interview',
    label: 'Mock Interview',
    load: () => import('./mock/mock-tab.tsx'),
    isAlone: ({ session }) => isId(session),
  },
  { value: 'tracker', label: 'Tracker', load: () => import('#features/interview-logs/ui/components/logs-tab.tsx') },
  { value: 'resources', label: 'Resources', load: () => import('./resources/resources-tab.tsx') },
]

/** The tab that the address names, else the first. */
export function tabOf({ tab }: InterviewSearch): InterviewTab {
  const found = interviewTabs.find(({ value }) => value === tab) ?? interviewTabs[0]
  if (!found) throw new Error('interview preparation has no tab')
  return found
}
