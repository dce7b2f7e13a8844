import { counted } from '#lib/count-word.ts'
import { Switch } from '#ui/primitives/choice.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { ImportCheck } from '../../contract.ts'
import '../job-import.css'

type Props = { rows: ImportCheck['applicants']; isUsed: boolean; onUse: (isUsed: boolean) => void }

const SHOWN = 5

/** Rows whose text says who may apply. It is imported only if the user confirms it. */
export function StatedApplicants({ rows, isUsed, onUse }: Props) {
  const label = 'Use what the text says about who can apply'
  return (
    <div className="stack stack-3">
      <Switch checked={isUsed} onChange={({ target }) => onUse(target.checked)} label={label} />
      {rows.length > 0 && (
        <Notice tone="info" title={`${counted(rows.length, 'row says', 'rows say')} who can apply`}>
          <ul>
            {rows.slice(0, SHOWN).map(({ row, quote, openTo }) => (
              <li key={row} className="applicant-line">
                Row {row}: “{quote}” {openTo}?
              </li>
            ))}
          </ul>
          {rows.length > SHOWN && <p>And {(rows.length - SHOWN).toLocaleString('en-US')} more.</p>}
        </Notice>
      )}
    </div>
  )
}
