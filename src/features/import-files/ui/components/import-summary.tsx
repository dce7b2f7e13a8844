import { useEffect, useId, useRef } from 'react'
import { counted } from '#lib/count-word.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportReading } from '../../contract.ts'
import type { ImportChoices } from './use-import-choices.ts'
import '../import-files.css'

type Props = { fileName: string; reading: ImportReading; choices: ImportChoices }

const formats: Record<ImportReading['file']['format'], string> = {
  csv: 'a text file (CSV)',
  xlsx: 'an Excel workbook',
  ods: 'an OpenDocument spreadsheet',
  json: 'a JSON file',
  xml: 'an XML file',
  vcf: 'a file of vCards',
}

/** What a file is, and what its import would do. */
export function ImportSummary({ fileName, reading, choices }: Props) {
  const { format, system, rows, sheets, around, isCut } = reading.file
  const sentence = useRef<HTMLParagraphElement>(null)
  // the file input, which had the focus, is gone
  useEffect(() => focusWhenLost(() => sentence.current), [])
  const startOver = () => {
    choices.startOver()
    focusWhenLost(() => sentence.current)
  }
  return (
    <div className="stack stack-4">
      <p tabIndex={-1} ref={sentence}>
        <b className="strong break-words">{fileName}</b> is {formats[format]}
        {system && ` from ${system}`} with {counted(rows, 'row')}.
      </p>
      <Counts reading={reading} />
      {choices.isRemembered && (
        <Notice title="Same choices as last time.">
          This file has the same columns as your last one.{' '}
          <button type="button" onClick={startOver}>
            Start over
          </button>
        </Notice>
      )}
      {isCut && (
        <Notice tone="warn">
          This file has more rows than one import can have. Only the first {rows.toLocaleString('en-US')} are read. Put
          the rest in another file.
        </Notice>
      )}
      {sheets.length > 1 && <Sheets reading={reading} choices={choices} />}
      {around.length > 0 && <Around around={around} />}
    </div>
  )
}

const kinds: { key: keyof ImportReading['counts']; label: string }[] = [
  { key: 'new', label: 'new' },
  { key: 'changed', label: 'updated' },
  { key: 'same', label: 'unchanged' },
  { key: 'leftOut', label: 'left out' },
  { key: 'refused', label: "can't be imported" },
  { key: 'asked', label: 'with open questions' },
]

function Counts({ reading: { counts } }: { reading: ImportReading }) {
  return (
    <div role="status">
      <ul className="import-counts" aria-label="Rows of the file">
        {kinds
          .filter(({ key }) => key === 'new' || counts[key] > 0)
          .map(({ key, label }) => (
            <li key={key}>
              <b>{counts[key].toLocaleString('en-US')}</b> {label}
            </li>
          ))}
      </ul>
    </div>
  )
}

function Sheets({ reading: { file }, choices }: Pick<Props, 'reading' | 'choices'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Sheet</label>
      <Select
        id={id}
        className="max-w-sm"
        value={String(file.sheet)}
        options={file.sheets.map((name, at) => ({ value: String(at), label: name || `Sheet ${at + 1}` }))}
        onChange={({ target }) => choices.chooseSheet(Number(target.value))}
      />
    </div>
  )
}

function Around({ around }: { around: ImportReading['file']['around'] }) {
  return (
    <details className="import-fold">
      <summary>{counted(around.length, 'line')} around the table left out</summary>
      <ul className="list">
        {around.map(({ row, text }) => (
          <li key={row} className="refused-line">
            <span className="strong num">Row {row}</span> {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
