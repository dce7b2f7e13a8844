import { useEffect, useRef, useState } from 'react'
import { newId } from '#lib/ids.ts'
import { type DraftPlace, readAnswerDraft, storeAnswerDraft } from './answer-draft.ts'

/** The answer that is being written to one question: typed text survives a reload, and the seconds go on counting. */
export function useAnswer({ userId, sessionId, index }: DraftPlace) {
  const place = { userId, sessionId, index }
  const [draft] = useState(() => readAnswerDraft(place) ?? { text: '', seconds: 0 })
  const [since] = useState(Date.now)
  const [text, setText] = useState(draft.text)
  const [isKept, setKept] = useState(true)
  // the same for every try to hand this answer in
  const [responseId] = useState(newId)
  const secondsSpent = () => draft.seconds + Math.floor((Date.now() - since) / 1000)
  const keep = (typed: string) => storeAnswerDraft(place, { text: typed, seconds: secondsSpent() })
  const latest = useRef(() => {})
  latest.current = () => void keep(text)
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const write = (typed: string) => {
    setText(typed)
    setKept(keep(typed))
  }
  return { text, write, isKept, responseId, secondsSpent }
}
