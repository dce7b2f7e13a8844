import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { longDate, timeAgoInside } from '#lib/dates.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { Device } from '../../contract.ts'
import { securityQuery, sessionsQuery } from '../security-queries.ts'

const OwnerDialog = lazyComponent(async () => (await import('./security/owner-dialog.tsx')).OwnerDialog)

type Session = {
  id: string
  isCurrent: boolean
  device: Device
  createdAt: Date
  lastActiveAt: Date
  endsAt: Date
}
const icons = { phone: Smartphone, computer: Laptop, unknown: MonitorSmartphone } satisfies Record<
  Device['kind'],
  unknown
>

/** All signed-in devices, each with a button to sign it out, which asks for the password. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery())
  const asksForCode = Boolean(useQuery(securityQuery()).data?.twoFactor)
  const [ended, setEnded] = useState<Session | 'others' | null>(null)
  const section = useRef<HTMLElement>(null)
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const hasEnded = useRef(false)
  const close = () => {
    setEnded(null)
    // The button disappears with its session: move the focus to the list. After Cancel the dialog returns it to the button.
    if (hasEnded.current) section.current?.focus()
    hasEnded.current = false
  }
  const dialogProps = {
    asksForCode,
    onClose: close,
    onEnded: () => {
      hasEnded.current = true
    },
  }
  return (
    <section aria-labelledby="signed-in" ref={section} tabIndex={-1}>
      <SectionHead title="Where you are signed in" id="signed-in">
        {others > 0 && (
          <button type="button" className="link" onClick={() => setEnded('others')}>
            Sign out all others
          </button>
        )}
      </SectionHead>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading your devices" />}
        errorText="Failed to load your devices"
      >
        {(sessions) => (
          <ul className="list" aria-label="Devices">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={setEnded} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {ended === 'others' && <EndOthersDialog count={others} {...dialogProps} />}
      {ended && ended !== 'others' && <EndSessionDialog session={ended} {...dialogProps} />}
    </section>
  )
}

type RowProps = { session: Session; onEnd(session: Session): void }

function SessionRow({ session, onEnd }: RowProps) {
  const { device } = session
  const Icon = icons[device.kind]
  const now = new Date()
  const zone = useZone()
  const since = `Signed in ${timeAgoInside(session.createdAt, now, zone)}`
  const used = session.isCurrent ? 'active now' : `last used ${timeAgoInside(session.lastActiveAt, now, zone)}`
  return (
    <li>
      <Icon className="ic" />
      <div className="grow">
        <b>{device.name}</b>
        <p className="meta" suppressHydrationWarning>
          {since} · {used} · expires on {longDate(session.endsAt, zone)}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button size="sm" aria-label={`Sign out ${device.name}`} onClick={() => onEnd(session)}>
          Sign out
        </Button>
      )}
    </li>
  )
}

type DialogProps = { asksForCode: boolean; onClose: () => void; onEnded: () => void }

function EndSessionDialog({ session: { id, device }, onEnded, ...rest }: DialogProps & { session: Session }) {
  const end = useMutation(api.security.endSession.mutationOptions({ onSuccess: onEnded }))
  const { name } = device
  return (
    <OwnerDialog
      title={`Sign out ${name}`}
      submit="Sign out"
      busyText="Signing out"
      danger
      done={`${name} was signed out`}
      run={(proof) => end.mutateAsync({ id, ...proof })}
      {...rest}
    >
      It will be signed out right away. If you don't recognize this device, change your password too.
    </OwnerDialog>
  )
}

function EndOthersDialog({ count, onEnded, ...rest }: DialogProps & { count: number }) {
  const end = useMutation(api.security.endOtherSessions.mutationOptions({ onSuccess: onEnded }))
  return (
    <OwnerDialog
      title="Sign out all other devices"
      submit="Sign out all others"
      busyText="Signing out"
      danger
      done="All other devices were signed out"
      run={end.mutateAsync}
      {...rest}
    >
      {count === 1 ? '1 other device will be' : `${count} other devices will be`} signed out right away.
      {rest.asksForCode && ' Trusted devices will need a code again.'}
    </OwnerDialog>
  )
}
