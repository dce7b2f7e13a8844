// The story bank: a person writes a story once and uses it in practice answers, letters and applications. Only the author can
// read it. A story needs a title; each of its four parts may be empty.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { maxPartCharacters, maxStories, maxStoryTags, maxTagCharacters, maxTitleCharacters } from './rules.ts'

const part = typedText(maxPartCharacters).default('')
const isOnce = (tags: string[]) => new Set(tags.map((tag) => tag.toLocaleLowerCase('en'))).size === tags.length

export const StoryFields = z.object({
  title: typedLine(maxTitleCharacters, 'Enter a title'),
  situation: part,
  task: part,
  action: part,
  result: part,
  /** What the story is an example of: 'leadership', 'conflict', a skill. */
  tags: z
    .array(typedLine(maxTagCharacters, 'Enter a tag'))
    .max(maxStoryTags, `At most ${maxStoryTags} tags`)
    .refine(isOnce, 'Tags must be different')
    .default([]),
})
export type StoryFields = z.output<typeof StoryFields>
/** Only the fields that a person writes. */
export const storyFieldsOf = ({ title, situation, task, action, result, tags }: StoryFields): StoryFields => ({
  ...{ title, situation, task, action, result, tags },
})

export const Story = StoryFields.extend({ id: Id, createdAt: Timestamp, updatedAt: Timestamp })
export type Story = z.output<typeof Story>

const One = z.object({ id: Id })

export const storiesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/stories',
      summary: 'Search your stories, last changed first',
    })
    .input(z.object({ search: typedText(100).optional(), tag: typedText(maxTagCharacters).optional() }))
    .output(
      z.object({
        items: z.array(Story),
        /** The number of stories without filters, and all their tags, the most frequent first. */
        total: z.number().int(),
        tags: z.array(z.string()),
      }),
    ),
  /** The client chooses the story's id, so that a repeated request after a lost connection is stored once. */
  create: procedure
    .errors({
      TOO_MANY_STORIES: {
        status: 409,
        message: `You've reached the limit of ${maxStories} stories. Delete one to make room.`,
      },
    })
    .route({ method: 'POST', path: '/interview-prep/stories', summary: 'Save a story' })
    .input(One.extend(StoryFields.shape))
    .output(Story),
  /** `seen` is the `updatedAt` of the version that the client edited. */
  update: procedure
    .errors({
      STORY_CHANGED: { status: 409, message: 'This story has changed. Review it, then save again.' },
    })
    .route({ method: 'POST', path: '/interview-prep/stories/{id}', summary: 'Update a story' })
    .input(One.extend({ seen: Timestamp, ...StoryFields.shape }))
    .output(Story),
  delete: procedure
    .route({ method: 'DELETE', path: '/interview-prep/stories/{id}', summary: 'Delete a story' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
