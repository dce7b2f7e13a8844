import { useEffect, useId, useRef, useState } from 'react'
import { newId } from '#lib/ids.ts'
import { useKeepTyped } from '#ui/form/keep-typed.ts'
import { type DraftPlace, keepAnswerDraft, readAnswerDraft } from './answer-draft.ts'

/** The answer that is being written to one question: typed text survives a reload, and the seconds go on counting. */
export function useAnswer({ userId, sessionId, index }: DraftPlace) {
  const fieldId = useId()
  const [text, setText] = useState('')
  const [isKept, setKept] = useState(true)
  // the same for every try to hand this answer in
  const [responseId] = useState(newId)
  const clock = useRef({ before: 0, since: 0 })
  const secondsSpent = () => {
    const { before, since } = clock.current
    return since === 0 ? before : before + Math.floor((Date.now() - since) / 1000)
  }
  const keep = (typed: string) =>
    setKept(keepAnswerDraft({ userId, sessionId, index }, { text: typed, seconds: secondsSpent() }))
  const write = (typed: string) => {
    setText(typed)
    keep(typed)
  }
  useKeepTyped(fieldId, text, (typed) => setText(String(typed)))
  useEffect(() => {
    const draft = readAnswerDraft({ userId, sessionId, index })
    clock.current = { before: draft?.seconds ?? 0, since: Date.now() }
    // what was typed while the page was on its way comes after what was typed before
    if (draft?.text) setText((early) => (early ? `${draft.text}\n${early}` : draft.text))
  }, [userId, sessionId, index])
  const latest = useRef(() => {})
  latest.current = () => keep(text)
  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  return { fieldId, text, write, isKept, responseId, secondsSpent }
}
