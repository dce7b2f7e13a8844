import { useState } from 'react'
import { useSettled } from '#ui/use-settled.ts'
import type { ImportReading } from '../../contract.ts'

type Chosen = Pick<ImportReading['chosen'], 'columns' | 'answers'>
type State = {
  sheet: number | undefined
  /** null until the user changes something: the server then uses the choices of the last file with the same columns. */
  own: Chosen | null
  /** Whether the first of the own choices were remembered ones. */
  isRemembered: boolean
}

/** The preview is requested after the last of several quick changes. */
const REST_MS = 350
const untouched: State = { sheet: undefined, own: null, isRemembered: false }

/** What the user chose for a file; `request` is sent with its preview, and `over` gives the choices on top of a preview. */
export function useImportChoices() {
  const [state, setState] = useState(untouched)
  const settled = useSettled(state, REST_MS)
  return {
    request: {
      sheet: settled.sheet,
      columns: settled.own?.columns ?? {},
      answers: settled.own?.answers ?? {},
      recalls: settled.own === null,
    },
    /** Whether `request` has all choices. */
    isSettled: settled === state,
    over: (reading: ImportReading) => choicesOver(reading, state, setState),
  }
}

export type ImportRequest = ReturnType<typeof useImportChoices>['request']
export type ImportChoices = ReturnType<typeof choicesOver>

function choicesOver(reading: ImportReading, state: State, setState: (next: (before: State) => State) => void) {
  const change = (edit: (chosen: Chosen) => Partial<Chosen>) =>
    setState((before) => {
      const chosen = before.own ?? reading.chosen
      const isRemembered = before.own ? before.isRemembered : reading.chosen.isRemembered
      return { ...before, isRemembered, own: { columns: chosen.columns, answers: chosen.answers, ...edit(chosen) } }
    })
  const chosen = state.own ?? reading.chosen
  return {
    isRemembered: state.own ? state.isRemembered : reading.chosen.isRemembered,
    /** The key of the field that a column is read as; '' for a column that is not imported. */
    fieldOf: (at: number): string => chosen.columns[at] ?? reading.columns[at]?.field ?? '',
    answerOf: (id: string): string | null => chosen.answers[id] ?? null,
    chooseColumn: (at: number, key: string) =>
      change(({ columns }) => ({ columns: moveField(reading, columns, at, key) })),
    /** null takes an answer back. */
    answer: (answers: Record<string, string | null>) =>
      change((before) => {
        const given = Object.entries({ ...before.answers, ...answers }).filter(([, answer]) => answer !== null)
        return {
          answers: Object.fromEntries(given) as Record<string, string>,
          columns: withoutAsked(reading, before.columns, answers),
        }
      }),
    chooseSheet: (sheet: number) => setState(() => ({ ...untouched, sheet })),
    /** Without the choices of the last file. */
    startOver: () => setState(({ sheet }) => ({ sheet, own: { columns: {}, answers: {} }, isRemembered: false })),
  }
}

/** Columns of a question that is answered are what the answer makes of them, and no longer left out. */
function withoutAsked(
  { questions }: ImportReading,
  columns: Chosen['columns'],
  answers: Record<string, string | null>,
): Chosen['columns'] {
  const asked = questions.filter(({ id, kind }) => kind === 'column' && id in answers)
  const places = new Set(asked.flatMap(({ options }) => options.map(({ value }) => value)))
  return Object.fromEntries(Object.entries(columns).filter(([at, key]) => key !== '' || !places.has(at)))
}

/** A field that only one column can be is taken from the column that had it. */
function moveField({ columns: read, fields }: ImportReading, columns: Chosen['columns'], at: number, key: string) {
  const isOne = key !== '' && fields.find((field) => field.key === key)?.many !== true
  const others = read.flatMap(({ field }, place) =>
    isOne && place !== at && (columns[place] ?? field) === key ? [[String(place), '']] : [],
  )
  return { ...columns, ...Object.fromEntries(others), [at]: key }
}
