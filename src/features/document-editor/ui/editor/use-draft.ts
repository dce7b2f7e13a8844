import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EditedDocument } from './edited-document.ts'
import type { EditorKind } from './editor-kind.ts'
import { type Draft, type DraftPlace, deleteDraft, findNewDraft, readDraft } from './local-draft.ts'
import type { Editor } from './use-editor.ts'

/** An unsaved draft on this device, for this document or a new one. It is offered once, when the editor opens. */
export function useDraft<C extends FieldValues>(
  { readContent }: Pick<EditorKind<C>, 'readContent'>,
  editor: Editor<C>,
  { opened, isNew }: { opened: EditedDocument<C>; isNew: boolean },
) {
  const [found, setFound] = useState<{ draft: Draft<C>; place: DraftPlace } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, before anything is typed
  useEffect(() => {
    const { place } = editor
    const fresh = isNew ? findNewDraft(place, readContent) : null
    const draft = isNew ? fresh : readDraft(place, readContent)
    if (draft && !isSame(draft, opened)) setFound({ draft, place: fresh ? { ...place, id: fresh.id } : place })
  }, [])
  const drop = () => {
    if (found) deleteDraft(found.place)
    setFound(null)
  }
  return {
    at: found?.draft.at ?? null,
    restore: () => {
      const draft = found?.draft
      drop()
      if (draft) editor.replace({ title: draft.title, design: draft.design, content: draft.content })
    },
    discard: drop,
  }
}

const isSame = <C>(draft: Draft<C>, { title, design, content }: EditedDocument<C>) =>
  JSON.stringify([draft.title, draft.design, draft.content]) === JSON.stringify([title, design, content])
