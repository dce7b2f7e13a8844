import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, client } from '#client/api.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { Select } from '#ui/primitives/select.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { ImportKind } from '../rules.ts'
import { ApplicationSample, ContactSample } from './first-rows.tsx'

type Props = { file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview of a file for the tracker; nothing is stored before the button is pressed. */
export function CheckTrackerFile({ file, onStarted, onAgain }: Props) {
  const [kind, setKind] = useState<ImportKind>()
  const queryClient = useQueryClient()
  const preview = useImportPreview({
    file,
    check: (request) => api.trackerImports.check.queryOptions({ input: { ...request, kind } }),
    start: (request, { kind: shown }) => client.trackerImports.start({ ...request, kind: shown }),
    onStarted: async () => {
      await refreshQueries(queryClient, api.trackerImports.list.key())
      onStarted()
    },
  })
  return (
    <ImportPreview
      {...preview}
      noun={preview.query.data?.kind === 'contacts' ? 'contact' : 'application'}
      onAgain={onAgain}
      notices={(check) => (
        <KindChoice
          kind={kind ?? check.kind}
          onChange={(next) => {
            setKind(next)
            // columns and answers of one kind say nothing of the other
            preview.choices.over(check).startOver()
          }}
        />
      )}
      sample={(check, isReading) =>
        check.kind === 'contacts' ? (
          <ContactSample rows={check.contacts} busy={isReading} />
        ) : (
          <ApplicationSample rows={check.applications} busy={isReading} />
        )
      }
    />
  )
}

const kinds = [
  { value: 'applications', label: 'Applications' },
  { value: 'contacts', label: 'Contacts at companies' },
]

function KindChoice({ kind, onChange }: { kind: ImportKind; onChange: (kind: ImportKind) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        What does this file list?
      </label>
      <Select
        id={id}
        className="max-w-sm"
        value={kind}
        options={kinds}
        onChange={({ target }) => onChange(target.value === 'contacts' ? 'contacts' : 'applications')}
        aria-describedby={`${id}-help`}
      />
      <div className="help" id={`${id}-help`}>
        {kind === 'contacts'
          ? 'A contact is added to your newest application to the same company. Contacts of other companies are left out.'
          : 'Jobs that you saved but did not apply for are left out.'}
      </div>
    </div>
  )
}
