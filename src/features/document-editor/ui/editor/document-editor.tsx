import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { useSession } from '#features/accounts/ui/queries.ts'
import type { Design } from '#features/document-content/design.ts'
import { DownloadMenu } from '#features/documents/ui/components/download-menu.tsx'
import { documentsKey } from '#features/documents/ui/queries.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { EditedDocument } from './edited-document.ts'
import { EditorHead } from './editor-head.tsx'
import { type EditorKind, type StoredDocument, storedQuery } from './editor-kind.ts'
import { EditorNotices } from './editor-notices.tsx'
import { EditorPanes } from './editor-panes.tsx'
import { LeaveEditor } from './leave-editor.tsx'
import { useDraft } from './use-draft.ts'
import { type Editor, useEditor } from './use-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useHistory } from './use-history.ts'
import { announceSaved, useFollowStoredVersion, useSavedInOtherTab } from './use-other-tabs.ts'
import { usePreview } from './use-preview.ts'
import { VersionsDrawer } from './versions-drawer.tsx'
import '../editor.css'

export type FieldToOpen = { id: string; field?: string | undefined }
export type EditorSlots<C extends FieldValues> = {
  form: UseFormReturn<C>
  /** The place to open in the form, after a click on the preview or on a lost point. */
  going: FieldToOpen | null
  onGo: (place: FieldToOpen) => void
  /** Called with the part that the user is editing, so that the preview can follow. */
  onPart: (id: string) => void
  design: Design
  onDesign: (design: Design) => void
}
export type DocumentEditorProps<C extends FieldValues> = {
  kind: EditorKind<C>
  id: string
  isNew: boolean
  opened: Omit<StoredDocument<C>, 'id' | 'revision'> & { revision: number | null }
  onCreated: (id: string) => void
  renderForm: (slots: EditorSlots<C>) => ReactNode
  /** Rendered in the header, before Download. */
  renderTools?: (slots: EditorSlots<C>) => ReactNode
  /** Rendered above the pages. */
  renderPageTools: (slots: EditorSlots<C>) => ReactNode
}

/** An open document: its form, its pages, and protection against lost changes. */
export function DocumentEditor<C extends FieldValues>(props: DocumentEditorProps<C>) {
  const { kind, id, isNew, opened, onCreated } = props
  const form = useForm<C>({ defaultValues: opened.content as DefaultValues<C> })
  const save = useStore(kind, id)
  const userId = useSession().viewer?.userId ?? ''
  const place = useMemo(() => ({ userId, kind: kind.kind, id }), [userId, kind.kind, id])
  const editor = useEditor<C>({ place, form, opened, save, parts: kind.parts, onCreated: () => onCreated(id) })
  const history = useHistory(form, editor)
  useEditorKeys({ ...history, save: () => void editor.save(true) })
  const { replace } = history
  const draft = useDraft(kind, { ...editor, replace }, { opened, isNew })
  useStored(kind, editor)
  const ways = useWaysOn(kind, { ...editor, replace })
  const [part, setPart] = useState<string | null>(null)
  const [going, setGoing] = useState<FieldToOpen | null>(null)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const preview = usePreview(form, editor.design, kind)
  const slots = { form, going, onGo: setGoing, onPart: setPart, design: editor.design, onDesign: editor.setDesign }
  const { state } = editor
  return (
    // inert until hydration, because clicks and typed text would be lost before that
    <div className="ed" inert={!useHydrated()}>
      <EditorHead
        title={{ value: editor.title, placeholder: kind.texts.untitled, onChange: editor.setTitle }}
        state={state}
        history={history}
        onSave={() => void editor.save(true)}
        onVersions={() => setVersionsOpen(true)}
      >
        {props.renderTools?.(slots)}
        <DownloadMenu
          kind={kind.kind}
          id={id}
          isSaved={editor.revision.current !== null}
          hasUnsavedEdits={state !== 'saved'}
        />
      </EditorHead>
      <EditorNotices
        noun={kind.noun}
        state={state}
        isUnreadable={opened.isUnreadable}
        draftAt={draft.at}
        onRestore={draft.restore}
        onDiscard={draft.discard}
        {...ways}
      />
      <EditorPanes
        form={props.renderForm(slots)}
        preview={{
          ...preview,
          what: kind.noun,
          onRetry: preview.retry,
          part,
          onPart: (pressed) => {
            setPart(pressed)
            setGoing({ id: pressed })
          },
          tools: props.renderPageTools(slots),
        }}
      />
      <VersionsDrawer
        kind={kind}
        id={id}
        open={areVersionsOpen}
        onOpenChange={setVersionsOpen}
        written={editor.written}
        onRestore={async (version) => {
          // the current state also becomes a version, so that restoring can be undone
          if (!(await editor.save(true))) return
          replace(version)
          await editor.save(true)
        }}
      />
      <LeaveEditor state={state} onSave={editor.save} isOwn={(path) => path.endsWith(id)} />
    </div>
  )
}

/** Saves the content, and updates lists and other tabs. */
function useStore<C extends FieldValues>(kind: EditorKind<C>, id: string) {
  const queryClient = useQueryClient()
  return useCallback(
    async (written: EditedDocument<C>, how: { from: number | null; isByHand: boolean }) => {
      const answer = await kind.save(id, written, how)
      queryClient.setQueryData<StoredDocument<C>>(storedQuery(kind, id).queryKey, {
        ...written,
        ...answer,
        id,
        isUnreadable: false,
      })
      // in the background: saves happen while the user types, and the list is on another page
      void queryClient.invalidateQueries({ queryKey: documentsKey() })
      announceSaved(id)
      return answer
    },
    [kind, id, queryClient],
  )
}

function useStored<C extends FieldValues>(kind: EditorKind<C>, editor: Editor<C>) {
  const queryClient = useQueryClient()
  const { id } = editor.place
  const query = storedQuery(kind, id)
  const stored = useQuery({ ...query, enabled: editor.revision.current !== null }).data
  useFollowStoredVersion(editor, stored)
  const look = useCallback(
    // in the background: another page saved it, so no button depends on it
    () => void queryClient.invalidateQueries({ queryKey: ['stored-document', kind.kind, id] }),
    [queryClient, kind.kind, id],
  )
  useSavedInOtherTab(id, look)
}

/** The options for resolving a conflict between two editors. The user chooses one, and none of them loses text. */
function useWaysOn<C extends FieldValues>(kind: EditorKind<C>, editor: Editor<C>) {
  const router = useRouter()
  const { id } = editor.place
  const withFailureToast = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toast.error({ title: 'Error', description: errorText(error, `Failed to update ${kind.noun}`) })
    }
  }
  return {
    onLoadOther: () =>
      withFailureToast(async () => {
        const other = await kind.load(id)
        editor.replace(other, { revision: other.revision, isSaved: true })
      }),
    onOverwrite: () => withFailureToast(async () => editor.takeOver((await kind.load(id)).revision)),
    onCopy: () =>
      withFailureToast(async () => {
        const edited = editor.written()
        const copy = newId()
        const title = `${edited.title || kind.texts.untitled} (copy)`.slice(-100)
        await kind.save(copy, { ...edited, title }, { from: null, isByHand: true })
        editor.discardLocalDraft()
        await router.navigate({ to: `${kind.path}/edit/${copy}` as string, ignoreBlocker: true })
      }),
  }
}
