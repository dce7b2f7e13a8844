import { useQuery } from '@tanstack/react-query'
import { shortDate } from '#lib/dates.ts'
import { type SecondFactorRole, secondFactorRoles } from '#lib/viewer.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import { settingsHistoryQuery } from '../../queries.ts'
import { roleNames } from './second-factor-switches.tsx'
import '../../operations.css'

const names: Record<string, string> = {
  enforceSubscriptionVerification: 'Require a subscription to apply',
  programmeEnabled: 'Global employment programme',
  refundDaysAnnual: 'Refund, yearly plans',
  refundDaysMonthly: 'Refund, monthly plans',
  trialDays: 'Free trial',
  supportEmail: 'Support email',
  noticeText: 'Notice',
  noticeTone: 'Notice style',
  noticeUntil: 'Notice until',
  secondFactorRoles: 'Two-factor required for',
}

/** Changes with author, old and new value. The audit log contains the same changes. */
export function ChangeHistory() {
  const query = useQuery(settingsHistoryQuery())
  const zone = useZone()
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={3} lead="none" label="Loading changes" />}
      errorText="Failed to load changes"
      isEmpty={(changes) => changes.length === 0}
      empty={
        <EmptyState title="No changes yet" bare>
          Changes are listed here with who made them and the previous value.
        </EmptyState>
      }
    >
      {(entries) => (
        <ul className="list change-history">
          {entries.map(({ id, at, by, changes }) => (
            <li key={id}>
              <div className="grow">
                <b className="strong">{by}</b>
                {changes.map(({ field, from, to }) => (
                  <div className="meta" key={field}>
                    {names[field] ?? field}: {words(from, zone)} → {words(to, zone)}
                  </div>
                ))}
              </div>
              <Ago className="meta" at={at} now={new Date()} />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  )
}

/** Formats a stored value for display. */
const isNamedRole = (value: unknown): value is SecondFactorRole => secondFactorRoles.some((role) => role === value)

function words(value: unknown, zone: string): string {
  if (value === null || value === '') return 'nothing'
  if (value === true) return 'on'
  if (value === false) return 'off'
  if (isNamedRole(value)) return roleNames[value]
  if (Array.isArray(value) && value.every(isNamedRole))
    return value.map((role) => roleNames[role]).join(', ') || 'nobody'
  if (Array.isArray(value)) return `${value.length} items`
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return shortDate(new Date(value), zone)
  return String(value)
}
