import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companyAnalyticsQuery, companyDashboardQuery, seekerDashboardQuery } from '#features/analytics/ui/queries.ts'
import { companiesQuery } from '#features/companies/ui/admin/queries.ts'
import { companyProfileQuery, teamQuery, teamStatsQuery } from '#features/companies/ui/queries.ts'
import { useChangeRole } from '#features/companies/ui/team/use-team.ts'
import { reviewQuery, reviewStatsQuery, reviewsQuery } from '#features/hiring-pipeline/ui/queries.ts'
import { useSetStatus } from '#features/hiring-pipeline/ui/use-review-actions.ts'
import { jobQuery, jobsQuery } from '#features/job-board/ui/queries.ts'
import { postingQuery, postingStatsQuery, postingsQuery, requirementsQuery } from '#features/job-postings/ui/queries.ts'
import { usePostingActions } from '#features/job-postings/ui/use-posting-actions.tsx'
import { useApplicationNotes } from '#features/job-tracker/ui/components/use-tracker-actions.ts'
import { ownApplicationQuery, trackedQuery, trackerStatsQuery } from '#features/job-tracker/ui/queries.ts'
import { notificationsQuery, recentQuery } from '#features/notifications/ui/queries.ts'
import { useNotificationActions } from '#features/notifications/ui/use-notification-actions.ts'
import { ownProfileQuery } from '#features/profiles/ui/queries.ts'
import { useProfileSaved } from '#features/profiles/ui/use-save-profile.ts'
import { showScreen } from '#testing/show-screen.tsx'

const SECOND = 1000
const MINUTE = 60 * SECOND
const id = '0199d1f0-0000-7000-8000-000000000001'
const filters = {} as never

type Query = { queryKey: readonly unknown[]; staleTime?: unknown }
const jobs: Query[] = [jobsQuery(filters), jobQuery('a-job')]
const postings: Query[] = [postingsQuery({}), postingStatsQuery(), postingQuery(id), requirementsQuery(id)]
const applications: Query[] = [trackedQuery(filters), trackerStatsQuery(), ownApplicationQuery(id)]
const stats: Query[] = [companyDashboardQuery(), companyAnalyticsQuery('month')]
const reviews: Query[] = [reviewsQuery(filters), reviewStatsQuery(), reviewQuery(id)]

describe('cache times', () => {
  it('the seeker dashboard: 5 minutes, refetched every 10 minutes and when the window gets the focus (LIVE-01)', () => {
    expect(seekerDashboardQuery()).toMatchObject({
      staleTime: 5 * MINUTE,
      refetchInterval: 10 * MINUTE,
      refetchOnWindowFocus: true,
    })
  })

  it.each<[string, Query, number]>([
    ['jobs', jobsQuery(filters), 5 * MINUTE],
    ['a job', jobQuery('a-job'), 5 * MINUTE],
    ['the jobs of the company', postingsQuery({}), 5 * MINUTE],
    ['a job of the company', postingQuery(id), 5 * MINUTE],
    ['job stats', postingStatsQuery(), 10 * MINUTE],
    ['requirements', requirementsQuery(id), 5 * MINUTE],
    ['own applications', trackedQuery(filters), 30 * SECOND],
    ['own application stats', trackerStatsQuery(), MINUTE],
    ['applications of the company', reviewsQuery(filters), 30 * SECOND],
    ['application stats of the company', reviewStatsQuery(), MINUTE],
    ['team members', teamQuery(), 30 * SECOND],
    ['team stats', teamStatsQuery(), MINUTE],
    ['companies', companiesQuery(filters), 15 * MINUTE],
  ])('%s (LIVE-03)', (_, query, time) => {
    expect(query.staleTime).toBe(time)
  })

  it('the dashboard, the analytics and the profile of a company (LIVE-04)', () => {
    const options = { staleTime: 5 * MINUTE, refetchInterval: 10 * MINUTE }
    expect(companyDashboardQuery()).toMatchObject(options)
    expect(companyAnalyticsQuery('month')).toMatchObject(options)
    expect(companyProfileQuery().staleTime).toBe(5 * MINUTE)
  })

  it('the profile (LIVE-02)', () => {
    expect(ownProfileQuery().staleTime).toBe(5 * MINUTE)
  })
})

/** One button that makes a change with the hook that the screens use. */
const button = (useChange: () => () => unknown) => {
  function Part() {
    const change = useChange()
    return (
      <button type="button" onClick={() => void change()}>
        Change
      </button>
    )
  }
  return <Part />
}

type Change = { call?: string; confirm?: string; useChange: () => () => unknown; stale: Query[]; untouched: Query[] }
const changes: [string, Change][] = [
  [
    'the status of an own job',
    {
      call: 'postings.setStatus',
      useChange: () => {
        const { move } = usePostingActions()
        return () =>
          move({ id, title: 'Planner', status: 'active', applicationsCount: 1, newApplicationsCount: 0 }, 'paused')
      },
      stale: [...postings, ...jobs, ...stats],
      untouched: [ownProfileQuery()],
    },
  ],
  [
    'where an application stands',
    {
      call: 'companyApplications.setStatus',
      useChange: () => {
        const setStatus = useSetStatus()
        return () => setStatus.mutate({ id, status: 'interview' })
      },
      stale: [...reviews, ...stats],
      untouched: [ownProfileQuery()],
    },
  ],
  [
    'a note of an application',
    {
      call: 'applications.updateNotes',
      useChange: () => {
        const keep = useApplicationNotes(id)
        return () => keep('call on Monday')
      },
      stale: [...applications, ...jobs],
      untouched: [ownProfileQuery()],
    },
  ],
  [
    'a notification that was read',
    {
      call: 'notifications.markRead',
      useChange: () => {
        const { markRead } = useNotificationActions()
        return () => markRead.mutate({ id })
      },
      stale: [notificationsQuery(), recentQuery()],
      untouched: [ownProfileQuery()],
    },
  ],
  [
    'the role of a colleague',
    {
      call: 'team.changeRole',
      confirm: 'Make user',
      useChange: () => {
        const { change } = useChangeRole({ id, displayName: 'Maya' } as never)
        return () => change('client_user')
      },
      stale: [teamQuery(), teamStatsQuery(), ...stats],
      untouched: [ownProfileQuery()],
    },
  ],
  [
    'the profile: itself from the answer, whatever reads it at once',
    {
      useChange: () => {
        const { saved } = useProfileSaved()
        return () => saved({ userId: id } as never)
      },
      stale: jobs,
      untouched: [],
    },
  ],
]

describe('a change by the user', () => {
  it.each(changes)('%s (LIVE-05, LIVE-02)', async (_, { call, confirm, useChange, stale, untouched }) => {
    const { queryClient } = showScreen(button(useChange), { answers: call ? { [call]: () => ({}) } : {} })
    const press = await screen.findByRole('button', { name: 'Change' })
    for (const { queryKey } of [...stale, ...untouched])
      queryClient.setQueryData(queryKey, { pages: [], pageParams: [] })
    await userEvent.click(press)
    if (confirm) await userEvent.click(await screen.findByRole('button', { name: confirm }))
    const isStale = ({ queryKey }: Query) => queryClient.getQueryState(queryKey)?.isInvalidated
    await waitFor(() => {
      for (const query of stale) expect(isStale(query), JSON.stringify(query.queryKey)).toBe(true)
    })
    for (const query of untouched) expect(isStale(query)).toBe(false)
  })
})
