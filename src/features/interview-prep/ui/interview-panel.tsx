import { type ComponentType, lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import { type InterviewTab, type InterviewTabFile, interviewTabs } from './interview-tabs.ts'

type TabComponent = ComponentType<TabProps>
const loaded = new Map<string, TabComponent>()

/**
 * Loads the code of a tab. Afterwards the tab renders synchronously; the server needs this, because it cannot wait while
 * rendering.
 */
export async function loadTab({ value, load }: InterviewTab): Promise<InterviewTabFile> {
  const file = await load()
  loaded.set(value, file.Tab)
  return file
}

const waiting = new Map<string, TabComponent>(
  interviewTabs.map((tab) => [tab.value, lazy(async () => ({ default: (await loadTab(tab)).Tab }))]),
)

/** The content of a tab, with a skeleton until its code is loaded. */
export const InterviewPanel = (props: TabProps & { value: string }) => (
  <Suspense fallback={<SkeletonRows lead="none" label="Loading..." />}>
    <Panel {...props} />
  </Suspense>
)

function Panel({ value, ...props }: TabProps & { value: string }) {
  // do not switch from the lazy component to the loaded one: React would remount the tab and lose typed text
  const [Tab] = useState(() => loaded.get(value) ?? waiting.get(value))
  return Tab ? <Tab {...props} /> : null
}
