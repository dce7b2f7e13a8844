import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { SearchInput } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Story } from '../../contract.ts'
import { fullStoryText, writtenParts } from '../../rules.ts'
import { storiesQuery } from '../queries.ts'
import { StoryParts } from '../story-parts.tsx'
import '#features/interview-logs/ui/components/interview-tracker.css'

type Props = {
  /** Insert the story as paragraphs (for an answer) or as one paragraph (for a letter). */
  as: 'answer' | 'paragraph'
  onPick: (text: string) => void
}

/** A button that lists the viewer's stories and passes the text of the chosen story to `onPick`. */
export function StoryPicker({ as, onPick }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={BookOpen} onClick={() => setOpen(true)}>
        Insert a story
      </Button>
      {isOpen && (
        <PickerDialog
          onClose={() => setOpen(false)}
          onPick={(story) => {
            setOpen(false)
            onPick(fullStoryText(story, as === 'answer' ? '\n\n' : ' '))
          }}
        />
      )}
    </>
  )
}

function PickerDialog({ onClose, onPick }: { onClose: () => void; onPick: (story: Story) => void }) {
  const [search, setSearch] = useState('')
  const query = useQuery({ ...storiesQuery({ search: search || undefined }), placeholderData: (before) => before })
  return (
    <Dialog onClose={onClose} title="Insert a story" description="The text is copied. The story doesn't change.">
      <DialogBody className="stack stack-4">
        <SearchInput value={search} onChange={setSearch} label="Search your stories" />
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={3} lead="none" label="Loading your stories" />}
          errorText="Failed to load your stories"
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              bare
              title="Your story bank is empty"
              action={<ButtonLink to="/app/interview/stories?story=new">Write your first story</ButtonLink>}
            >
              Write a story once and insert it here whenever it fits.
            </EmptyState>
          }
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className="meta">No stories match.</p>
            ) : (
              <ul className="story-picks">
                {items.map((story) => (
                  <li key={story.id}>
                    <div className="grow">
                      <h3>{story.title}</h3>
                      <StoryParts story={story} />
                    </div>
                    <Button
                      size="sm"
                      aria-label={`Insert ${story.title}`}
                      disabled={writtenParts(story).length === 0}
                      onClick={() => onPick(story)}
                    >
                      Insert
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </DialogBody>
    </Dialog>
  )
}
