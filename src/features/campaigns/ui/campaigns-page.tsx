import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { campaignTabs, type Searching } from './campaigns-search.ts'
import { CampaignsTab } from './components/campaigns-tab.tsx'
import type { FirstContent } from './components/create-campaign-dialog.tsx'
import { OverviewTab } from './components/overview-tab.tsx'
import { SubscribersTab } from './components/subscribers-tab.tsx'

const CreateCampaignDialog = lazyComponent(
  async () => (await import('./components/create-campaign-dialog.tsx')).CreateCampaignDialog,
)

const items = [
  { value: 'overview', label: 'Overview' },
  { value: 'campaigns', label: 'Campaigns' },
  { value: 'subscribers', label: 'Subscribers' },
]

type Props = Searching & {
  /** The content that a campaign starts with, from a post. */
  first?: FirstContent | undefined
  onCreated: (id: string) => void
}

/** /app/admin/campaigns: campaigns and newsletter subscribers (CAMP-01). */
export function CampaignsPage({ search, onSearch, first, onCreated }: Props) {
  const [isCreating, setCreating] = useState(first !== undefined)
  const open = (tab: string) =>
    onSearch({
      tab: campaignTabs.find((known) => known === tab),
      ...{ status: undefined, q: undefined, state: undefined, cursor: undefined },
    })
  return (
    <>
      <PageHeader
        title="Campaign Management"
        purpose="Create, schedule and track email campaigns."
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
            Create Campaign
          </Button>
        }
      />
      <Tabs label="Campaigns" items={items} value={search.tab ?? 'overview'} onChange={open}>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="campaigns">
          <CampaignsTab search={search} onSearch={onSearch} onCreate={() => setCreating(true)} />
        </TabPanel>
        <TabPanel value="subscribers">
          <SubscribersTab search={search} onSearch={onSearch} />
        </TabPanel>
      </Tabs>
      <CreateCampaignDialog open={isCreating} onOpenChange={setCreating} first={first} onCreated={onCreated} />
    </>
  )
}
