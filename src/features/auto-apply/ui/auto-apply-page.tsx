import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { AnswersTab } from './answers/answers-tab.tsx'
import { type AutoApplySearch, autoApplyTabs } from './auto-apply-search.ts'
import { LogTab } from './log/log-tab.tsx'
import { queueQuery, settingsQuery } from './queries.ts'
import { QueueTab } from './queue/queue-tab.tsx'
import { RulesTab } from './rules/rules-tab.tsx'

const LogDialog = lazyComponent(async () => (await import('./log/log-dialog.tsx')).LogDialog)
const EntryDialog = lazyComponent(async () => (await import('./queue/entry-dialog.tsx')).EntryDialog)

const SettingsTab = lazyComponent(async () => (await import('./settings/settings-tab.tsx')).SettingsTab)

type Props = {
  search: AutoApplySearch
  onSearch: (change: Partial<AutoApplySearch>) => void
  renderInsert?: InsertSlot
}

/** /app/auto-apply: the review queue, the rules, and the log (AUTO-01 to AUTO-10). */
export function AutoApplyPage({ search, onSearch, renderInsert }: Props) {
  const count = useQuery(queueQuery()).data?.items.length
  const items = [
    { value: 'queue', label: 'Review queue', ...(count ? { count } : {}) },
    { value: 'rules', label: 'Rules' },
    { value: 'answers', label: 'Answers' },
    { value: 'log', label: 'Log' },
    { value: 'settings', label: 'Settings' },
  ]
  const open = (tab: string) => onSearch({ tab: autoApplyTabs.find((known) => known === tab) })
  return (
    <>
      <PageHeader
        title="Auto Apply"
        purpose="Your rules find matching jobs. You review everything before it's sent, and can see exactly what was sent."
        actions={
          <ButtonLink to="/app/jobs" icon={Search}>
            Find jobs
          </ButtonLink>
        }
      />
      <PauseNotice />
      <Tabs label="Auto Apply" items={items} value={search.tab ?? 'queue'} onChange={open}>
        <TabPanel value="queue">
          <QueueTab onOpen={(entry) => onSearch({ entry })} onRules={() => open('rules')} />
        </TabPanel>
        <TabPanel value="rules">
          <RulesTab />
        </TabPanel>
        <TabPanel value="answers">
          <AnswersTab renderInsert={renderInsert} />
        </TabPanel>
        <TabPanel value="log">
          <LogTab onOpen={(sent) => onSearch({ sent })} />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsTab waiting={<SkeletonRows rows={4} lead="none" label="Loading the settings" />} />
        </TabPanel>
      </Tabs>
      {search.entry && <EntryDialog id={search.entry} onClose={() => onSearch({ entry: undefined })} />}
      {search.sent && <LogDialog id={search.sent} onClose={() => onSearch({ sent: undefined })} />}
    </>
  )
}

/** Explains on every tab why nothing is being sent. */
function PauseNotice() {
  const settings = useQuery(settingsQuery()).data
  if (settings?.isPlatformStopped) {
    return (
      <Notice tone="warn" title="Paused for all users.">
        Tandem has paused auto apply for now. Nothing is sent, and your queue is saved.
      </Notice>
    )
  }
  if (settings?.stoppedAt) {
    return (
      <Notice tone="warn" title="You stopped auto apply.">
        Rules don't run and nothing is sent. Start again in Settings.
      </Notice>
    )
  }
  if (!settings?.isPaused) return null
  return (
    <Notice tone="info" title="Paused.">
      Approved applications wait until you resume sending in Settings.
    </Notice>
  )
}
