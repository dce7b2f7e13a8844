import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { AuditBreak, AuditCheck } from '../../../audit-contract.ts'
import { auditChainQuery } from '../../queries.ts'

const count = (n: number) => n.toLocaleString('en-US')

const breaks: Record<AuditBreak['kind'], string> = {
  changed: "doesn't match its seal: the entry or the seal was changed.",
  missing: 'is missing.',
  gap: "doesn't follow the previous entry: a seal was removed.",
  left_out: 'has no seal: it was added to the log from outside.',
}

/** Shows the state of the chain and checks all of it on request. */
export function AuditChain() {
  const queryClient = useQueryClient()
  const { data: chain } = useQuery(auditChainQuery())
  const verify = useMutation(
    api.audit.verify.mutationOptions({
      onSettled: () => refreshQueries(queryClient, api.audit.key()),
      onError: errorToast('Failed to check the audit log'),
    }),
  )
  return (
    <section className="stack" aria-label="Hash chain">
      <div className="row wrap between">
        <p className="meta">
          {chain ? (
            <>
              {count(chain.sealed)} entries are sealed
              {chain.unsealed > 0 && `, ${count(chain.unsealed)} will be sealed in the next minute`}.
              {chain.head && (
                <>
                  {' '}
                  The chain ends with <code className="uid">{chain.head.hash.slice(0, 16)}</code>
                </>
              )}
            </>
          ) : (
            '—'
          )}
        </p>
        <Button icon={ShieldCheck} busy={verify.isPending} onClick={() => verify.mutate(undefined)}>
          Verify the log
        </Button>
      </div>
      <div role="status">{verify.data && <Outcome check={verify.data} />}</div>
    </section>
  )
}

function Outcome({ check: { checked, broken, breaks: named } }: { check: AuditCheck }) {
  if (broken === 0) return <Notice tone="success">{count(checked)} entries match their seals.</Notice>
  const at = named[0]?.position
  return (
    <Notice tone="error" title={at ? `The chain is broken at ${count(at)}.` : 'The chain is broken.'}>
      <ul className="stack">
        {named.map(({ kind, position, entryId }) => (
          <li key={`${position} ${entryId}`}>
            {position !== null && `${count(position)}: `}entry <code>{entryId}</code> {breaks[kind]}
          </li>
        ))}
        {broken > named.length && <li>And {count(broken - named.length)} more.</li>}
      </ul>
    </Notice>
  )
}
