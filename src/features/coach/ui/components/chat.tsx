import { Clock3, Headphones, Square } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { WriteBox } from '#features/support/ui/components/write-box.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Aside } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { CoachMessage } from '../../contract.ts'
import { maxQuestionCharacters, starterQuestions } from '../../rules.ts'
import { QUESTION_KEY, useConversation, useSeconds } from '../use-conversation.ts'
import { Answer } from './answer.tsx'
import { AnswerText } from './answer-text.tsx'
import '#ui/styles/talk.css'

type Props = {
  id: string | null
  onBegun: (id: string) => void
  onPerson: () => void
  /** Called when the user opens a source; on a phone, the sheet closes. */
  onNavigate?: (() => void) | undefined
  inputRef?: RefObject<HTMLTextAreaElement | null>
}

/** A conversation with the coach: messages, the answer in progress, and the question field (COACH-01 to COACH-03). */
export function Chat({ id, onBegun, onPerson, onNavigate, inputRef }: Props) {
  const chat = useConversation(id, onBegun)
  const { messages, writing, text, asked } = chat
  const isBusy = writing !== undefined || asked !== null
  const last = messages.at(-1)
  const log = useLastQuestionInSight(`${id} ${messages.length} ${asked ?? ''}`)
  const ownInput = useRef<HTMLTextAreaElement>(null)
  const input = inputRef ?? ownInput
  // `detail` is 0 for a click by keyboard: the button disappears, so the focus needs a new place. Do not move the focus after a touch,
  // because that would open the on-screen keyboard.
  const focusInput = ({ detail }: MouseEvent) => void (detail === 0 && input.current?.focus())
  const choose = (words: string, event: MouseEvent) => {
    void chat.ask(words).catch(() => {})
    focusInput(event)
  }
  const stop = (event: MouseEvent) => {
    void chat.stop()
    focusInput(event)
  }
  return (
    <>
      <div className="coach-log" ref={log}>
        {id === null && asked === null && <Welcome />}
        {id !== null && (
          <QueryBoundary
            query={chat.query}
            skeleton={<SkeletonRows rows={2} label="Loading the conversation" />}
            errorText="Failed to load the conversation"
          >
            {() =>
              messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  text={text}
                  onRetry={(event) => {
                    void chat.retry(message.id)
                    focusInput(event)
                  }}
                  onNavigate={onNavigate}
                />
              ))
            }
          </QueryBoundary>
        )}
        {asked !== null && <p className="said">{asked}</p>}
        {isBusy && <Writing onStop={writing ? stop : undefined} />}
      </div>
      <p className="vh" role="status">
        {isBusy
          ? 'The coach is writing.'
          : last?.side === 'coach'
            ? `The coach answered: ${last.text.replace(/\[\d+\]/g, '')}`
            : ''}
      </p>
      <div className="coach-ask">
        <Suggestions
          words={id === null ? [...starterQuestions] : (last?.followUps ?? [])}
          isBusy={isBusy}
          onChoose={choose}
        />
        <WriteBox
          label="Ask about your job search"
          placeholder="Ask about your job search"
          limit={maxQuestionCharacters}
          onSend={chat.ask}
          isBusy={isBusy}
          storageKey={QUESTION_KEY}
          ref={input}
        />
        <button type="button" className="row between person" onClick={onPerson}>
          <span className="row">
            <Headphones className="ic ic-sm" />
            <b>Talk to a person</b>
          </span>
          <span className="meta">Mon to Fri, answers within a day</span>
        </button>
      </div>
    </>
  )
}

type Shown = {
  message: CoachMessage
  text: string
  onRetry: (event: MouseEvent) => void
  onNavigate: (() => void) | undefined
}

function Message({ message, text, onRetry, onNavigate }: Shown) {
  if (message.side === 'person') return <p className="said">{message.text}</p>
  if (message.state !== 'writing') return <Answer message={message} onRetry={onRetry} onNavigate={onNavigate} />
  return <Aside by="Coach">{text ? <AnswerText text={text} sources={[]} isWriting /> : 'Reading your data…'}</Aside>
}

function Welcome() {
  return (
    <Aside by="Coach">
      <p>
        Ask me about your profile, your resume, your applications or your saved jobs, or how something on Tandem works.
        I read your own data and the help articles, cite my sources, and change nothing.
      </p>
    </Aside>
  )
}

function Writing({ onStop }: { onStop: ((event: MouseEvent) => void) | undefined }) {
  const seconds = useSeconds(true)
  return (
    <p className="row between">
      <span className="meta row">
        <Clock3 className="ic ic-sm" />
        Writing, {seconds} {seconds === 1 ? 'second' : 'seconds'}
      </span>
      <Button size="sm" icon={Square} onClick={onStop} disabled={!onStop}>
        Stop
      </Button>
    </p>
  )
}

function Suggestions({
  words,
  isBusy,
  onChoose,
}: {
  words: string[]
  isBusy: boolean
  onChoose: (words: string, event: MouseEvent) => void
}) {
  if (words.length === 0 || isBusy) return null
  return (
    <div className="chips">
      {words.slice(0, 4).map((one) => (
        <button key={one} type="button" className="chip chip-line" onClick={(event) => onChoose(one, event)}>
          {one}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the last question to the top when `what` changes, so that the answer has room below it. */
function useLastQuestionInSight(what: string) {
  const log = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll again whenever the content changes
  useEffect(() => {
    const question = [...(log.current?.querySelectorAll<HTMLElement>('.said') ?? [])].at(-1)
    if (question) log.current?.scrollTo?.({ top: question.offsetTop - 16 })
  }, [what])
  return log
}
