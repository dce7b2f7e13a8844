import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { isId, newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { CoachConversation, CoachMessage } from '../contract.ts'
import { coachListQuery, coachQuery } from './queries.ts'
import { useAnswerText } from './use-answer-text.ts'

/** The sessionStorage key of the typed question, which survives a reload. */
export const QUESTION_KEY = 'coach-question'

const failed = (error: unknown, words: string) => void toast.error(errorText(error, words))

/** A conversation with the coach: its messages, the answer in progress, and the actions. A null `id` is a new conversation. */
export function useConversation(id: string | null, onBegun: (id: string) => void) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...coachQuery(id ?? ''), enabled: id !== null })
  const [sending, setSending] = useState<{ id: string | null; text: string } | null>(null)
  const messages = id === null ? [] : (query.data?.messages ?? [])
  const writing = messages.find(({ state }) => state === 'writing')
  const store = (conversation: CoachConversation) => {
    queryClient.setQueryData(coachQuery(conversation.id).queryKey, conversation)
    // in the background: the open conversation is up to date, and only the list is not
    void queryClient.invalidateQueries({ queryKey: coachListQuery().queryKey })
  }
  const change = (message: CoachMessage) => {
    if (id === null) return
    queryClient.setQueryData(
      coachQuery(id).queryKey,
      (before) =>
        before && { ...before, messages: before.messages.map((one) => (one.id === message.id ? message : one)) },
    )
  }
  const text = useAnswerText(writing?.id ?? null, change)

  const ask = async (words: string) => {
    const conversationId = id ?? newId()
    setSending({ id, text: words })
    if (id === null) storePending(conversationId)
    try {
      store(await client.coach.ask({ id: conversationId, questionId: newId(), answerId: newId(), text: words }))
      if (id === null) onBegun(conversationId)
    } catch (error) {
      failed(error, 'Failed to send your message')
      throw error
    } finally {
      storePending(null)
      setSending(null)
    }
  }
  usePending(id, onBegun)
  const stop = async () => {
    if (!writing) return
    await client.coach.stop({ id: writing.id }).then(change, (error) => failed(error, 'Failed to stop the answer'))
  }
  const retry = async (answerId: string) => {
    await client.coach.retry({ id: answerId }).then(change, (error) => failed(error, 'Failed to retry the answer'))
  }
  return { query, messages, writing, text, asked: sending?.id === id ? sending.text : null, ask, stop, retry }
}

const PENDING = 'coach-pending'

/** Stores the id of a conversation while its first question is sent, so that a reload finds the conversation. */
function storePending(id: string | null): void {
  try {
    if (id) sessionStorage.setItem(PENDING, id)
    else sessionStorage.removeItem(PENDING)
  } catch {
    // without storage, the user finds the conversation in the list
  }
}

function readPending(): string | null {
  try {
    return sessionStorage.getItem(PENDING)
  } catch {
    return null
  }
}

function forgetQuestion(): void {
  try {
    sessionStorage.removeItem(QUESTION_KEY)
  } catch {
    // without storage, there is no stored question
  }
}

function usePending(id: string | null, onBegun: (id: string) => void): void {
  const begun = useRef(onBegun)
  begun.current = onBegun
  useEffect(() => {
    const pending = id === null ? readPending() : null
    if (!isId(pending)) return
    storePending(null)
    void findAgain(pending).then((isThere) => {
      // the question never arrived; its text is still in the input
      if (!isThere) return
      forgetQuestion()
      begun.current(pending)
    })
  }, [id])
}

/** True if the question reached the server. The request may still be running, so this tries a few times. */
async function findAgain(id: string): Promise<boolean> {
  for (let times = 0; times < 4; times++) {
    try {
      await client.coach.get({ id })
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  return false
}

/** Seconds since `isRunning` became true. */
export function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    setSeconds(0)
    const began = Date.now()
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}
