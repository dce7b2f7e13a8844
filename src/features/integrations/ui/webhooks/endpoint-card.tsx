import { KeyRound, MoreHorizontal, Pencil, Power, ScrollText, Send, Trash2 } from 'lucide-react'
import { longDateTime, timeAgo } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { Endpoint } from '../../webhook-contract.ts'
import { useEndpointActions } from './use-endpoints.ts'
import '../integrations.css'

type Props = {
  endpoint: Endpoint
  onEdit: () => void
  onLog: () => void
  onSecret: (secret: string) => void
  onDelivery: (id: string) => void
}

/** One endpoint: its URL, event types, state and actions. */
export function EndpointCard({ endpoint, onEdit, onLog, ...then }: Props) {
  const { url, description, eventTypes, isEnabled } = endpoint
  const actions = useEndpointActions(endpoint, then)
  return (
    <li className="card card-pad stack stack-3">
      <div className="row between wrap">
        <h2 className="hook-address">{url}</h2>
        {isEnabled ? <StatusPill status="active" label="On" /> : <StatusPill status="closed" label="Off" />}
      </div>
      {description && <p>{description}</p>}
      <ul className="row wrap" aria-label="Events">
        {eventTypes.map((type) => (
          <li key={type}>
            <Badge tone="line">{type}</Badge>
          </li>
        ))}
      </ul>
      <EndpointState endpoint={endpoint} />
      <div className="row wrap">
        <Button
          size="sm"
          icon={Send}
          disabled={!isEnabled}
          busy={actions.isBusy}
          onClick={actions.test}
          aria-label={`Send test event to ${url}`}
        >
          Send test event
        </Button>
        <Button size="sm" icon={ScrollText} onClick={onLog} aria-label={`Delivery log of ${url}`}>
          Log
        </Button>
        <Menu trigger={<IconButton icon={MoreHorizontal} size="sm" label={`More actions for ${url}`} />}>
          <MenuItem icon={Pencil} onSelect={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={KeyRound} disabled={actions.isBusy} onSelect={() => void actions.rotate()}>
            New secret
          </MenuItem>
          <MenuItem icon={Power} disabled={actions.isBusy} onSelect={() => void actions.setEnabled()}>
            {isEnabled ? 'Disable' : 'Enable'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger disabled={actions.isBusy} onSelect={() => void actions.remove()}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}

function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { disabledBecause, failingSince, previousUntil, lastDeliveredAt, isEnabled } = endpoint
  const now = new Date()
  const zone = useZone()
  const lines = [
    disabledBecause === 'failing' && 'Disabled: nothing could be delivered for three days.',
    disabledBecause === 'gone' && 'Disabled: the endpoint responded that it no longer exists.',
    isEnabled && failingSince && `No deliveries since ${longDateTime(failingSince, zone)}. We're still retrying.`,
    lastDeliveredAt ? `Last delivery ${timeAgo(lastDeliveredAt, now, zone)}.` : 'No deliveries yet.',
    previousUntil && `The previous secret is valid until ${longDateTime(previousUntil, zone)}.`,
  ].filter(Boolean)
  return (
    <p className="meta" suppressHydrationWarning>
      {lines.join(' ')}
    </p>
  )
}
