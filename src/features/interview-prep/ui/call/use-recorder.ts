import { useEffect, useRef, useState } from 'react'
import { longestRecording, type RecordingMedium, recordingBitRates } from '../../recording-rules.ts'

/** A recorded answer. */
export type Take = { blob: Blob; url: string; seconds: number; medium: RecordingMedium }

const kinds: Record<RecordingMedium, readonly string[]> = {
  audio: ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'],
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
}
const TICK_MS = 500

/** Records one answer from the microphone. The recording is only in memory, and stops at the maximum duration. */
export function useRecorder(stream: MediaStream | null, medium: RecordingMedium) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const [take, setTake] = useState<Take | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const running = useRef<{ recorder: MediaRecorder; done: Promise<Take | null> } | null>(null)
  const lastTake = useRef<Take | null>(null)
  const put = (made: Take | null) => {
    if (lastTake.current) URL.revokeObjectURL(lastTake.current.url)
    lastTake.current = made
    setTake(made)
  }
  useEffect(
    () => () => {
      if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
      if (lastTake.current) URL.revokeObjectURL(lastTake.current.url)
    },
    [],
  )
  const start = () => {
    const mimeType = kinds[medium].find((type) => MediaRecorder.isTypeSupported(type))
    if (!stream || !mimeType || running.current) return setFailed(!mimeType)
    put(null)
    setFailed(false)
    const done = record(stream, { mimeType, medium, onTick: setSeconds })
    running.current = { recorder: done.recorder, done: done.take }
    void done.take.then((made) => {
      running.current = null
      setSeconds(null)
      setFailed(made === null)
      put(made)
    })
  }
  /** Stops recording. Returns the recorded answer, or null if there is none. */
  const finish = async (): Promise<Take | null> => {
    const now = running.current
    if (!now) return lastTake.current
    if (now.recorder.state !== 'inactive') now.recorder.stop()
    return now.done
  }
  return { seconds, take, hasFailed, isRecording: seconds !== null, start, finish, drop: () => put(null) }
}

type How = { mimeType: string; medium: RecordingMedium; onTick: (seconds: number) => void }

function record(stream: MediaStream, { mimeType, medium, onTick }: How) {
  const recorder = new MediaRecorder(stream, { mimeType, ...recordingBitRates })
  const parts: Blob[] = []
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  const take = new Promise<Take | null>((resolve) => {
    const timer = setInterval(() => {
      onTick(Math.floor(passed()))
      if (passed() >= longestRecording[medium] && recorder.state === 'recording') recorder.stop()
    }, TICK_MS)
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data)
    }
    recorder.onstop = () => {
      clearInterval(timer)
      const blob = new Blob(parts, { type: mimeType })
      const seconds = Math.max(1, Math.round(passed()))
      resolve(blob.size > 0 ? { blob, url: URL.createObjectURL(blob), seconds, medium } : null)
    }
  })
  // receive data every second, so that little is lost if the microphone is disconnected
  recorder.start(1000)
  onTick(0)
  return { recorder, take }
}
