import { BookPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'
import { mostTitleCharacters, storyOfAnswer } from '../../rules.ts'
import type { Begun } from '../use-story-form.ts'

const StoryDialog = loadLater(async () => (await import('../story-dialog.tsx')).StoryDialog)

type Props = {
  /** The practised answer, or the draft of one: its story is told from others by this. */
  answerId: string
  question: { title: string; content: string; tags: readonly string[] }
  text: string
}

/** Keeps a practised answer as a story: its passages stand under the parts that they tell, to be looked over and saved. */
export function SaveAsStory({ answerId, question, text }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const begin = async () => {
    // the engine comes when it is asked for
    const { scoreAnswer } = await import('#features/answer-feedback/score/score-answer.ts')
    const { steps, parts } = scoreAnswer({ question: { ...question, questionType: 'behavioral' }, text })
    const told = steps.length > 0 ? parts.flatMap(({ key, spans }) => (key === 'structure' ? spans : [])) : []
    const title = question.title.slice(0, mostTitleCharacters)
    setBegun({ key: `answer-${answerId}`, fields: { title, ...storyOfAnswer(text, told), tags: [] } })
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
