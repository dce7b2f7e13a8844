import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { longDate, timeAgoInside } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { type Device, deviceOf } from '../../device-name.ts'
import { UNEXPECTED } from '../auth-texts.ts'
import { securityQuery, sessionsQuery, useRefreshSecurity } from '../security-queries.ts'
import { EndOthersDialog } from './security/end-others-dialog.tsx'

type Session = {
  id: string
  isCurrent: boolean
  userAgent: string | null
  createdAt: Date
  lastActiveAt: Date
  endsAt: Date
}
const icons = { phone: Smartphone, computer: Laptop, unknown: MonitorSmartphone } satisfies Record<
  Device['kind'],
  unknown
>

/** Every device that is signed in, with a way to sign it out. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery())
  const asksForCode = Boolean(useQuery(securityQuery()).data?.twoFactor)
  const [isAsking, setAsking] = useState(false)
  const { endOne, endOthers, isBusy, ending } = useEndSessions()
  const section = useRef<HTMLElement>(null)
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  // the button goes with what it ended: whoever pressed it stays where they are
  const focusSection = () => section.current?.focus()
  const endAll = () => (asksForCode ? setAsking(true) : void endOthers(others).then(focusSection))
  const close = () => {
    setAsking(false)
    focusSection()
  }
  return (
    <section aria-labelledby="signed-in" ref={section} tabIndex={-1}>
      <SectionHead title="Where you are signed in" id="signed-in">
        {others > 0 && (
          <button type="button" className="link" disabled={isBusy} onClick={endAll}>
            End all others
          </button>
        )}
      </SectionHead>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={2} label="Loading where you are signed in" />}
        errorText="Failed to load where you are signed in"
      >
        {(sessions) => (
          <ul className="list" aria-label="Devices">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} isBusy={isBusy || ending === session.id} onEnd={endOne} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {isAsking && <EndOthersDialog text={endOthersText(others)} onClose={close} />}
    </section>
  )
}

type RowProps = { session: Session; isBusy: boolean; onEnd(session: Session): void }

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const device = deviceOf(session.userAgent)
  const Icon = icons[device.kind]
  const now = new Date()
  const since = `Signed in ${timeAgoInside(session.createdAt, now)}`
  const used = session.isCurrent ? 'active now' : `last used ${timeAgoInside(session.lastActiveAt, now)}`
  return (
    <li>
      <Icon className="ic" />
      <div className="grow">
        <b>{device.name}</b>
        <p className="meta" suppressHydrationWarning>
          {since} · {used} · ends on {longDate(session.endsAt)}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button size="sm" aria-label={`End ${device.name}`} busy={isBusy} onClick={() => onEnd(session)}>
          End
        </Button>
      )}
    </li>
  )
}

const endOthersText = (count: number) =>
  `${count === 1 ? 'One other device is' : `${count} other devices are`} signed out at once.`

function useEndSessions() {
  const confirm = useConfirm()
  const onSettled = useRefreshSecurity()
  const one = useMutation(api.security.endSession.mutationOptions({ onSettled }))
  const all = useMutation(api.security.endOtherSessions.mutationOptions({ onSettled }))
  const run = async (work: Promise<unknown>, said: string) => {
    try {
      await work
      toast.success(said)
    } catch (error) {
      toast.error({ title: 'Error signing out', description: errorText(error, UNEXPECTED) })
    }
  }
  const endOthers = async (count: number) => {
    const text = endOthersText(count)
    if (!(await confirm({ title: 'End all others', text, action: 'End all others' }))) return
    await run(all.mutateAsync(undefined), 'All other devices are signed out')
  }
  const endOne = ({ id, userAgent }: Session) =>
    void run(one.mutateAsync({ id }), `${deviceOf(userAgent).name} is signed out`)
  return { endOne, endOthers, isBusy: all.isPending, ending: one.isPending ? one.variables.id : null }
}
