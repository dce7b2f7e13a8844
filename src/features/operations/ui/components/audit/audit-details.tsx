import type { ReactNode } from 'react'
import { auditActionLabels } from '#lib/audit-labels.ts'
import { longDateTime } from '#lib/dates.ts'
import { ScrollBox } from '#ui/page/scroll-box.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import type { AuditEntry } from '../../../audit-contract.ts'
import type { AuditSearch } from '../../audit-search.ts'
import { formatActor } from './audit-table.tsx'
import '../../operations.css'

type Props = { entry: AuditEntry; onFilter: (filter: AuditSearch) => void; onClose: () => void }

/** All details of one entry, with links to related entries. */
export function AuditDetails({ entry, onFilter, onClose }: Props) {
  const { action, at, actor, subjectType, subjectId, subjectName, company, data, requestId, seal } = entry
  const follow = (filter: AuditSearch) => () => {
    onClose()
    onFilter(filter)
  }
  return (
    <Dialog
      onClose={onClose}
      title={auditActionLabels(action)}
      description={`${longDateTime(at, 'UTC')} UTC`}
      size="lg"
    >
      <DialogBody>
        <dl className="facts">
          <Fact name="Who">{formatActor(entry)}</Fact>
          {actor && <Fact name="User id">{actor.id}</Fact>}
          <Fact name="Action">{action}</Fact>
          {subjectName && <Fact name="Name">{subjectName}</Fact>}
          <Fact name="About">{`${subjectType} ${subjectId}`}</Fact>
          {company && <Fact name="Company">{company.name ?? company.id}</Fact>}
          <Fact name="Request">{requestId ?? '—'}</Fact>
          <Fact name="Sealed">{seal ? `${seal.position.toLocaleString('en-US')}, ${seal.hash}` : 'not yet'}</Fact>
        </dl>
        {Object.keys(data).length > 0 && (
          <ScrollBox label="Details">
            <pre className="audit-data">{JSON.stringify(data, null, 2)}</pre>
          </ScrollBox>
        )}
      </DialogBody>
      <DialogFoot>
        {actor && <Button onClick={follow({ actor: actor.id })}>All by this user</Button>}
        <Button onClick={follow({ subjectType, subjectId })}>All about this</Button>
        {company && <Button onClick={follow({ companyId: company.id })}>All of this company</Button>}
      </DialogFoot>
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num audit-fact">{children}</dd>
  </div>
)
