import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { Profile } from '../contract.ts'
import { placeOf } from '../profile-fields.ts'
import type { ProfileTab } from '../profile-tabs.ts'
import type { CountedField } from '../rules.ts'
import { type AccountSlots, AccountTab } from './components/account-tab.tsx'
import { PersonalForm } from './components/personal-form.tsx'
import { ProfessionalForm } from './components/professional-form.tsx'
import { ProfileStrength } from './components/profile-strength.tsx'
import { ownProfileQuery } from './queries.ts'

type Props = {
  isSeeker: boolean
  tab: ProfileTab
  onTab(tab: ProfileTab): void
  /** Parts of the Account tab from other areas. */
  account: AccountSlots
}

/** /app/profile: the person's profile and account (PROF-01). */
export function ProfilePage(props: Props) {
  const query = useQuery(ownProfileQuery())
  return (
    <>
      <PageHeader
        title="Profile"
        purpose={
          props.isSeeker
            ? 'Companies see this only when you apply or share. Optional fields never hurt your match.'
            : 'How others see you, and how you sign in.'
        }
      />
      <QueryBoundary query={query} skeleton={<FormSkeleton />} errorText="Failed to load your profile">
        {(profile) => <ProfileTabs {...props} profile={profile} />}
      </QueryBoundary>
    </>
  )
}

function ProfileTabs({ profile, isSeeker, tab, onTab, account }: Props & { profile: Profile }) {
  const openField = useFieldFocus(tab, onTab)
  const items = [
    { value: 'personal', label: 'Personal Info' },
    ...(isSeeker ? [{ value: 'professional', label: 'Professional' }] : []),
    { value: 'account', label: 'Account' },
  ]
  const withStrength = (form: ReactNode) =>
    isSeeker ? (
      <DetailLayout sideLabel="Profile strength" side={<ProfileStrength profile={profile} onOpen={openField} />}>
        {form}
      </DetailLayout>
    ) : (
      <div className="max-w-3xl">{form}</div>
    )
  return (
    <Tabs label="Profile" items={items} value={tab} onChange={(value) => onTab(value as ProfileTab)}>
      <TabPanel value="personal" keep>
        {withStrength(<PersonalForm profile={profile} />)}
      </TabPanel>
      {isSeeker && (
        <TabPanel value="professional" keep>
          {withStrength(<ProfessionalForm profile={profile} />)}
        </TabPanel>
      )}
      <TabPanel value="account" keep>
        <AccountTab profile={profile} slots={account} />
      </TabPanel>
    </Tabs>
  )
}

/** Opens the tab with a field, then focuses the field. */
function useFieldFocus(tab: ProfileTab, onTab: (tab: ProfileTab) => void): (field: CountedField) => void {
  const [pending, setPending] = useState<CountedField | null>(null)
  useEffect(() => {
    if (!pending || placeOf[pending].tab !== tab) return
    setPending(null)
    const place = pending === 'image' ? '[data-picture] button' : `[name="${pending}"]`
    document.querySelector<HTMLElement>(`[role="tabpanel"] ${place}`)?.focus()
  }, [pending, tab])
  return (field) => {
    setPending(field)
    onTab(placeOf[field].tab)
  }
}

const FormSkeleton = () => (
  <Loading label="Loading your profile">
    <div className="stack stack-6 max-w-3xl">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} shape="field" />
      ))}
    </div>
  </Loading>
)
