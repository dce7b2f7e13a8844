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

/** Opens the microphone, and the camera if requested. If only the camera fails, it opens the microphone alone. */
async function open(hasCamera: boolean): Promise<MediaStream> {
  const { mediaDevices } = navigator
  if (!hasCamera) return mediaDevices.getUserMedia({ audio: true })
  return mediaDevices
    .getUserMedia({ audio: true, video: CAMERA })
    .catch(() => mediaDevices.getUserMedia({ audio: true }))
}

/** The microphone of this page, and the camera if requested. Both are released when the user leaves the page. */
export function useMicrophone() {
  const [state, setState] = useState<MicrophoneState>('unasked')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [wantsCamera, setWantsCamera] = useState(false)
  const openStream = useRef<MediaStream | null>(null)
  const stopStream = () => {
    for (const track of openStream.current?.getTracks() ?? []) track.stop()
    openStream.current = null
    setStream(null)
  }
  useEffect(
    () => () => {
      for (const track of openStream.current?.getTracks() ?? []) track.stop()
    },
    [],
  )
  const take = (got: MediaStream) => {
    openStream.current = got
    // the microphone was unplugged or blocked during use
    for (const track of got.getAudioTracks()) {
      track.addEventListener('ended', () => {
        stopStream()
        setState('absent')
      })
    }
    setStream(got)
    setState('ready')
    return hasVideo(got)
  }
  /** Requests access from the browser. Returns true if the camera is available too. */
  const ask = async (hasCamera: boolean): Promise<boolean> => {
    setWantsCamera(hasCamera)
    stopStream()
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      setState('unsupported')
      return false
    }
    setState('asking')
    try {
      return take(await open(hasCamera))
    } catch (error) {
      setState(states[(error as Error).name] ?? 'absent')
      return false
    }
  }
  const hasCamera = stream !== null && hasVideo(stream)
  return { state, stream, hasCamera, isBlind: wantsCamera && stream !== null && !hasCamera, ask }
}

const hasVideo = (stream: MediaStream): boolean => stream.getVideoTracks().length > 0

export type Microphone = ReturnType<typeof useMicrophone>
