import { Mic } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { hasTab, type InterviewTabProps, interviewTabs, tabOf } from './interview-tabs.ts'

const panels = interviewTabs.map(({ value, load }) => ({
  value,
  Panel: lazy(async () => ({ default: (await load()).Tab })),
}))

type Props = InterviewTabProps & { onTab: (tab: string) => void }

/** /app/interview: practise before it counts (INTV-01). */
export function InterviewPage({ search, onSearch, onTab }: Props) {
  const { value: open, isAlone } = tabOf(search)
  const Alone = isAlone?.(search) && panels.find(({ value }) => value === open)?.Panel
  if (Alone) {
    return (
      <Suspense fallback={<SkeletonRows lead="none" label="Loading..." />}>
        <Alone search={search} onSearch={onSearch} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title="Interview Prep"
        purpose="Practise answers, hear what they still lack, and keep track of the real interviews."
        actions={
          hasTab('mock-interview') &&
          open !== 'mock-interview' && (
            <ButtonLink to="/app/interview?tab=mock-interview" variant="primary" icon={Mic}>
              Start Mock Interview
            </ButtonLink>
          )
        }
      />
      <Tabs items={interviewTabs} value={open} onChange={onTab} label="Interview Prep">
        {panels.map(({ value, Panel }) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<SkeletonRows lead="none" label="Loading..." />}>
              <Panel search={search} onSearch={onSearch} />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
