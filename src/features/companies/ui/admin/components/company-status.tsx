import { Archive, Check, Hourglass, Pause } from 'lucide-react'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { CompanyRow } from '../../../admin-contract.ts'
import { companyStatusLabels } from '../../../rules.ts'

const looks = {
  active: { tone: 'accepted', icon: Check },
  inactive: { tone: 'withdrawn', icon: Pause },
  trial: { tone: 'submitted', icon: Hourglass },
} as const

/** The status of a company as a pill; 'Archived' for an archived company. */
export function CompanyStatus({ status, archivedAt }: Pick<CompanyRow, 'status' | 'archivedAt'>) {
  if (archivedAt) {
    return (
      <Pill tone="rejected" icon={Archive}>
        Archived
      </Pill>
    )
  }
  return <Pill {...looks[status]}>{companyStatusLabels[status]}</Pill>
}
