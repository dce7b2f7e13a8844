// The story bank: situations that somebody has told once, to be told again in practice, in letters and in applications. They are
// their writer's alone. A story needs a title; its four parts are told one after the other, and may be empty meanwhile.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { mostPartCharacters, mostStories, mostTagCharacters, mostTags, mostTitleCharacters } from './rules.ts'

const part = typedText(mostPartCharacters).default('')
const isOnce = (tags: string[]) => new Set(tags.map((tag) => tag.toLocaleLowerCase('en'))).size === tags.length

export const StoryFields = z.object({
  title: typedLine(mostTitleCharacters, 'Please give it a title'),
  situation: part,
  task: part,
  action: part,
  result: part,
  /** What it shows: 'leadership', 'conflict', a skill. */
  tags: z
    .array(typedLine(mostTagCharacters, 'Please write a tag'))
    .max(mostTags, `At most ${mostTags} tags`)
    .refine(isOnce, 'Please write each tag once')
    .default([]),
})
export type StoryFields = z.output<typeof StoryFields>

export const Story = StoryFields.extend({ id: Id, createdAt: Timestamp, updatedAt: Timestamp })
export type Story = z.output<typeof Story>

const One = z.object({ id: Id })

export const storiesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/interview-prep/stories',
      summary: 'The own stories that match, the last changed first',
    })
    .input(z.object({ search: typedText(100).optional(), tag: typedText(mostTagCharacters).optional() }))
    .output(
      z.object({
        items: z.array(Story),
        /** How many there are at all, and every tag of theirs, the commonest first. */
        total: z.number().int(),
        tags: z.array(z.string()),
      }),
    ),
  /** The story's id is made by whoever asks: asking again after a lost connection stores nothing twice. */
  create: procedure
    .errors({
      TOO_MANY_STORIES: {
        status: 409,
        message: `Your story bank holds ${mostStories} stories. Delete one that you no longer tell.`,
      },
    })
    .route({ method: 'POST', path: '/interview-prep/stories', summary: 'Keep a story' })
    .input(One.extend(StoryFields.shape))
    .output(Story),
  /** `seen` is when the story last changed for whoever writes. */
  update: procedure
    .errors({
      STORY_CHANGED: { status: 409, message: 'This story has changed meanwhile. Look it over, then save again.' },
    })
    .route({ method: 'POST', path: '/interview-prep/stories/{id}', summary: 'Change a story' })
    .input(One.extend({ seen: Timestamp, ...StoryFields.shape }))
    .output(Story),
  delete: procedure
    .route({ method: 'DELETE', path: '/interview-prep/stories/{id}', summary: 'Delete a story' })
    .input(One)
    .output(z.object({ deleted: z.literal(true) })),
}
