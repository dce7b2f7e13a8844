import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, History, SquarePen, X } from 'lucide-react'
import type { RefObject } from 'react'
import { OwnThread } from '#features/support/ui/components/own-thread.tsx'
import { ownConversationsQuery } from '#features/support/ui/queries.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Mark } from '#ui/primitives/brand.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { AskPerson } from './ask-person.tsx'
import { Chat } from './chat.tsx'
import type { useCoachState } from './coach-state.ts'
import { ConversationList } from './conversation-list.tsx'
import '#ui/styles/talk.css'
import './coach.css'

type State = ReturnType<typeof useCoachState>[0]
type Change = ReturnType<typeof useCoachState>[1]
type Props = {
  state: State
  change: Change
  inputRef: RefObject<HTMLTextAreaElement | null>
  onNavigate: (() => void) | undefined
}

/** The content of the coach's sheet: a conversation, the list of conversations, or a conversation with staff. */
export function CoachPanel({ state, change, inputRef, onNavigate }: Props) {
  const { view, conversation, thread } = state
  return (
    <>
      <Head state={state} change={change} />
      {view === 'chat' && (
        <Chat
          id={conversation}
          onBegun={(id) => change({ conversation: id })}
          onPerson={() => change({ view: 'ask' })}
          onNavigate={onNavigate}
          inputRef={inputRef}
        />
      )}
      {view === 'list' && <Talks state={state} change={change} />}
      {view === 'ask' && (
        <AskPerson shareable={conversation} onOpened={(id) => change({ view: 'thread', thread: id })} />
      )}
      {view === 'thread' && thread && <OwnThread id={thread} />}
    </>
  )
}

function Head({ state: { view }, change }: { state: State; change: Change }) {
  return (
    <header className="coach-head">
      {view === 'chat' ? (
        <Mark className="coach-mark" />
      ) : (
        <IconButton icon={ArrowLeft} size="sm" label="Back to the coach" onClick={() => change({ view: 'chat' })} />
      )}
      <div className="grow">
        <Dialog.Title>AI Career Coach</Dialog.Title>
        <Dialog.Description className="meta">Reads your resume and applications</Dialog.Description>
      </div>
      <IconButton icon={History} size="sm" label="Conversations" onClick={() => change({ view: 'list' })} />
      <IconButton
        icon={SquarePen}
        size="sm"
        label="New conversation"
        onClick={() => change({ view: 'chat', conversation: null })}
      />
      <Dialog.Close render={<IconButton icon={X} size="sm" label="Close" />} />
    </header>
  )
}

function Talks({ state, change }: { state: State; change: Change }) {
  return (
    <div className="coach-log">
      <h3>Conversations</h3>
      <ConversationList
        current={state.conversation}
        onOpen={(id) => change({ view: 'chat', conversation: id })}
        onDeleted={(id) => id === state.conversation && change({ conversation: null })}
      />
      <StaffTalks onOpen={(id) => change({ view: 'thread', thread: id })} />
    </div>
  )
}

/** The conversations with staff; unread answers are marked. */
export function StaffTalks({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useQuery(ownConversationsQuery()).data ?? []
  const now = new Date()
  if (list.length === 0) return null
  return (
    <>
      <h3>With our staff</h3>
      <ul className="talks">
        {list.map(({ id, subject, lastMessageAt, isUnread }) => (
          <li key={id} className={cx('talk', isUnread && 'is-unread')}>
            <button type="button" onClick={() => onOpen(id)}>
              <b>{subject}</b>
              <span className="meta">
                {isUnread && 'New answer, '}
                <Ago at={lastMessageAt} now={now} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
