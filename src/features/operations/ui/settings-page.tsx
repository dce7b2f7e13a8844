import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { SoldPlans } from '#features/billing/ui/components/plans/sold-plans.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { canChangeSettings } from '../policy.ts'
import type { Reach, Settings } from '../settings-contract.ts'
import { ChangeHistory } from './components/settings/change-history.tsx'
import { NoticeForm } from './components/settings/notice-form.tsx'
import { PolicyForm } from './components/settings/policy-form.tsx'
import { SecondFactorSwitches } from './components/settings/second-factor-switches.tsx'
import { Switches } from './components/settings/switches.tsx'
import { settingsQuery } from './queries.ts'

/** /app/admin/settings: settings of the platform; admins change them, platform users read them. */
export function SettingsPage() {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  const query = useQuery(settingsQuery())
  const canChange = canChangeSettings(viewer).allowed
  return (
    <>
      <PageHeader
        title="Settings"
        purpose="Platform-wide settings. Changes apply immediately and are recorded in the audit log."
      />
      {!canChange && <Notice>Only platform admins can change settings.</Notice>}
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={8} lead="none" label="Loading settings" />}
        errorText="Failed to load settings"
      >
        {({ settings, reach }) => <Sections settings={settings} reach={reach} canChange={canChange} />}
      </QueryBoundary>
    </>
  )
}

function Sections({ settings, reach, canChange }: { settings: Settings; reach: Reach; canChange: boolean }) {
  return (
    <div className="stack stack-8 mt-6">
      <section aria-labelledby="switches">
        <SectionHead id="switches" title="Subscriptions and programme" />
        <Switches settings={settings} reach={reach} canChange={canChange} />
      </section>
      <section aria-labelledby="two-factor">
        <SectionHead id="two-factor" title="Two-factor" />
        <SecondFactorSwitches settings={settings} canChange={canChange} />
      </section>
      <section aria-labelledby="plans">
        <SectionHead id="plans" title="Plans and offers" />
        <SoldPlans canChange={canChange} />
      </section>
      <section aria-labelledby="figures">
        <SectionHead id="figures" title="Policy values and support" />
        {canChange ? <PolicyForm settings={settings} /> : <PolicyValues settings={settings} />}
      </section>
      <section aria-labelledby="notice">
        <SectionHead id="notice" title="Notice on every page" />
        {canChange ? <NoticeForm settings={settings} /> : <p>{settings.noticeText ?? 'No notice.'}</p>}
      </section>
      <section aria-labelledby="changes">
        <SectionHead id="changes" title="Change history" />
        <ChangeHistory />
      </section>
    </div>
  )
}

const PolicyValues = ({ settings }: { settings: Settings }) => (
  <dl className="facts facts-wide">
    {[
      ['Refund, yearly plans', `${settings.refundDaysAnnual} days`],
      ['Refund, monthly plans', `${settings.refundDaysMonthly} days`],
      ['Free trial', `${settings.trialDays} days`],
      ['Support email', settings.supportEmail ?? 'as configured'],
    ].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
