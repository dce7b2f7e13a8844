import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { ImportReading } from '../../contract.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { ImportProblems } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import type { useImportChoices } from './use-import-choices.ts'

type Props<Reading extends ImportReading> = {
  fileName: string
  choices: ReturnType<typeof useImportChoices>
  query: UseQueryResult<Reading>
  /** 'application' */
  noun: string
  /** How many rows do something; by default the new and the changed ones. */
  acts?: (reading: Reading) => number
  start: { isPending: boolean; error: unknown; mutate: (reading: Reading) => void }
  onAgain: () => void
  /** The first rows as they will be stored, and notices of this import. */
  sample: (reading: Reading, isReading: boolean) => ReactNode
  notices?: (reading: Reading) => ReactNode
}

const UNREADABLE = "This file couldn't be read. Please try again."

/** The preview of every import: what a file is read as, what is asked, what an import would do, and the button that starts it. */
export function ImportPreview<Reading extends ImportReading>({ query, ...props }: Props<Reading>) {
  const { data, error } = query
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  // a refused choice must not take away the controls that change it
  const reading = data ?? last
  if (reading === undefined && errorCode(error)) return <Refused text={errorText(error, UNREADABLE)} {...props} />
  return (
    <QueryBoundary
      query={{ ...query, data: reading }}
      skeleton={<SkeletonRows rows={5} lead="none" label="Reading the file" />}
      errorText="This file couldn't be read"
    >
      {(shown) => <Shown {...props} reading={shown} isReading={query.isFetching} refusal={error} />}
    </QueryBoundary>
  )
}

function Refused({ text, onAgain }: { text: string; onAgain: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // the file input, which had the focus, is gone
  useEffect(() => focusWhenLost(() => button.current), [])
  return (
    <div className="stack stack-4">
      <Notice tone="error">{text}</Notice>
      <div>
        <Button ref={button} onClick={onAgain}>
          Choose another file
        </Button>
      </div>
    </div>
  )
}

type ShownProps<Reading extends ImportReading> = Omit<Props<Reading>, 'query'> & {
  reading: Reading
  isReading: boolean
  refusal: unknown
}

function Shown<Reading extends ImportReading>(props: ShownProps<Reading>) {
  const { fileName, choices, reading, isReading, refusal, start, sample, notices } = props
  const over = choices.over(reading)
  const error = refusal ?? start.error
  const fallback = refusal ? UNREADABLE : "The import couldn't be started. Please try again."
  return (
    <div className="stack stack-8">
      <ImportSummary fileName={fileName} reading={reading} choices={over} />
      <ImportQuestions reading={reading} choices={over} />
      {notices?.(reading)}
      {error != null && <Notice tone="error">{errorText(error, fallback)}</Notice>}
      <Actions {...props} isChecking={!choices.isSettled || isReading} isRefused={Boolean(refusal)} />
      <ImportColumns reading={reading} choices={over} busy={isReading} />
      {sample(reading, isReading)}
      <ImportProblems reading={reading} />
    </div>
  )
}

const newAndChanged = ({ counts }: ImportReading): number => counts.new + counts.changed

type ActionsProps<Reading extends ImportReading> = ShownProps<Reading> & { isChecking: boolean; isRefused: boolean }

function Actions<Reading extends ImportReading>(props: ActionsProps<Reading>) {
  const { reading, start, noun, isChecking, isRefused, onAgain, acts = newAndChanged } = props
  const { openQuestions } = reading
  const count = acts(reading)
  const isOpen = openQuestions > 0
  return (
    <div className="row wrap">
      {(count > 0 || isOpen) && (
        <Button
          variant="primary"
          // while the preview is read again the button keeps its place in the order of Tab
          busy={start.isPending || isChecking}
          disabled={isOpen || isRefused}
          aria-describedby={isOpen ? 'import-blocked' : undefined}
          onClick={() => start.mutate(reading)}
        >
          {count > 0 ? `Import ${counted(count, noun)}` : 'Import'}
        </Button>
      )}
      <Button variant="ghost" disabled={start.isPending} onClick={onAgain}>
        Choose another file
      </Button>
      {isOpen && (
        <span id="import-blocked" className="meta">
          Answer {counted(openQuestions, 'question')} first.
        </span>
      )}
      {count === 0 && !isOpen && <span className="meta">There is nothing to import.</span>}
    </div>
  )
}
