import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Story } from '../contract.ts'
import { storiesQuery } from './queries.ts'
import { StoryCard } from './story-card.tsx'
import type { StorySearch } from './story-search.ts'
import { useStoredDrafts } from './use-stored-drafts.ts'
import '#features/interview-logs/ui/components/interview-tracker.css'

const StoryDialog = lazyComponent(async () => (await import('./story-dialog.tsx')).StoryDialog)

type Props = {
  search: StorySearch
  onSearch: (change: Partial<StorySearch>, step?: 'push' | 'replace') => void
}

/** /app/interview/stories: the story bank (issue 5, item 6). */
export function StoriesPage({ search, onSearch }: Props) {
  const { q, tag } = search
  const query = useQuery({ ...storiesQuery({ search: q, tag }), placeholderData: (before) => before })
  const open = (story: string) => onSearch({ story }, 'push')
  const { storedIds, drop } = useStoredDrafts(search.story)
  const begin = (
    <Button variant="primary" icon={Plus} onClick={() => open('new')}>
      New story
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Story bank"
        purpose="Your best examples, ready for practice, letters and applications."
        actions={begin}
      />
      {storedIds.includes('new') && !search.story && (
        <Unfinished onGoOn={() => open('new')} onDrop={() => drop('new')} />
      )}
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} lead="none" label="Loading your stories" />}
        errorText="Failed to load your stories"
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title="No stories yet" level={2} action={begin}>
            Five or six situations answer most questions about your past. Write each one in four parts and reuse it
            whenever it fits.
          </EmptyState>
        }
      >
        {({ items, total, tags }) => (
          <div className="stack stack-4">
            <Filters search={search} onSearch={onSearch} tags={tags} />
            <p className="vh" role="status">
              {(q || tag) && `${items.length} of ${total} stories`}
            </p>
            <Found
              stories={items}
              storedIds={storedIds}
              onOpen={open}
              onClear={() => onSearch({ q: undefined, tag: undefined })}
            />
          </div>
        )}
      </QueryBoundary>
      {search.story && (
        <OpenStory
          id={search.story}
          stories={query.data?.items}
          tags={query.data?.tags}
          onClose={() => onSearch({ story: undefined })}
        />
      )}
    </>
  )
}

const Unfinished = ({ onGoOn, onDrop }: { onGoOn: () => void; onDrop: () => void }) => (
  <div className="mb-4">
    <Notice title="You have an unsaved story.">
      It's stored on this device only.
      <span className="row mt-2">
        <Button size="sm" onClick={onGoOn}>
          Continue
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          Discard draft
        </Button>
      </span>
    </Notice>
  </div>
)

const Filters = ({ search: { q, tag }, onSearch, tags }: Props & { tags: readonly string[] }) => (
  <FilterBar
    search={{ value: q ?? '', label: 'Search your stories', onChange: (words) => onSearch({ q: words || undefined }) }}
    end={
      tags.length > 0 && (
        <Select
          aria-label="Tag"
          value={tag ?? ''}
          placeholder="All tags"
          options={tags.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onSearch({ tag: target.value || undefined })}
        />
      )
    }
  />
)

type Listed = {
  stories: readonly Story[]
  storedIds: readonly string[]
  onOpen: (id: string) => void
  onClear: () => void
}

function Found({ stories, storedIds, onOpen, onClear }: Listed) {
  if (stories.length === 0) {
    return (
      <EmptyState title="No stories match" level={2} action={<Button onClick={onClear}>Clear filters</Button>}>
        Try different words or another tag.
      </EmptyState>
    )
  }
  return (
    <ul className="story-list">
      {stories.map((story) => (
        <StoryCard
          key={story.id}
          story={story}
          isUnsaved={storedIds.includes(story.id)}
          onEdit={() => onOpen(story.id)}
        />
      ))}
    </ul>
  )
}

type Opened = {
  id: string
  stories: readonly Story[] | undefined
  tags: readonly string[] | undefined
  onClose: () => void
}

/** Opens the dialog of the story that the address names, once the stories are loaded. An unknown id opens nothing. */
function OpenStory({ id, stories, tags = [], onClose }: Opened) {
  if (id === 'new') return <StoryDialog key="new" story={null} tags={tags} onClose={onClose} />
  const story = stories?.find((one) => one.id === id)
  return story ? <StoryDialog key={id} story={story} tags={tags} onClose={onClose} /> : null
}
