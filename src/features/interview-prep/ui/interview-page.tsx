import { BookOpen, Mic } from 'lucide-react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import { InterviewPanel } from './interview-panel.tsx'
import { interviewTabs, tabOf } from './interview-tabs.ts'
import { PrepPurpose } from './prep-purpose.tsx'

type Props = TabProps & { onTab: (tab: string) => void }

/** /app/interview: the page for interview preparation (INTV-01). */
export function InterviewPage({ search, onSearch, onTab }: Props) {
  const { value: open, isAlone } = tabOf(search)
  if (isAlone?.(search)) return <InterviewPanel value={open} search={search} onSearch={onSearch} />
  return (
    <>
      <PageHeader
        title="Interview Prep"
        purpose={<PrepPurpose isOverview={open === 'overview'} />}
        actions={
          <>
            <ButtonLink to="/app/interview/stories" icon={BookOpen}>
              Story bank
            </ButtonLink>
            {open !== 'mock-interview' && (
              <ButtonLink to="/app/interview?tab=mock-interview" variant="primary" icon={Mic}>
                Start Mock Interview
              </ButtonLink>
            )}
          </>
        }
      />
      <Tabs items={interviewTabs} value={open} onChange={onTab} label="Interview Prep">
        {interviewTabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <InterviewPanel value={value} search={search} onSearch={onSearch} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
