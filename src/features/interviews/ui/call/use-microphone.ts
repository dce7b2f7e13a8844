import { useEffect, useRef, useState } from 'react'

export type MicrophoneState = 'unasked' | 'asking' | 'ready' | 'refused' | 'absent' | 'taken' | 'unsupported'

const states: Record<string, MicrophoneState> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

const CAMERA = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15 } }

/** The microphone of this page, and the camera where it is wanted: let go of when the page is left. */
export function useMicrophone() {
  const [state, setState] = useState<MicrophoneState>('unasked')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const held = useRef<MediaStream | null>(null)
  const letGo = () => {
    for (const track of held.current?.getTracks() ?? []) track.stop()
    held.current = null
    setStream(null)
  }
  useEffect(
    () => () => {
      for (const track of held.current?.getTracks() ?? []) track.stop()
    },
    [],
  )
  const ask = async (hasCamera: boolean): Promise<void> => {
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return setState('unsupported')
    letGo()
    setState('asking')
    try {
      const got = await navigator.mediaDevices.getUserMedia({ audio: true, ...(hasCamera && { video: CAMERA }) })
      held.current = got
      // unplugged, or forbidden while it is used
      for (const track of got.getAudioTracks()) {
        track.addEventListener('ended', () => {
          letGo()
          setState('absent')
        })
      }
      setStream(got)
      setState('ready')
    } catch (error) {
      setState(states[(error as Error).name] ?? 'absent')
    }
  }
  const hasCamera = (stream?.getVideoTracks().length ?? 0) > 0
  return { state, stream, hasCamera, ask }
}

export type Microphone = ReturnType<typeof useMicrophone>
