import { useEffect, useRef } from 'react'

/** The camera image of the user, without sound. */
export function OwnPicture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} muted autoPlay playsInline aria-label="Your camera" />
}
