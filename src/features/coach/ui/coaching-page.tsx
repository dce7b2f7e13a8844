import { SquarePen } from 'lucide-react'
import { OwnThread } from '#features/support/ui/components/own-thread.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { CoachingSearch } from './coaching-search.ts'
import { AskPerson } from './components/ask-person.tsx'
import { Chat } from './components/chat.tsx'
import { StaffTalks } from './components/coach-panel.tsx'
import { ConversationList } from './components/conversation-list.tsx'
import { HumanCoaching } from './components/human-coaching.tsx'
import '#ui/styles/talk.css'

type Props = { search: CoachingSearch; onSearch: (search: CoachingSearch) => void }

const tabs = [
  { value: 'coach', label: 'Coach sessions' },
  { value: 'human', label: 'Human coaching' },
  { value: 'person', label: 'Our staff' },
]

/** The clicked button is removed with its tab panel, so move the focus to the message field for the staff. */
const writeOn = () => focusWhenLost(() => document.querySelector<HTMLElement>('.coach-room textarea'))

/** The coaching page: the AI coach, sessions with a person (COACH-08), and conversations with staff. */
export function CoachingPage({ search, onSearch }: Props) {
  const tab = search.person !== undefined ? 'person' : (search.tab ?? 'coach')
  const open = (change: CoachingSearch) => onSearch(change)
  return (
    <>
      <PageHeader
        title="Coaching"
        purpose="Chat with the AI coach anytime, or book a session with one of our coaches."
        actions={
          <Button icon={SquarePen} onClick={() => open({})}>
            New conversation
          </Button>
        }
      />
      <Tabs
        items={tabs}
        value={tab}
        onChange={(value) => open(value === 'person' || value === 'human' ? { tab: value } : {})}
        label="Coaching"
      >
        <TabPanel value="coach">
          <div className="coach-page">
            <aside className="card card-pad" aria-label="Conversations">
              <ConversationList
                current={search.conversation ?? null}
                onOpen={(id) => open({ conversation: id })}
                onDeleted={(id) => id === search.conversation && open({})}
              />
            </aside>
            <section className="card coach-room" aria-label="Coach">
              <Chat
                id={search.conversation ?? null}
                onBegun={(id) => open({ conversation: id })}
                onPerson={() => {
                  open({ tab: 'person' })
                  writeOn()
                }}
              />
            </section>
          </div>
        </TabPanel>
        <TabPanel value="human">
          <HumanCoaching />
        </TabPanel>
        <TabPanel value="person">
          <div className="coach-page">
            <aside className="card card-pad" aria-label="Conversations with our staff">
              <StaffTalks onOpen={(id) => open({ person: id })} />
              <Button block onClick={() => open({ tab: 'person' })}>
                Ask a new question
              </Button>
            </aside>
            <section className="card coach-room" aria-label="Our staff">
              {search.person ? (
                <OwnThread key={search.person} id={search.person} />
              ) : (
                <AskPerson
                  shareable={null}
                  onOpened={(id) => {
                    open({ person: id })
                    writeOn()
                  }}
                />
              )}
            </section>
          </div>
        </TabPanel>
      </Tabs>
    </>
  )
}
