import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SavedSearch } from '../contract.ts'
import { alertFrequencies, frequencyLabels, searchAddress } from '../rules.ts'
import { formatSearch } from './search-words.ts'

/** One saved search. 'Run' opens the jobs page with the search, which closes the dialog. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { id, name, frequency } = search
  const { update, remove } = useSearchActions(search)
  const [isNaming, setNaming] = useState(false)
  return (
    <li className="rem">
      <div className="grow">
        {isNaming ? (
          <NameEditor
            name={name}
            onClose={() => setNaming(false)}
            onSave={(next) => update.mutate({ id, name: next, frequency }, { onSuccess: () => setNaming(false) })}
          />
        ) : (
          <>
            <p className="strong break-words">{name}</p>
            <p className="meta break-words">{formatSearch(search)}</p>
          </>
        )}
      </div>
      <div className="row wrap">
        <Select
          aria-label={`Emails about ${name}`}
          value={frequency}
          busy={update.isPending}
          options={alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
          onChange={({ target }) => {
            const next = alertFrequencies.find((value) => value === target.value)
            if (next) update.mutate({ id, name, frequency: next })
          }}
        />
        <ButtonLink to={searchAddress(search)} icon={Search} size="sm">
          Run<span className="vh"> {name}</span>
        </ButtonLink>
        <IconButton icon={Pencil} size="sm" label={`Rename ${name}`} onClick={() => setNaming(true)} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={() => void remove()} />
      </div>
    </li>
  )
}

function useSearchActions({ id, name }: SavedSearch) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const onSettled = () => refreshQueries(queryClient, api.jobAlerts.key())
  const update = useMutation(
    api.jobAlerts.update.mutationOptions({
      onSuccess: () => void toast.success('Saved search updated'),
      onError: errorToast('Failed to update saved search'),
      onSettled,
    }),
  )
  const removal = useMutation(
    api.jobAlerts.delete.mutationOptions({
      onSuccess: () => void toast.success('Saved search deleted'),
      onError: errorToast('Failed to delete saved search'),
      onSettled,
    }),
  )
  const remove = async () => {
    const question = {
      title: 'Delete saved search',
      text: `Delete “${name}”? You'll no longer get emails about it.`,
      action: 'Delete',
    }
    if (await confirm(question)) removal.mutate({ id })
  }
  return { update, remove }
}

function NameEditor({ name, onSave, onClose }: { name: string; onSave: (name: string) => void; onClose: () => void }) {
  const [text, setText] = useState(name)
  const save = () => (text.trim() === '' || text.trim() === name ? onClose() : onSave(text))
  return (
    <div className="row">
      <Input
        aria-label={`Name of ${name}`}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key !== 'Escape') return
          // do not let the dialog around the editor close
          event.stopPropagation()
          onClose()
        }}
      />
      <Button size="sm" variant="primary" onClick={save}>
        Save
      </Button>
    </div>
  )
}
