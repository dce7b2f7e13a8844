import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mic, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { longDateTime } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Checkbox, RadioGroup } from '#ui/primitives/choice.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { RecordingChoice } from '../../recording-rules.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { formatQuestionKinds } from '../mock/mock-labels.ts'
import { scheduledQuery } from '../schedule/schedule-queries.ts'
import { scheduledName } from '../schedule/scheduled-card.tsx'
import { MicrophoneCheck } from './microphone-check.tsx'
import type { Microphone } from './use-microphone.ts'
import { canTranscribe } from './use-transcript.ts'
import '../interview-call.css'

export type CallChoices = { recordings: RecordingChoice; transcribes: boolean }
type Props = { interview: ScheduledInterview; microphone: Microphone; onIn: (choices: CallChoices) => void }

const recordingOptions = [
  {
    value: 'none',
    label: "Don't save recordings",
    help: 'You can replay an answer until you continue. Audio never leaves this browser.',
  },
  { value: 'audio', label: 'Save audio', help: 'Private to you; play or delete it after the interview.' },
  { value: 'video', label: 'Save audio and video', help: 'Also records your camera.' },
]

/** The page before a voice interview: microphone check, and the choice whether to store recordings. */
export function Lobby({ interview, microphone, onIn }: Props) {
  const { setup, scheduledDate, timeZone, sessionId } = interview
  const [recordings, setRecordings] = useState<RecordingChoice>(interview.recordings)
  const [transcribes, setTranscribes] = useState(false)
  const [canTranscribeHere, setCanTranscribeHere] = useState(false)
  useEffect(() => setCanTranscribeHere(canTranscribe()), [])
  const start = useStart(interview)
  const begin = async () => {
    const isVideo = recordings === 'video'
    const isGranted = microphone.state !== 'unasked' && (microphone.hasCamera || microphone.isBlind) === isVideo
    const hasPicture = isGranted ? microphone.hasCamera : await microphone.ask(isVideo)
    // without a camera, only audio can be stored
    const medium = isVideo && !hasPicture ? 'audio' : recordings
    await start.go(medium).then(
      () => onIn({ recordings: medium, transcribes }),
      () => {},
    )
  }
  return (
    <>
      <PageHeader
        title={scheduledName(interview)}
        purpose={`${counted(setup.count, 'question')}, by voice. ${formatQuestionKinds(setup)} Planned for ${longDateTime(scheduledDate, timeZone)}.`}
      />
      <div className="call-lobby">
        <MicrophoneCheck microphone={microphone} hasCamera={recordings === 'video'} />
        <RadioGroup
          legend="Recordings of your answers"
          options={recordingOptions}
          value={recordings}
          onChange={(value) => setRecordings(value as RecordingChoice)}
          layout="cards"
        />
        {canTranscribeHere ? (
          <Checkbox
            checked={transcribes}
            onChange={({ target }) => setTranscribes(target.checked)}
            label={
              <span>
                Live transcript
                <span className="help block">
                  Your browser may send audio to its vendor to transcribe it. Leave this off to type instead.
                </span>
              </span>
            }
          />
        ) : (
          <p className="meta">This browser can't transcribe speech. Speak, then type the main points of each answer.</p>
        )}
        {start.error && (
          <Notice tone="error" title="Failed to start interview. Please try again.">
            <p>{errorText(start.error, 'Failed to create session')}</p>
            {errorCode(start.error) === 'INTERVIEW_OPEN' && (
              <ButtonLink to="/app/interview?tab=mock-interview" size="sm">
                Open the interview in progress
              </ButtonLink>
            )}
          </Notice>
        )}
        <div className="row wrap">
          <Button variant="primary" size="lg" icon={Phone} busy={start.isBusy} onClick={() => void begin()}>
            {sessionId ? 'Continue' : 'Start interview'}
          </Button>
          <span className="meta row">
            <Mic className="ic ic-sm" />
            {sessionId ? 'You will continue with the question you were on.' : 'The first question is asked right away.'}
          </span>
        </div>
      </div>
    </>
  )
}

function useStart({ id }: ScheduledInterview) {
  const queryClient = useQueryClient()
  // the same id for all attempts, so that a retry after a lost response does not start a second interview
  const [sessionId] = useState(newId)
  const start = useMutation(
    api.scheduledInterviews.start.mutationOptions({
      onSuccess: (begun) => void queryClient.setQueryData(scheduledQuery(id).queryKey, begun),
    }),
  )
  return {
    error: start.error,
    isBusy: start.isPending,
    go: (recordings: RecordingChoice) => start.mutateAsync({ id, sessionId, recordings }),
  }
}
