import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { Template } from '../../contract.ts'
import { starterTemplates } from '../../starters.ts'
import { templatesQuery } from '../queries.ts'
import { TemplateForm, type TemplateStart } from './template-form.tsx'

/** The company's templates: create, change and delete; and our six starter messages. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(templatesQuery())
  const [edited, setEdited] = useState<TemplateStart | null>(null)
  return (
    <Dialog
      onClose={onClose}
      title={edited ? (edited.id ? 'Edit template' : 'New template') : 'Templates'}
      description={edited ? undefined : 'Everyone in your company can use and edit them.'}
      size="lg"
    >
      {edited ? (
        <TemplateForm start={edited} onClose={() => setEdited(null)} />
      ) : (
        <>
          <DialogBody className="stack stack-6">
            <QueryBoundary
              query={query}
              skeleton={<SkeletonRows rows={3} lead="none" label="Loading templates" />}
              errorText="Failed to load templates"
              isEmpty={(own) => own.length === 0}
              empty={<p className="meta">Your company has no templates yet. Start with one below.</p>}
            >
              {(own) => <OwnTemplates own={own} onEdit={setEdited} />}
            </QueryBoundary>
            <Starters onChoose={setEdited} />
          </DialogBody>
          <DialogFoot>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" icon={Plus} onClick={() => setEdited({ name: '', subject: '', body: '' })}>
              New template
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  )
}

function OwnTemplates({ own, onEdit }: { own: Template[]; onEdit: (template: Template) => void }) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const remove = useMutation(
    api.messages.deleteTemplate.mutationOptions({
      onSuccess: () => void toast.success('Template deleted'),
      onError: (error) => void toast.error(errorText(error, 'Failed to delete the template')),
      onSettled: () => refreshQueries(queryClient, templatesQuery().queryKey),
    }),
  )
  const isDeleting = ({ id }: Template) => remove.isPending && remove.variables.id === id
  const ask = async ({ id, name }: Template) => {
    const text = `Delete “${name}” for everyone in your company? Sent messages won't change.`
    if (await confirm({ title: 'Delete template', text, action: 'Delete', destructive: true })) remove.mutate({ id })
  }
  return (
    <ul className="list">
      {own.map((template) => (
        <li key={template.id} className="row between">
          <div className="grow min-w-0">
            <p className="strong break-words">{template.name}</p>
            <p className="meta break-words">{template.subject}</p>
          </div>
          <IconButton
            icon={Pencil}
            size="sm"
            label={`Edit ${template.name}`}
            busy={isDeleting(template)}
            onClick={() => onEdit(template)}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete ${template.name}`}
            busy={isDeleting(template)}
            onClick={() => void ask(template)}
          />
        </li>
      ))}
    </ul>
  )
}

const Starters = ({ onChoose }: { onChoose: (start: TemplateStart) => void }) => (
  <section aria-label="Starters">
    <h3 className="strong">Starters</h3>
    <ul className="list">
      {starterTemplates.map((starter) => (
        <li key={starter.name} className="row between">
          <div className="grow min-w-0">
            <p>{starter.name}</p>
            <p className="meta break-words">{starter.subject}</p>
          </div>
          <Button size="sm" icon={Copy} aria-label={`Use ${starter.name}`} onClick={() => onChoose({ ...starter })}>
            Use
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
