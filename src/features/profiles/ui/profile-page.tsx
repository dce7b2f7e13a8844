import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { Profile } from '../contract.ts'
import { PersonalForm } from './components/personal-form.tsx'
import { ProfessionalForm } from './components/professional-form.tsx'
import { ownProfileQuery } from './queries.ts'

export type ProfileTab = 'personal' | 'professional'
type Props = { isSeeker: boolean; tab: ProfileTab; onTab(tab: ProfileTab): void }

/** /app/profile: what the person tells about themselves. */
export function ProfilePage({ isSeeker, tab, onTab }: Props) {
  const query = useQuery(ownProfileQuery())
  const items = [
    { value: 'personal', label: 'Personal Info' },
    ...(isSeeker ? [{ value: 'professional', label: 'Professional' }] : []),
  ]
  return (
    <>
      <PageHeader title="Profile" purpose={purposeOf(query.data, isSeeker)} />
      <QueryBoundary query={query} skeleton={<FormSkeleton />} errorText="Failed to load your profile">
        {(profile) => (
          <div className="max-w-3xl">
            <Tabs label="Profile" items={items} value={tab} onChange={(value) => onTab(value as ProfileTab)}>
              <TabPanel value="personal" keep>
                <PersonalForm profile={profile} />
              </TabPanel>
              {isSeeker && (
                <TabPanel value="professional" keep>
                  <ProfessionalForm profile={profile} />
                </TabPanel>
              )}
            </Tabs>
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function purposeOf(profile: Profile | undefined, isSeeker: boolean): string {
  if (!profile || !isSeeker) return 'How others here see you.'
  const { percent, suggestions } = profile.completeness
  const next = suggestions[0] ? ` Next: ${suggestions[0].toLowerCase()}.` : ''
  return `${percent}% told. Every posting is read against this and your resume.${next}`
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
