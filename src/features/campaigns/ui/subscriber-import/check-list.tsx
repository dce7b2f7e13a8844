import { useQueryClient } from '@tanstack/react-query'
import { Ban, Check } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { counted } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { type SubscriberCheck, subscriberImportErrors } from '../../subscriber-import-contract.ts'

type Props = { file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview of a list of subscribers; nothing is stored before the button is pressed. */
export function CheckList({ file, onStarted, onAgain }: Props) {
  const [consent, setConsent] = useState('')
  const queryClient = useQueryClient()
  const preview = useImportPreview({
    file,
    check: (input) => api.subscriberImports.check.queryOptions({ input }),
    start: async (request, { counts }) => {
      if (consent.trim() === '' && addsPeople(counts)) throw new Error(subscriberImportErrors.CONSENT_REQUIRED.message)
      return client.subscriberImports.start({ ...request, consent })
    },
    onStarted: async () => {
      await refreshQueries(queryClient, api.subscriberImports.list.key())
      onStarted()
    },
  })
  const { start } = preview
  const isMissing = start.isError && consent.trim() === ''
  return (
    <ImportPreview
      {...preview}
      noun="row"
      acts={({ counts, keptOff }) => counts.new + counts.changed + keptOff}
      start={isMissing ? { ...start, error: null } : start}
      onAgain={onAgain}
      notices={(check) => (
        <>
          <Leavers {...check} />
          {addsPeople(check.counts) && <Consent value={consent} onChange={setConsent} isMissing={isMissing} />}
        </>
      )}
      sample={({ sample }, isReading) => (
        <ImportSample label="First people of the list" rows={sample} columns={columns} busy={isReading} />
      )}
    />
  )
}

/** People who left elsewhere are only kept off the list: no one needs to have agreed. */
const addsPeople = ({ new: added, changed }: SubscriberCheck['counts']): boolean => added + changed > 0

function Leavers({ left, ended }: SubscriberCheck) {
  if (left === 0) return null
  return (
    <Notice>
      According to this list, {left === 1 ? '1 person has' : `${left.toLocaleString('en-US')} people have`}{' '}
      unsubscribed. We won't email them.{ended > 0 && ` ${counted(ended, 'subscription')} from earlier lists will end.`}
    </Notice>
  )
}

type ConsentProps = { value: string; onChange: (value: string) => void; isMissing: boolean }

function Consent({ value, onChange, isMissing }: ConsentProps) {
  return (
    <div className="field">
      <label className="label" htmlFor="import-consent">
        How did these people agree?
      </label>
      <Textarea
        id="import-consent"
        rows={2}
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={isMissing}
        aria-describedby="import-consent-help"
      />
      <div className="help" id="import-consent-help">
        By importing, you confirm that each of them agreed to get our newsletter. Your answer is saved with each
        address.
      </div>
      <div role="alert">
        {isMissing && <Notice tone="error">{subscriberImportErrors.CONSENT_REQUIRED.message}</Notice>}
      </div>
    </div>
  )
}

type Person = SubscriberCheck['sample'][number]

const changeLabels = {
  new: null,
  changed: 'Updated',
  same: 'Unchanged',
  ended: 'Will be unsubscribed',
  kept_off: null,
  kept: 'Left as it is',
} as const
const reasons = {
  complained: 'Complained',
  bounced: 'Bounced',
  cleaned: 'Cleaned from the list',
  unsubscribed: 'Unsubscribed',
  unconfirmed: 'Never confirmed',
  'never agreed': 'Never agreed',
} as const

const columns = [
  {
    id: 'email',
    head: 'Address',
    lead: true,
    cell: ({ email, change }: Person) => (
      <>
        <b className="strong break-words">{email}</b>{' '}
        {changeLabels[change] && <Badge tone="line">{changeLabels[change]}</Badge>}
      </>
    ),
  },
  { id: 'name', head: 'Name', cell: ({ name }: Person) => name ?? '-' },
  { id: 'state', head: 'State', cell: State },
  {
    id: 'subscribed',
    head: 'Subscribed',
    cell: ({ subscribedOn, isActive }: Person) =>
      subscribedOn ? longDay(subscribedOn) : isActive ? 'Day of import' : '-',
  },
  { id: 'tags', head: 'Tags', cell: ({ tags }: Person) => tags.join(', ') || '-' },
]

function State({ isActive, reason, leftOn }: Person) {
  return (
    <>
      <Pill tone={isActive ? 'accepted' : 'withdrawn'} icon={isActive ? Check : Ban}>
        {isActive ? 'Active' : reason ? reasons[reason] : 'Left'}
      </Pill>
      {!isActive && leftOn && <div className="meta">{longDay(leftOn)}</div>}
    </>
  )
}
