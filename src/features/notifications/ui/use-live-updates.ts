import { getEventMeta } from '@orpc/client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api, client } from '#app/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { companyFigureKeys } from '#features/companies/ui/queries.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { LiveMessage } from '../contract.ts'
import { notificationsKey } from './queries.ts'

type Said = LiveMessage | { topic: 'caught_up' }

/**
 * Keeps the open page up to date without a reload. Of all pages of a browser one holds the stream (browsers allow six
 * connections a site) and passes on what it hears; it goes on from the last message after every break.
 */
export function useLiveUpdates(userId: string, cursor: number): void {
  const start = useRef(cursor)
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const channel = new BroadcastChannel(`tandem-live-${userId}`)
    const hear = (said: Said) => apply(said, queryClient, (href) => router.navigate({ href }))
    channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data)
    const pass = (said: Said) => {
      hear(said)
      channel.postMessage(said)
    }
    const hold = () => listen(pass, start.current, stop.signal)
    // without https there are no locks: each page then listens by itself
    const held = navigator.locks?.request(`tandem-live-${userId}`, { signal: stop.signal }, hold) ?? hold()
    held.catch(() => {})
    return () => {
      stop.abort()
      channel.close()
    }
  }, [userId, queryClient, router])
}

async function listen(pass: (said: Said) => void, start: number, signal: AbortSignal): Promise<void> {
  let last = start
  const seen = new Set<number>()
  let pause = 500
  while (!signal.aborted) {
    try {
      const stream = await client.notifications.live(undefined, { signal, lastEventId: String(last) })
      if (seen.size > 0 || pause > 500) pass({ topic: 'caught_up' })
      for await (const message of stream) {
        const id = Number(getEventMeta(message)?.id)
        pause = 500
        // the last minute is told again: what the page knew when it was made is no news
        if (seen.has(id) || id <= start) continue
        seen.add(id)
        last = Math.max(last, id)
        pass(message)
      }
    } catch (error) {
      // signed out elsewhere, or let in no more: the open pages ask who they are
      if ((error as { status?: number }).status === 401) return pass({ topic: 'caught_up' })
    }
    if (signal.aborted) return
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 2, 15_000)
  }
}

function apply(said: Said, queryClient: QueryClient, open: (href: string) => void): void {
  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  if (said.topic === 'caught_up') return void queryClient.invalidateQueries()
  if (said.topic === 'profile_changed') {
    for (const key of [sessionQuery().queryKey, api.profiles.key(), api.insights.key()]) refresh(key)
    return
  }
  if (said.topic === 'subscription_changed') {
    // what one may do changes with it
    for (const key of [api.billing.key(), api.applications.key(), api.sandbox.key()]) refresh(key)
    return
  }
  if (said.topic === 'dashboard_changed') return void refresh(api.insights.key())
  if (said.topic === 'jobs_changed') return void refresh(api.jobs.key())
  if (said.topic === 'moderation_changed') return void refresh(api.moderation.key())
  if (said.topic === 'auto_apply_changed') {
    for (const key of [api.autoApply.key(), api.insights.key()]) refresh(key)
    return
  }
  if (said.topic === 'interviews_changed') {
    for (const key of [
      api.interviewLogs.key(),
      api.stories.key(),
      api.interviewQuestions.key(),
      api.interviewOverview.key(),
    ])
      refresh(key)
    return
  }
  if (said.topic === 'webhooks_changed') return void refresh(api.webhooks.key())
  if (said.topic === 'coach_changed') return void refresh(api.coach.key())
  if (said.topic === 'coaching_changed') return void refresh(api.coaching.key())
  if (said.topic === 'conversation_changed') {
    // a message is the answer that was promised
    for (const key of [api.conversations.key(), api.replies.key()]) refresh(key)
    return
  }
  if (said.topic === 'meeting_changed') return void refresh(api.meetings.key())
  if (said.topic === 'support_changed') return void refresh(api.support.key())
  if (said.topic === 'contact_changed') return void refresh(api.contact.key())
  if (said.topic === 'help_changed') {
    for (const key of [api.helpDesk.key(), api.help.key()]) refresh(key)
    return
  }
  if (said.topic === 'stages_changed') return void refresh(api.stages.key())
  if (said.topic === 'evaluation_changed') {
    for (const key of [api.evaluations.key(), api.teamNotes.key()]) refresh(key)
    return
  }
  if (said.topic !== 'application_changed') refresh(notificationsKey())
  if (said.topic === 'application_changed') {
    refresh(api.applications.key())
    refresh(api.tracking.key())
    refresh(api.reviews.key())
    refresh(api.replies.key())
    refresh(api.stages.key())
    refresh(api.jobs.key())
    refresh(api.insights.key())
    for (const key of companyFigureKeys()) refresh(key)
    return
  }
  if (said.topic === 'notification' && document.visibilityState === 'visible') {
    const { type, title, message, href } = said.payload
    // what a person has just done themselves has told them so already
    if (type === 'application_submitted' && href?.startsWith('/app/tracker')) return
    toast.info({
      title,
      description: message,
      action: href ? { label: 'Open', onAction: () => open(href) } : undefined,
    })
  }
}
