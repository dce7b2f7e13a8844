import { type ComponentType, lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import { type InterviewTab, type InterviewTabFile, interviewTabs } from './interview-tabs.ts'

type TabComponent = ComponentType<TabProps>
const loaded = new Map<string, TabComponent>()

/** Loads a tab's file; from then on the tab is drawn at once, which the server, that cannot wait while it draws, needs. */
export async function loadTab({ value, load }: InterviewTab): Promise<InterviewTabFile> {
  const file = await load()
  loaded.set(value, file.Tab)
  return file
}

const waiting = new Map<string, TabComponent>(
  interviewTabs.map((tab) => [tab.value, lazy(async () => ({ default: (await loadTab(tab)).Tab }))]),
)

/** What a tab shows, with a skeleton until its file is there. */
export const InterviewPanel = (props: TabProps & { value: string }) => (
  <Suspense fallback={<SkeletonRows lead="none" label="Loading..." />}>
    <Panel {...props} />
  </Suspense>
)

function Panel({ value, ...props }: TabProps & { value: string }) {
  // chosen once: another component in its place would begin anew and forget what was typed
  const [Tab] = useState(() => loaded.get(value) ?? waiting.get(value))
  return Tab ? <Tab {...props} /> : null
}
