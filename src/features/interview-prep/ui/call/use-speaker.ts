import { useEffect, useState } from 'react'

/** Speaks a question with the speech synthesis of the browser, first when it is shown and again on request. */
export function useSpeaker(text: string, isMuted: boolean) {
  const [isSpeaking, setSpeaking] = useState(false)
  const canSpeak = typeof speechSynthesis !== 'undefined'
  const say = () => {
    if (!canSpeak) return
    speechSynthesis.cancel()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en-US'
    words.onstart = () => setSpeaking(true)
    words.onend = () => setSpeaking(false)
    words.onerror = () => setSpeaking(false)
    speechSynthesis.speak(words)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: speak once for each question, and again after unmuting
  useEffect(() => {
    if (!isMuted) say()
    return () => {
      if (canSpeak) speechSynthesis.cancel()
    }
  }, [text, isMuted])
  const stopSpeaking = () => canSpeak && speechSynthesis.cancel()
  return { canSpeak, isSpeaking, say, hush: stopSpeaking }
}
