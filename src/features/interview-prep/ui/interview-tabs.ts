import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isId } from '#lib/ids.ts'
import type { TabProps } from '#ui/tab-props.ts'
import type { InterviewSearch } from './interview-search.ts'

/** The exports of a tab's file: the panel, and a function that prefetches its data. */
export type InterviewTabFile = {
  Tab: ComponentType<TabProps>
  first?: (queryClient: QueryClient, search: InterviewSearch) => Promise<unknown>
}

export type InterviewTab = {
  value: string
  label: string
  load: () => Promise<InterviewTabFile>
  /** True if the tab uses the whole page with its own heading, so that nothing distracts from an open interview. */
  isAlone?: (search: InterviewSearch) => boolean
}

/** The tabs in the order of the specification (INTV-01). Each is loaded when it is opened. */
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

/** The tab in the address, or else the first one. */
export function tabOf({ tab }: InterviewSearch): InterviewTab {
  const found = interviewTabs.find(({ value }) => value === tab) ?? interviewTabs[0]
  if (!found) throw new Error('interview preparation has no tab')
  return found
}
