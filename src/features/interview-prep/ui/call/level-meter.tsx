import { useEffect, useRef } from 'react'
import '../interview-call.css'

const OFTEN_MS = 80
/** About as many samples as come between two looks: a short sound is not missed. */
const SAMPLES = 4096
/** How much of the level is left at the next look: the eye follows what falls slowly. */
const FALL = 0.85

/** How loud the microphone hears, as it hears it. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(analyser)
    const wave = new Uint8Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(wave)
      const loudest = wave.reduce((most, at) => Math.max(most, Math.abs(at - 128)), 0)
      if (meter.current) meter.current.value = Math.max(loudest / 128, meter.current.value * FALL)
    }, OFTEN_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return <meter ref={meter} className="call-level" min={0} max={1} value={0} aria-label="Microphone level" />
}
