import { counted } from '#lib/count-word.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import type { ImportCheck } from '../../contract.ts'

const SHOWN = 20

/** The sets that an import makes or changes. */
export function ImportedSets({ sets }: Pick<ImportCheck, 'sets'>) {
  if (sets.length === 0) return null
  return (
    <section className="stack stack-3" aria-label="Question sets">
      <SectionHead title="Question sets" />
      <ul className="list">
        {sets.slice(0, SHOWN).map(({ name, isNew, questions }) => (
          <li key={name}>
            <span className="break-words">
              <b className="strong">{name}</b>{' '}
              <span className="meta">
                {isNew ? 'New set' : 'Existing set'}, {counted(questions, 'question')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {sets.length > SHOWN && <p className="meta">And {counted(sets.length - SHOWN, 'more set')}.</p>}
    </section>
  )
}
