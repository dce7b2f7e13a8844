import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { DataTable } from '#ui/page/data-table.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { ApiKey } from '../../key-contract.ts'

const ConfirmKeyDialog = lazyComponent(async () => (await import('./confirm-key-dialog.tsx')).ConfirmKeyDialog)

/** The keys with their scopes, creators and last use. */
export function KeysTable({ keys }: { keys: ApiKey[] }) {
  const now = new Date()
  return (
    <DataTable
      label="API keys"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', head: 'Name', lead: true, cell: (key) => <KeyName {...key} /> },
        { id: 'scopes', head: 'Scopes', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
        { id: 'by', head: 'Created by', cell: (key) => <CreatedBy {...key} /> },
        {
          id: 'used',
          head: 'Last used',
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Ago at={lastUsedAt} now={now} /> : 'Not yet'),
        },
        { id: 'ends', head: 'Expires', cell: ({ expiresAt }) => <Expiry at={expiresAt} now={now} /> },
        { id: 'actions', head: 'Actions', align: 'end', actions: true, cell: (key) => <Actions apiKey={key} /> },
      ]}
    />
  )
}

const CreatedBy = ({ madeBy, createdAt }: Pick<ApiKey, 'madeBy' | 'createdAt'>) => (
  <>
    {madeBy}, <Day at={createdAt} />
  </>
)

function Expiry({ at, now }: { at: Date | null; now: Date }) {
  if (!at) return 'Never'
  return at <= now ? 'Expired' : <Day at={at} />
}

const KeyName = ({ name, prefix, isPaused }: Pick<ApiKey, 'name' | 'prefix' | 'isPaused'>) => (
  <span>
    <span className="strong">{name}</span> {isPaused && <Badge tone="danger">Paused</Badge>}
    <code className="meta block">{prefix}…</code>
  </span>
)

const Scopes = ({ scopes }: Pick<ApiKey, 'scopes'>) => (
  <span className="row wrap">
    {scopes.map((scope) => (
      <Badge key={scope} tone="line">
        {scope}
      </Badge>
    ))}
  </span>
)

function Actions({ apiKey }: { apiKey: ApiKey }) {
  const [isConfirming, setConfirming] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  // the button disappears once the key is confirmed
  const close = () => {
    setConfirming(false)
    focusWhenLost(() => place.current?.querySelector('button'))
  }
  return (
    <span className="row wrap" ref={place}>
      {apiKey.isPaused && (
        <Button size="sm" icon={Check} onClick={() => setConfirming(true)} aria-label={`Confirm ${apiKey.name}`}>
          Confirm
        </Button>
      )}
      <Revoke apiKey={apiKey} />
      {isConfirming && <ConfirmKeyDialog apiKey={apiKey} onClose={close} />}
    </span>
  )
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const revoking = useMutation(
    api.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast.success('API key revoked'),
      onError: failureToast('Failed to revoke the API key'),
      onSettled: () => refreshQueries(queryClient, api.apiKeys.key()),
    }),
  )
  const revoke = async () => {
    const text = `Requests with "${name}" will be rejected from now on. This action cannot be undone.`
    if (await confirm({ title: 'Revoke this API key?', text, action: 'Revoke key' })) revoking.mutate({ id })
  }
  return (
    <Button
      size="sm"
      variant="danger-quiet"
      icon={Trash2}
      busy={revoking.isPending}
      onClick={() => void revoke()}
      aria-label={`Revoke ${name}`}
    >
      Revoke
    </Button>
  )
}
