import { useEffect, useRef, useState } from 'react'

type Result = { isFinal: boolean; 0: { transcript: string } }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }
/** The part of the browser's speech recognition that is used; no browser knows it by one name. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}
type Browser = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition }

const recognitionOf = () => {
  const browser = globalThis as unknown as Browser
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** Whether this browser can write down what is said. */
export const canTranscribe = (): boolean => recognitionOf() !== undefined

/** Writes down what is said while it runs: `onText` gets each stretch as it is settled, `interim` is what is being heard. */
export function useTranscript(onText: (text: string) => void) {
  const [interim, setInterim] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<Recognition | null>(null)
  const latest = useRef(onText)
  latest.current = onText
  const stop = () => {
    const recognition = running.current
    running.current = null
    recognition?.stop()
    setInterim('')
  }
  useEffect(
    () => () => {
      running.current?.stop()
      running.current = null
    },
    [],
  )
  const start = () => {
    const Recognition = recognitionOf()
    if (!Recognition || running.current) return
    const recognition = new Recognition()
    Object.assign(recognition, { lang: 'en-US', continuous: true, interimResults: true })
    recognition.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex)
      const settled = fresh.filter(({ isFinal }) => isFinal).map((one) => one[0].transcript.trim())
      if (settled.length > 0) latest.current(settled.join(' '))
      setInterim(fresh.map((one) => (one.isFinal ? '' : one[0].transcript)).join(''))
    }
    recognition.onerror = ({ error }) => {
      // a pause is no failure
      if (error === 'no-speech' || error === 'aborted') return
      setFailed(true)
      stop()
    }
    // browsers end it by themselves after a while
    recognition.onend = () => {
      if (running.current === recognition) recognition.start()
    }
    running.current = recognition
    setFailed(false)
    recognition.start()
  }
  return { interim, hasFailed, start, stop }
}
