import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useSession } from '../queries.ts'
import { useReloadAsUser } from '../use-session.ts'
import './impersonation-banner.css'

const MINUTE = 60_000

/**
 * Bar on every page while a platform admin impersonates a user: whose view it is, the time left, and a button to end
 * it.
 */
export function ImpersonationBanner() {
  const { viewer, impersonation } = useSession()
  if (!viewer || !impersonation) return null
  return <Banner name={viewer.name} adminName={impersonation.adminName} until={impersonation.until} />
}

function Banner({ name, adminName, until }: { name: string; adminName: string; until: Date }) {
  const goOn = useReloadAsUser()
  const goBack = () => goOn('/app/admin/users')
  const timeLeft = useTimeLeft(until, goBack)
  useRefused(goBack)
  const end = useMutation(
    api.impersonation.end.mutationOptions({
      onSuccess: goBack,
      // an impersonation that is already over needs no error message
      onError: (error) =>
        isOver(error)
          ? goBack()
          : toast.error({ title: 'Session not ended', description: errorText(error, 'Please try again.') }),
    }),
  )
  return (
    <section className="impersonation-banner" aria-label="Impersonation">
      <p>
        <Eye className="ic" aria-hidden="true" />
        <span>
          <b>You're viewing Tandem as {name}.</b> This session is read-only. {timeLeft}
          <span className="vh"> You're signed in as {adminName}.</span>
        </span>
      </p>
      <Button size="sm" busy={end.isPending} onClick={() => end.mutate(undefined)}>
        End session
      </Button>
    </section>
  )
}

/** The remaining time as text. Leaves the page when the time is over. */
function useTimeLeft(until: Date, onOver: () => void): string {
  const [minutes, setMinutes] = useState(() => minutesTo(until))
  useEffect(() => {
    const timer = setInterval(() => {
      if (until.getTime() <= Date.now()) onOver()
      else setMinutes(minutesTo(until))
    }, 5_000)
    return () => clearInterval(timer)
  }, [until, onOver])
  return minutes > 1 ? `${minutes} minutes left.` : 'Less than a minute left.'
}

/** Leaves the page as soon as a response shows that the impersonation is over. It may end early, and then the timer does not notice it. */
function useRefused(onOver: () => void): void {
  const queryClient = useQueryClient()
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const endIfOver = (error: unknown) => isOver(error) && over.current()
    const stops = [
      queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && endIfOver(event.query.state.error)),
      queryClient
        .getMutationCache()
        .subscribe((event) => event.type === 'updated' && endIfOver(event.mutation.state.error)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
}

const isOver = (error: unknown): boolean => errorCode(error) === 'UNAUTHENTICATED'
const minutesTo = (until: Date): number => Math.max(0, Math.ceil((until.getTime() - Date.now()) / MINUTE))
