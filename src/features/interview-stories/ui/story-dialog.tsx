import { useWatch } from 'react-hook-form'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { Story } from '../contract.ts'
import { maxPartCharacters, maxStoryTags, partNames, type StoryPart, storyParts } from '../rules.ts'
import { StoryParts } from './story-parts.tsx'
import { type Begun, useStoryForm } from './use-story-form.ts'

type Props = {
  /** The story to edit; null for a new story. */
  story: Story | null
  /** Initial values of a new story. */
  begin?: Begun
  /** Tags of other stories, as suggestions. */
  tags?: readonly string[]
  onClose: () => void
}

const prompts: Record<StoryPart, string> = {
  situation: 'Where and when was this, and what was at stake?',
  task: 'What was asked of you, or what did you set out to do?',
  action: 'What did you do yourself, step by step?',
  result: 'How did it end? What changed? Include a number if you have one.',
}

/** The dialog to write a story part by part. Typed text is stored on this device until it is saved or discarded. */
export function StoryDialog({ story, begin, tags = [], onClose }: Props) {
  const { form, isStored, discard } = useStoryForm(story, begin, onClose)
  const title = story ? 'Edit story' : 'New story'
  return (
    <FormDialog
      form={form}
      label={title}
      onClose={onClose}
      size="lg"
      title={title}
      description="Write it once and reuse it in practice, in letters and in applications. Only you can see it."
      className="stack stack-4"
      submit="Save story"
      busyText="Saving"
      start="Saved on this device while you type"
      cancelText="Close"
    >
      {isStored && (
        <Notice title="Not saved yet.">
          Your unsaved text has been restored.{' '}
          <Button size="sm" variant="ghost" onClick={discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      <TextField name="title" label="Title" required placeholder="The total that didn't match" />
      <Progress />
      {storyParts.map((part) => (
        <TextareaField
          key={part}
          name={part}
          label={partNames[part]}
          help={prompts[part]}
          limit={maxPartCharacters}
          rows={part === 'action' ? 6 : 3}
        />
      ))}
      <TagsField
        name="tags"
        label="Tags"
        optional
        max={maxStoryTags}
        suggestions={tags}
        help="For example leadership, conflict or a skill"
      />
    </FormDialog>
  )
}

function Progress() {
  const [situation = '', task = '', action = '', result = ''] = useWatch({ name: [...storyParts] }) as string[]
  return <StoryParts story={{ situation, task, action, result }} isLive />
}
