import { useState } from 'react'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import type { CompanyDetails, CompanyRow } from '../../admin-contract.ts'
import type { Member } from '../../team-contract.ts'
import { CompaniesPage } from './companies-page.tsx'
import type { CompaniesSearch } from './companies-search.ts'

export const ID = '0199d1f0-0000-7000-8000-000000000001'
export const row: CompanyRow = {
  ...{ id: ID, name: 'Fernway Health', slug: 'fernway', logoUrl: null, website: 'https://fernway.example' },
  ...{ location: 'Portland, OR', industry: 'Healthcare', sizeRange: '501-1000', status: 'trial' },
  ...{ subscriptionStatus: 'trial', archivedAt: null, memberCount: 6, jobsCount: 14, invitedCount: 0 },
}
export const details: CompanyDetails = {
  ...row,
  ...{ description: 'Clinics.', createdAt: new Date(), updatedAt: new Date(), openJobsCount: 5, isSample: false },
  ...{ createdBy: { id: ID, name: 'Priya Natarajan' }, adminEmail: 'daniel@fernway.example', invitations: [] },
}
const member: Member = {
  ...{ id: ID, userId: ID, displayName: 'Daniel Reyes', email: 'daniel@fernway.example', avatarUrl: null },
  ...{ role: 'client_admin', joinedAt: new Date(), lastActiveAt: null },
}
export const listed = (rows: CompanyRow[]) => () => ({
  ...{ rows, before: null, after: null, total: { value: rows.length, isCapped: false } },
})

function Screen({ start }: { start: CompaniesSearch }) {
  const [search, setSearch] = useState(start)
  return <CompaniesPage search={search} onSearch={setSearch} />
}
type Answers = Parameters<typeof showScreen>[1] extends infer T
  ? NonNullable<T extends { answers?: infer A } ? A : never>
  : never
export function show(role: 'platform_admin' | 'platform_user', answers: Answers = {}, start: CompaniesSearch = {}) {
  showScreen(<Screen start={start} />, {
    viewer: { ...seeker, roles: [role] },
    answers: {
      'adminCompanies.list': listed([row]),
      'adminCompanies.get': () => details,
      'adminCompanies.members': () => [member],
      'adminCompanies.names': () => [],
      ...answers,
    },
  })
}
export const fails = (code: string, message: string) => () => {
  throw refusal(code, message)
}
export const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
