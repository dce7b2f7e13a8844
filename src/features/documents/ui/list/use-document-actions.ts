import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { documentsKey } from '../queries.ts'
import { capitalize, kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'

type Named = Pick<ListedDocument, 'id' | 'kind' | 'title'>

type Verb = (kind: Named['kind'], id: string) => Promise<unknown>

const makeDefault: Verb = (kind, id) =>
  kind === 'resume' ? client.documents.setDefaultResume({ id }) : client.documents.setDefaultLetter({ id })
const copy: Verb = (kind, id) =>
  kind === 'resume' ? client.documents.duplicateResume({ id }) : client.documents.duplicateLetter({ id })
const discard: Verb = (kind, id) =>
  kind === 'resume' ? client.documents.deleteResume({ id }) : client.documents.deleteLetter({ id })
const retitle = (kind: Named['kind'], input: { id: string; title: string }): Promise<unknown> =>
  kind === 'resume' ? client.documents.renameResume(input) : client.documents.renameLetter(input)

/** Shows what failed in the specified texts (DOCS-24); `gone` if the document no longer exists. */
const failed = (text: string, gone: string) => (error: unknown) =>
  void toast.error({
    title: 'Error',
    description: errorCode(error) === 'NOT_FOUND' ? gone : errorText(error, text),
  })

/** The selected tab, which shows the new count. */
const openTab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')

/** The actions of a document in the list; lists and counts update immediately. */
export function useDocumentActions() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const refresh = () => refreshQueries(queryClient, documentsKey(), api.scores.key())
  const setDefault = useMutation({
    mutationKey: ['default-document'],
    mutationFn: ({ kind, id }: Named) => makeDefault(kind, id),
    onSuccess: (_, { kind }) => void toast.success(`Default ${kindTexts[kind].one} updated`),
    onError: (error, { kind }) =>
      failed(`Failed to set default ${kindTexts[kind].one}`, `Failed to fetch ${kindTexts[kind].one}`)(error),
    onSettled: refresh,
  })
  const duplicate = useMutation({
    mutationKey: ['copy-document'],
    mutationFn: ({ kind, id }: Named) => copy(kind, id),
    onSuccess: (_, { kind }) => void toast.success(`${capitalize(kindTexts[kind].one)} created successfully`),
    onError: (error, { kind }) =>
      failed(`Failed to create ${kindTexts[kind].one}`, `Failed to fetch ${kindTexts[kind].one}`)(error),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationKey: ['delete-document'],
    mutationFn: ({ kind, id }: Named) => discard(kind, id),
    onSuccess: (_, { kind }) => void toast.success(`${capitalize(kindTexts[kind].one)} deleted successfully`),
    onError: (error, { kind }) =>
      failed(`Failed to delete ${kindTexts[kind].one}`, `Failed to fetch ${kindTexts[kind].one} for deletion`)(error),
    onSettled: () => refresh().then(() => focusWhenLost(openTab)),
  })
  const askToRemove = async (document: Named) => {
    const isConfirmed = await confirm({
      title: `Delete ${kindTexts[document.kind].One}`,
      text: `Are you sure you want to delete "${document.title}"? This action cannot be undone.`,
      action: 'Delete',
    })
    if (isConfirmed) remove.mutate(document)
  }
  const rename = async ({ kind, id }: Named, title: string) => {
    await retitle(kind, { id, title })
    toast.success(`${capitalize(kindTexts[kind].one)} updated successfully`)
    await refresh()
  }
  const setTags = async ({ kind, id }: Named, tags: string[]) => {
    await client.documents.setTags({ kind, id, tags })
    toast.success('Tags saved')
    await refresh()
  }
  const isBusy = (id: string) => [setDefault, duplicate, remove].some((one) => one.isPending && one.variables.id === id)
  return { isBusy, setDefault: setDefault.mutate, duplicate: duplicate.mutate, askToRemove, rename, setTags }
}
export type DocumentActions = ReturnType<typeof useDocumentActions>
