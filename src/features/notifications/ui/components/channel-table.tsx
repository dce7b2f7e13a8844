import { useField } from '#ui/form/field-shell.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { type Channel, channels, kindFacts, type NotificationKind } from '../../preferences.ts'
import '../notifications.css'

const heads: Record<Channel, string> = { inApp: 'In Tandem', mail: 'Email', digest: 'Summary' }

/** One row per kind of notification and one checkbox per channel; part of the preferences form. */
export function ChannelTable({ kinds }: { kinds: readonly NotificationKind[] }) {
  return (
    <table className="channels">
      <caption className="vh">How we reach you</caption>
      <thead>
        <tr>
          <th scope="col">Notification</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {heads[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {kindFacts[kind].label}
              <span className="help">{kindFacts[kind].help}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <ChannelBox kind={kind} channel={channel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ChannelBox({ kind, channel }: { kind: NotificationKind; channel: Channel }) {
  const label = `${kindFacts[kind].label}: ${heads[channel]}`
  const { field, aria } = useField({ name: `channels.${kind}.${channel}`, label })
  const { value, ...rest } = field
  return <Checkbox {...rest} {...aria} checked={value === true} label={<span className="vh">{label}</span>} />
}
