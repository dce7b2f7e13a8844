import { useEffect, useRef } from 'react'
import '../interview-call.css'

const OFTEN_MS = 80
/** About the number of samples between two readings, so that a short sound is not missed. */
const SAMPLES = 4096
/** The factor by which the level falls between two readings. A slow fall is easier to follow. */
const FALL = 0.85

/** Shows the current volume of the microphone. */
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
