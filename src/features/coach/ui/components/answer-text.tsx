import type { ReactNode } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { Source } from '../../contract.ts'
import '#ui/styles/talk.css'
import './coach.css'

/** Renders the coach's text: paragraphs, lists, bold words and source marks. Everything else is plain text, never markup. */
export function AnswerText({ text, sources, isWriting }: { text: string; sources: Source[]; isWriting?: boolean }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim())
  return blocks.map((block, index) => {
    const caret = isWriting && index === blocks.length - 1 ? <span className="caret" /> : null
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
    return <Block key={index} block={block.trim()} sources={sources} caret={caret} />
  })
}

function Block({ block, sources, caret }: { block: string; sources: Source[]; caret: ReactNode }) {
  const lines = block.split('\n')
  const firstItem = lines.findIndex((line) => line.startsWith('- '))
  if (firstItem < 0)
    return (
      <p>
        <Line text={lines.join(' ')} sources={sources} />
        {caret}
      </p>
    )
  const intro = lines.slice(0, firstItem).join(' ')
  const items = lines.slice(firstItem)
  return (
    <>
      {intro && (
        <p>
          <Line text={intro} sources={sources} />
        </p>
      )}
      <ul className="answer-list">
        {items.map((item, index) => (
          <li key={item}>
            <Line text={item.replace(/^- /, '')} sources={sources} />
            {index === items.length - 1 && caret}
          </li>
        ))}
      </ul>
    </>
  )
}

function Line({ text, sources }: { text: string; sources: Source[] }) {
  return text.split(/(\[\d{1,2}\]|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    const mark = /^\[(\d+)\]$/.exec(part)
    if (!mark) return part
    const source = sources[Number(mark[1]) - 1]
    if (!source) return null
    return (
      <AppLink
        key={key}
        className="sup"
        to={source.href}
        aria-label={`Source ${mark[1]}: ${source.title}, ${source.detail}`}
      >
        {mark[1]}
      </AppLink>
    )
  })
}
