import { useState } from 'react'
import { SortableList } from '#ui/primitives/sortable.tsx'
import { AddButton } from '../add-button.tsx'
import { usePlaces } from '../places.tsx'
import { Improve } from './improve.tsx'
import { LineRow } from './line-row.tsx'
import { TextTools } from './text-tools.tsx'
import { useLines } from './use-lines.ts'
import '../../resume-form.css'

type Props = {
  name: string
  label: string
  /** The noun for one line: 'Responsibility'. */
  noun: string
  add: string
}

/** A list of short texts. Enter adds a line below, and a pasted list becomes several lines (BUILD-12, BUILD-14). */
export function LinesField({ name, label, noun, add }: Props) {
  const lines = useLines(name, noun)
  const { announce } = usePlaces()
  const [active, setActive] = useState('')
  // improve the line that was edited last
  const current = Math.max(0, lines.ids.indexOf(active))
  const shifted: typeof lines = {
    ...lines,
    shift: (index, by, event) => {
      lines.shift(index, by, event)
      announce(`${noun} moved to position ${index + by + 1} of ${lines.lines.length}`)
    },
  }
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <SortableList
        ids={lines.ids}
        noun={noun.toLowerCase()}
        nameOf={(id) => lines.textOf(lines.ids.indexOf(id))}
        onMove={lines.move}
      >
        {(order) => (
          <ol className="rs-lines">
            {order.map((id) => (
              <LineRow
                key={id}
                name={name}
                id={id}
                index={lines.ids.indexOf(id)}
                noun={noun}
                lines={shifted}
                onFocus={() => setActive(id)}
              />
            ))}
          </ol>
        )}
      </SortableList>
      <Improve
        kind="responsibility"
        text={lines.textOf(current)}
        onAccept={(text) => lines.change(current, text)}
        actions={
          <>
            <AddButton isFull={lines.isFull} many={label.toLowerCase()} onAdd={lines.add}>
              {add}
            </AddButton>
            <TextTools
              element={() => lines.elementAt(current)}
              onChange={(text) => lines.change(current, text)}
              sub={{
                isSub: lines.isSub(current),
                isPossible: current > 0,
                onSub: (isSub) => lines.setSub(current, isSub),
              }}
            />
          </>
        }
      />
    </fieldset>
  )
}
