import { BookOpen } from 'lucide-react'
import { canManageTeam } from '#features/companies/policy.ts'
import type { Viewer } from '#lib/viewer.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { RefusedState } from '#ui/page/state-page.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { type IntegrationsSearch, integrationTabs, type Searching } from './integrations-search.ts'
import { KeysTab } from './keys/keys-tab.tsx'
import { LogTab } from './log/log-tab.tsx'
import { EndpointsTab } from './webhooks/endpoints-tab.tsx'

const DeliveryDialog = lazyComponent(async () => (await import('./log/delivery-dialog.tsx')).DeliveryDialog)

const items = [
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'log', label: 'Delivery log' },
  { value: 'keys', label: 'API keys' },
]

/** /app/company/integrations: webhooks and API keys for other systems of the company. */
export function IntegrationsPage({ viewer, ...searching }: Searching & { viewer: Viewer | null }) {
  const isAdmin = canManageTeam(viewer, viewer?.activeCompanyId ?? '')
  return (
    <>
      <PageHeader
        title="Integrations"
        purpose="Send events to other systems and give them API access."
        actions={
          // a plain link: the API reference is not a screen of the app
          <a className={buttonClass({ variant: 'secondary' })} href="/api/docs">
            <BookOpen className="ic" /> API reference
          </a>
        }
      />
      {isAdmin ? (
        <IntegrationTabs {...searching} />
      ) : (
        <RefusedState title="Integrations are for company admins">
          Contact your company admin to add a webhook or an API key.
        </RefusedState>
      )}
    </>
  )
}

function IntegrationTabs({ search, onSearch }: Searching) {
  const open = (tab: string, more: Partial<IntegrationsSearch> = {}) =>
    onSearch({
      tab: integrationTabs.find((known) => known === tab),
      endpoint: undefined,
      state: undefined,
      type: undefined,
      page: undefined,
      ...more,
    })
  return (
    <>
      <Tabs label="Integrations" items={items} value={search.tab ?? 'webhooks'} onChange={open}>
        <TabPanel value="webhooks">
          <EndpointsTab
            onLog={(endpoint) => open('log', { endpoint })}
            onDelivery={(delivery) => onSearch({ delivery })}
          />
        </TabPanel>
        <TabPanel value="log">
          <LogTab search={search} onSearch={onSearch} />
        </TabPanel>
        <TabPanel value="keys">
          <KeysTab />
        </TabPanel>
      </Tabs>
      {search.delivery && <DeliveryDialog id={search.delivery} onClose={() => onSearch({ delivery: undefined })} />}
    </>
  )
}
