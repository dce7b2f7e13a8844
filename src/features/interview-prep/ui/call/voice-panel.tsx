import { Mic, RotateCcw, Square, Volume2, VolumeX } from 'lucide-react'
import { formatClock } from '#lib/dates.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { LevelMeter } from './level-meter.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { useRecorder } from './use-recorder.ts'
import { useSpeaker } from './use-speaker.ts'
import { useTranscript } from './use-transcript.ts'
import '../interview-call.css'

type Props = {
  question: string
  stream: MediaStream | null
  recorder: ReturnType<typeof useRecorder>
  transcribes: boolean
  onText: (text: string) => void
  isMuted: boolean
  onMute: (isMuted: boolean) => void
}

/** Controls for the spoken question and the voice answer. */
export function VoicePanel({ question, stream, recorder, transcribes, onText, isMuted, onMute }: Props) {
  const speaker = useSpeaker(question, isMuted)
  const transcript = useTranscript(onText)
  const start = () => {
    // stop the spoken question, so that it is not part of the recording
    speaker.hush()
    recorder.start()
    if (transcribes) transcript.start()
  }
  const stop = () => {
    transcript.stop()
    void recorder.finish()
  }
  return (
    <div className="call-voice">
      <div className="row between wrap">
        {speaker.canSpeak ? (
          <div className="row wrap">
            <Button variant="ghost" icon={RotateCcw} onClick={speaker.say}>
              Repeat question
            </Button>
            <Button variant="ghost" icon={isMuted ? VolumeX : Volume2} onClick={() => onMute(!isMuted)}>
              {isMuted ? 'Sound on' : 'Mute'}
            </Button>
          </div>
        ) : (
          <p className="meta">This browser can't read aloud. Read the question instead.</p>
        )}
        {stream &&
          (recorder.isRecording ? (
            <Button variant="primary" icon={Square} onClick={stop}>
              Stop recording
            </Button>
          ) : (
            <Button variant={recorder.take ? 'secondary' : 'primary'} icon={Mic} onClick={start}>
              {recorder.take ? 'Record again' : 'Record answer'}
            </Button>
          ))}
      </div>
      {stream ? (
        <Recorded stream={stream} recorder={recorder} />
      ) : (
        <p className="meta">No microphone available. Type your answer.</p>
      )}
      {transcript.interim && <p className="meta">{transcript.interim}</p>}
      {transcript.hasFailed && (
        <Notice tone="warn">Your browser couldn't transcribe your answer. Type the main points below.</Notice>
      )}
      {recorder.take && !transcribes && <p className="meta">Type the main points of what you said below.</p>}
    </div>
  )
}

function Recorded({ stream, recorder }: Pick<Props, 'recorder'> & { stream: MediaStream }) {
  const { seconds, take, hasFailed } = recorder
  if (hasFailed) return <Notice tone="warn">Recording failed. Try again or type your answer.</Notice>
  if (seconds !== null) {
    return (
      <>
        <p className="call-live num" role="status">
          Recording · {formatClock(seconds)}
        </p>
        <LevelMeter stream={stream} />
        {stream.getVideoTracks().length > 0 && <OwnPicture stream={stream} />}
      </>
    )
  }
  if (!take) return null
  // biome-ignore lint/a11y/useMediaCaption: the user's own answer, whose text is shown in the field below
  return take.medium === 'video' ? <video controls src={take.url} /> : <audio controls src={take.url} />
}
