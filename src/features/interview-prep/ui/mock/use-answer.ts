import { useEffect, useRef, useState } from 'react'
import { newId } from '#lib/ids.ts'
import { type DraftPlace, readAnswerDraft, storeAnswerDraft } from './answer-draft.ts'

/** The unsent answer to one question. The text and the seconds spent on it survive a reload. */
export function useAnswer({ userId, sessionId, index }: DraftPlace) {
  const place = { userId, sessionId, index }
  const [draft] = useState(() => readAnswerDraft(place) ?? { text: '', seconds: 0 })
  const [since] = useState(Date.now)
  const [text, setText] = useState(draft.text)
  const [isStored, setStored] = useState(true)
  // the same id for all attempts to send this answer
  const [responseId] = useState(newId)
  const secondsSpent = () => draft.seconds + Math.floor((Date.now() - since) / 1000)
  const storeDraft = (typed: string) => storeAnswerDraft(place, { text: typed, seconds: secondsSpent() })
  const latest = useRef(() => {})
  latest.current = () => void storeDraft(text)
  useEffect(() => {
    const saveOnLeave = () => latest.current()
    addEventListener('pagehide', saveOnLeave)
    return () => removeEventListener('pagehide', saveOnLeave)
  }, [])
  const write = (typed: string) => {
    setText(typed)
    setStored(storeDraft(typed))
  }
  return { text, write, isStored, responseId, secondsSpent }
}
