import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { api } from '#app/api.ts'
import { longDate } from '#lib/dates.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { DataTable } from '#ui/page/data-table.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ApiKey } from '../../key-contract.ts'
import { failed } from '../webhooks/use-endpoints.ts'

/** The keys that there are: what each may, whose it is, whether it is used. */
export function KeysTable({ keys }: { keys: ApiKey[] }) {
  const now = new Date()
  return (
    <DataTable
      label="API keys"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', head: 'Name', lead: true, cell: ({ name, prefix }) => <Named name={name} prefix={prefix} /> },
        { id: 'scopes', head: 'May', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
        { id: 'by', head: 'Made by', cell: ({ madeBy, createdAt }) => `${madeBy}, ${longDate(createdAt)}` },
        {
          id: 'used',
          head: 'Last used',
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Ago at={lastUsedAt} now={now} /> : 'Not yet'),
        },
        { id: 'ends', head: 'Ends', cell: ({ expiresAt }) => ends(expiresAt, now) },
        { id: 'actions', head: 'Actions', align: 'end', actions: true, cell: (key) => <Revoke apiKey={key} /> },
      ]}
    />
  )
}

function ends(expiresAt: Date | null, now: Date): string {
  if (!expiresAt) return 'Never'
  return expiresAt <= now ? 'Has expired' : longDate(expiresAt)
}

const Named = ({ name, prefix }: Pick<ApiKey, 'name' | 'prefix'>) => (
  <span>
    <span className="strong">{name}</span>
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

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const revoking = useMutation(
    api.apiKeys.revoke.mutationOptions({
      onSuccess: () => toast.success('API key revoked'),
      onError: failed('The API key could not be revoked'),
      onSettled: () => refreshQueries(queryClient, api.apiKeys.key()),
    }),
  )
  const revoke = async () => {
    const text = `Whatever uses "${name}" is let in no more, from its next call on. This action cannot be undone.`
    if (await confirm({ title: 'Revoke this API key?', text, action: 'Revoke Key' })) revoking.mutate({ id })
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
