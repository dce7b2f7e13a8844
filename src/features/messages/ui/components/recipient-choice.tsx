import { companyLabels } from '#features/applications/rules.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { Recipient } from '../../contract.ts'
import { maxRecipients } from '../../rules.ts'

/** The recipients of the message: selected one by one, or all up to the limit. */
export function RecipientChoice({
  people,
  note,
  ticked,
  onTick,
  onChoose,
}: {
  people: Recipient[]
  note?: string | undefined
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  onChoose: (people: Recipient[]) => void
}) {
  const chosen = people.filter(({ applicationId }) => ticked.has(applicationId))
  const reachable = people.slice(0, maxRecipients)
  const hasAll = chosen.length > 0 && chosen.length >= reachable.length
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(id)
    else next.delete(id)
    onTick(next)
  }
  const isTooMany = chosen.length > maxRecipients
  return (
    <>
      <DialogBody className="stack stack-4">
        {note && <Notice tone="info">{note}</Notice>}
        <Checkbox
          label={people.length > maxRecipients ? `Newest ${maxRecipients}` : `All ${people.length}`}
          checked={hasAll}
          mixed={chosen.length > 0 && !hasAll}
          onChange={() => onTick(new Set(hasAll ? [] : reachable.map(({ applicationId }) => applicationId)))}
        />
        <ul className="list">
          {people.map(({ applicationId, name, status, lastWrittenAt }) => (
            <li key={applicationId} className="row between wrap">
              <Checkbox
                label={name}
                checked={ticked.has(applicationId)}
                onChange={(event) => toggle(applicationId, event.target.checked)}
              />
              <span className="meta">
                {companyLabels[status]}
                {lastWrittenAt && (
                  <>
                    , last message on <Day at={lastWrittenAt} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot
        start={
          <span className="meta" role="status">
            {isTooMany ? `Up to ${maxRecipients} at once` : `${chosen.length} selected`}
          </span>
        }
      >
        <Button variant="primary" disabled={chosen.length === 0 || isTooMany} onClick={() => onChoose(chosen)}>
          Write message
        </Button>
      </DialogFoot>
    </>
  )
}
