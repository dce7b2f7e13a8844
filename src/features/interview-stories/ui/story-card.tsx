import { Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import type { Story } from '../contract.ts'
import { partNames, writtenParts } from '../rules.ts'
import { StoryParts } from './story-parts.tsx'
import { copyStory, useDeleteStory } from './use-story-actions.ts'
import '#features/interview-logs/ui/components/interview-tracker.css'

type Props = { story: Story; isUnsaved: boolean; onEdit: () => void }

/** A story of the story bank: title, tags, which parts are written, and an expandable text. */
export function StoryCard({ story, isUnsaved, onEdit }: Props) {
  const { title, tags } = story
  const { remove, isRemoving } = useDeleteStory()
  return (
    <li className="card story">
      <div className="story-head">
        <h2>
          <button type="button" onClick={onEdit}>
            {title}
          </button>
        </h2>
        <Menu trigger={<IconButton icon={MoreHorizontal} size="sm" label={`More actions for ${title}`} />}>
          <MenuItem icon={Pencil} onSelect={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => void copyStory(story)}>
            Copy the text
          </MenuItem>
          <MenuItem icon={Trash2} danger disabled={isRemoving} onSelect={() => void remove(story)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {isUnsaved && (
        <p>
          <Badge tone="accent">Changes not saved</Badge>
        </p>
      )}
      <StoryParts story={story} />
      <p className="log-words">{story.situation || story.action}</p>
      <Words story={story} />
      {tags.length > 0 && (
        <ul className="row wrap" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="line">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The full text, collapsed until the user opens it. */
function Words({ story }: { story: Story }) {
  const written = writtenParts(story)
  if (written.length === 0) return null
  return (
    <details className="aa-why">
      <summary>Read it</summary>
      <dl className="story-words">
        {written.map((part) => (
          <div key={part}>
            <dt>{partNames[part]}</dt>
            <dd>{story[part]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
