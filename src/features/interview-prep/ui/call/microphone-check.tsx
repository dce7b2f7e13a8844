import { Mic } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { LevelMeter } from './level-meter.tsx'
import { OwnPicture } from './own-picture.tsx'
import type { Microphone, MicrophoneState } from './use-microphone.ts'
import '../interview-call.css'

const problems: Partial<Record<MicrophoneState, { title: string; text: string }>> = {
  refused: {
    title: 'Microphone access is blocked',
    text: 'Allow the microphone in the address bar, then try again; or type your answers.',
  },
  absent: {
    title: 'No microphone found',
    text: 'Connect one and try again, or type your answers.',
  },
  taken: {
    title: 'Another app is using it',
    text: 'Close the other app and try again, or type your answers.',
  },
  unsupported: { title: "This browser can't record", text: 'You can type your answers.' },
}

type Props = { microphone: Microphone; hasCamera: boolean }

/** Checks the microphone, and shows its volume or the cause of an error (INTV-28). */
export function MicrophoneCheck({ microphone, hasCamera }: Props) {
  const { state, stream, ask } = microphone
  const problem = problems[state]
  return (
    <section className="call-voice" aria-labelledby="microphone-check">
      <h2 id="microphone-check">{hasCamera ? 'Microphone and camera' : 'Microphone'}</h2>
      {stream && (
        <>
          <p role="status">Say something: the bar moves when the microphone picks you up.</p>
          <LevelMeter stream={stream} />
          {microphone.hasCamera && <OwnPicture stream={stream} />}
          {hasCamera && microphone.isBlind && (
            <Notice tone="warn">The camera isn't available. Only audio will be recorded and saved.</Notice>
          )}
        </>
      )}
      {problem && (
        <Notice tone="warn" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {state !== 'unsupported' && (!stream || (microphone.hasCamera || microphone.isBlind) !== hasCamera) && (
        <div>
          <Button icon={Mic} busy={state === 'asking'} onClick={() => void ask(hasCamera)}>
            {problem ? 'Try again' : hasCamera ? 'Check microphone and camera' : 'Check microphone'}
          </Button>
        </div>
      )}
    </section>
  )
}
