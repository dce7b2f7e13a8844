import { useEffect, useRef, useState } from 'react'

type Result = { isFinal: boolean; 0: { transcript: string } }
type ResultEvent = { resultIndex: number; results: ArrayLike<Result> }
/** The part of the speech recognition API that is used here. Its global name differs between browsers. */
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

/** True if this browser can transcribe speech. */
export const canTranscribe = (): boolean => recognitionOf() !== undefined

/**
 * Transcribes speech while it runs. `onText` receives each final part of the text; `interim` is the current unfinished part.
 */
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
      // silence is not an error
      if (error === 'no-speech' || error === 'aborted') return
      setFailed(true)
      stop()
    }
    // browsers stop recognition after some time, so start it again
    recognition.onend = () => {
      if (running.current === recognition) recognition.start()
    }
    running.current = recognition
    setFailed(false)
    recognition.start()
  }
  return { interim, hasFailed, start, stop }
}
