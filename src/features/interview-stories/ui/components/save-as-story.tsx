import { BookPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { maxTitleCharacters, storyOfAnswer } from '../../rules.ts'
import type { Begun } from '../use-story-form.ts'

const StoryDialog = lazyComponent(async () => (await import('../story-dialog.tsx')).StoryDialog)

type Props = {
  /** The id of the practice answer or of its draft. The draft of the story is stored under it. */
  answerId: string
  question: { title: string; content: string; tags: readonly string[] }
  text: string
}

/** Opens the story dialog with the passages of a practice answer in the matching parts. The user reviews and saves them. */
export function SaveAsStory({ answerId, question, text }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = async () => {
    // load the scoring engine only when it is needed
    const { scoreAnswer } = await import('#features/answer-feedback/score/score-answer.ts')
    const { steps, parts } = scoreAnswer({ question: { ...question, questionType: 'behavioral' }, text })
    const spansOfSteps = steps.length > 0 ? parts.flatMap(({ key, spans }) => (key === 'structure' ? spans : [])) : []
    const title = question.title.slice(0, maxTitleCharacters)
    setBegun({ key: `answer-${answerId}`, fields: { title, ...storyOfAnswer(text, spansOfSteps), tags: [] } })
  }
  return (
    <>
      <Button size="sm" icon={BookPlus} onClick={() => void begin()}>
        Save as story
      </Button>
      {begun && <StoryDialog story={null} begin={begun} onClose={() => setBegun(null)} />}
    </>
  )
}
