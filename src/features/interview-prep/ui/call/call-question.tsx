import { useRef } from 'react'
import type { MockSession } from '../../mock-contract.ts'
import type { ScheduledInterview } from '../../schedule-contract.ts'
import { AskedQuestions } from '../mock/asked-questions.tsx'
import { QuestionSection, useOpenQuestion } from '../mock/question-section.tsx'
import { RunHead } from '../mock/run-head.tsx'
import { SessionProgress } from '../mock/session-progress.tsx'
import type { CallChoices } from './lobby.tsx'
import { QueuedRecordings } from './queued-recordings.tsx'
import { recordingQueue } from './recording-queue.ts'
import type { Microphone } from './use-microphone.ts'
import { useRecorder } from './use-recorder.ts'
import { VoicePanel } from './voice-panel.tsx'
import '../mock-interview.css'

type Props = {
  interview: ScheduledInterview
  session: MockSession
  fetchedAt: number
  userId: string
  microphone: Microphone
  choices: CallChoices
  isTimeUp: boolean
  onUp: () => void
  isMuted: boolean
  onMute: (isMuted: boolean) => void
}

/** The open question of a voice interview: spoken and shown, answered by voice or by typing. */
export function CallQuestion(props: Props) {
  const { interview, session, fetchedAt, userId, microphone, choices, isTimeUp, onUp } = props
  const { index } = session
  const open = useOpenQuestion(session, userId)
  const { answer, steps, move } = open
  const medium = choices.recordings === 'video' && microphone.hasCamera ? 'video' : 'audio'
  const recorder = useRecorder(microphone.stream, medium)
  const text = useRef('')
  text.current = answer.text
  const question = session.steps[index]?.question
  if (!question) return null
  const submitAnswer = async () => {
    const take = await recorder.finish()
    const { responseId } = answer
    const spoken = take ? { spokenSeconds: take.seconds } : {}
    await steps.answer.mutateAsync({ ...move(), ...spoken, responseId, text: text.current }).then(
      () => {
        // upload a recording only if the user chose to store this kind
        if (!take || choices.recordings !== take.medium) return
        const { blob, medium: kind } = take
        recordingQueue.add({ responseId, scheduledId: interview.id, medium: kind, place: index + 1, blob })
      },
      // the error is shown at the answer; the user can send the text and the recording again
      () => {},
    )
  }
  const lost = "Your previous answers count. Your answer to this question won't be submitted."
  return (
    <>
      <RunHead session={session} fetchedAt={fetchedAt} onUp={onUp} onEnd={() => void open.end(lost)} />
      <SessionProgress session={session} />
      <QueuedRecordings scheduledId={interview.id} />
      <div className="mock-cols">
        <QuestionSection
          session={session}
          question={question}
          open={open}
          isTimeUp={isTimeUp}
          takesFocus={false}
          onAnswer={() => void submitAnswer()}
        >
          <VoicePanel
            question={question.title}
            stream={microphone.stream}
            recorder={recorder}
            transcribes={choices.transcribes}
            onText={(heard) => answer.write(text.current ? `${text.current.trimEnd()} ${heard}` : heard)}
            isMuted={props.isMuted}
            onMute={props.onMute}
          />
        </QuestionSection>
        <aside className="mock-side" aria-label="Progress">
          <AskedQuestions steps={session.steps} />
        </aside>
      </div>
    </>
  )
}
