import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { api } from '#client/api.ts'
import { TextDiff } from '#features/documents/ui/components/text-diff.tsx'
import { exactDateTime } from '#lib/dates.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody, DialogFoot, Drawer } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { localZone } from '#ui/use-zone.ts'
import type { EditedDocument } from './edited-document.ts'
import type { EditorKind } from './editor-kind.ts'
import '../editor.css'

type Props<C extends FieldValues> = {
  kind: EditorKind<C>
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  written: () => EditedDocument<C>
  onRestore: (version: EditedDocument<C>) => Promise<void>
}

// with seconds, to distinguish two versions of the same minute
/** Earlier versions: when each was saved and what changed since. Restoring one also saves the current state as a version. */
export function VersionsDrawer<C extends FieldValues>(props: Props<C>) {
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Version history"
      description="A version is saved each time you click Save, and every 10 minutes while you write."
    >
      {props.open && <Content {...props} />}
    </Drawer>
  )
}

function Content<C extends FieldValues>({ kind, id, written, onRestore, onOpenChange }: Props<C>) {
  const versions = useQuery(api.editors.versions.queryOptions({ input: { kind: kind.kind, id }, staleTime: 0 }))
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const version = useQuery({
    queryKey: ['document-version', id, chosen],
    queryFn: () => kind.loadVersion(id, chosen ?? ''),
    enabled: chosen !== null,
  })
  const restore = async () => {
    if (!version.data) return
    const { title, design, content } = version.data
    setBusy(true)
    await onRestore({ title, design, content })
    onOpenChange(false)
  }
  return (
    <>
      <DialogBody className="stack stack-4">
        <QueryBoundary
          query={versions}
          skeleton={<SkeletonRows rows={4} lead="none" label="Loading versions" />}
          errorText="Failed to load the versions"
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState bare title="No earlier versions yet">
              Click Save to create a version.
            </EmptyState>
          }
        >
          {(list) => (
            <ul className="ed-versions">
              {list.map(({ id: versionId, savedAt, title }) => (
                <li key={versionId}>
                  <button
                    type="button"
                    className="ed-version"
                    aria-pressed={versionId === chosen}
                    onClick={() => setChosen(versionId)}
                  >
                    <b>{exactDateTime(savedAt, localZone())}</b>
                    <span className="meta clip">{title}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
        {chosen && (
          <QueryBoundary
            query={version}
            skeleton={<SkeletonRows rows={3} lead="none" label="Comparing" />}
            errorText="Failed to load this version"
          >
            {(then) => <Comparison kind={kind} then={then} now={written()} />}
          </QueryBoundary>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => onOpenChange(false)}>Close</Button>
        <Button variant="primary" disabled={!version.data} busy={isBusy} onClick={() => void restore()}>
          Restore this version
        </Button>
      </DialogFoot>
    </>
  )
}

type Compared<C extends FieldValues> = { kind: EditorKind<C>; then: EditedDocument<C>; now: EditedDocument<C> }

/** What restoring a version would change, section by section: removed text is struck out, restored text is highlighted. */
function Comparison<C extends FieldValues>({ kind, then, now }: Compared<C>) {
  const before = kind.partsOf(now.content)
  const changed = kind
    .partsOf(then.content)
    .map(({ label, text }, at) => ({ label, after: text, before: before[at]?.text ?? '' }))
    .filter((part) => part.after !== part.before)
  const hasOtherTitle = then.title !== now.title
  const hasOtherDesign = JSON.stringify(then.design) !== JSON.stringify(now.design)
  if (changed.length === 0 && !hasOtherTitle && !hasOtherDesign)
    return <p className="meta">This version is the same as the current document.</p>
  return (
    <section className="stack stack-4" aria-label="What restoring would change">
      {hasOtherTitle && <Change label="Title" before={now.title} after={then.title} />}
      {hasOtherDesign && <p className="meta">The design was different.</p>}
      {changed.map((part) => (
        <Change key={part.label} {...part} />
      ))}
    </section>
  )
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <div className="ed-change">
      <h3>{label}</h3>
      <TextDiff before={before} after={after} />
    </div>
  )
}
