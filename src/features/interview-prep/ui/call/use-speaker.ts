import { useEffect, useState } from 'react'

/** Says a question aloud by the browser's own voice, when it comes and when it is asked to repeat it. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and again when the sound comes back
  useEffect(() => {
    if (!isMuted) say()
    return () => {
      if (canSpeak) speechSynthesis.cancel()
    }
  }, [text, isMuted])
  const hush = () => canSpeak && speechSynthesis.cancel()
  return { canSpeak, isSpeaking, say, hush }
}
