import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useFocusBack } from '#ui/primitives/use-focus-back.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { type Contact, ContactFields } from '../../contract.ts'
import { contactsQuery } from '../queries.ts'
import { DetailsPart } from './details-part.tsx'
import { useRefresh } from './use-tracker-actions.ts'

/** The contacts of an application; visible only to their owner. */
export function ContactsPart({ aboutId }: { aboutId: string }) {
  const query = useQuery(contactsQuery(aboutId))
  /** The contact that is being edited, or 'new'. */
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  const opener = useFocusBack(edited !== undefined)
  return (
    <DetailsPart title="Contacts" end="Only you can see them">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="avatar" />}
        errorText="Failed to load contacts"
      >
        {(contacts) =>
          contacts.length > 0 && (
            <ul className="mb-3">
              {contacts.map((contact) => (
                <li key={contact.id} className="rem">
                  {edited === contact.id ? (
                    <ContactForm aboutId={aboutId} contact={contact} onClose={close} />
                  ) : (
                    <ContactRow contact={contact} onEdit={() => setEdited(contact.id)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {edited === 'new' ? (
        <ContactForm aboutId={aboutId} onClose={close} />
      ) : (
        <Button ref={opener} size="sm" icon={UserPlus} onClick={() => setEdited('new')}>
          Add contact
        </Button>
      )}
    </DetailsPart>
  )
}

function ContactRow({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { id, name, role, email, phone, link, note } = contact
  const confirm = useConfirm()
  const remove = useMutation(
    api.jobTracker.deleteContact.mutationOptions({
      onSuccess: () => void toast.success('Contact deleted'),
      onError: errorToast('Failed to delete contact'),
      onSettled: useRefresh(),
    }),
  )
  const ask = async () => {
    const question = { title: 'Delete contact', text: `Delete ${name} from this application?`, action: 'Delete' }
    if (await confirm(question)) remove.mutate({ id })
  }
  return (
    <>
      <Avatar name={name} />
      <div className="grow min-w-0">
        <p className="strong break-words">{name}</p>
        {role && <p className="meta break-words">{role}</p>}
        <p className="row wrap text-sm">
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {link && (
            <a href={link} target="_blank" rel="noreferrer noopener">
              {new URL(link).hostname}
            </a>
          )}
        </p>
        {note && <p className="text-sm whitespace-pre-line break-words">{note}</p>}
      </div>
      <div className="row">
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} busy={remove.isPending} onClick={onEdit} />
        <IconButton
          icon={Trash2}
          size="sm"
          label={`Delete ${name}`}
          busy={remove.isPending}
          onClick={() => void ask()}
        />
      </div>
    </>
  )
}

const empty: ContactFields = { name: '', role: '', email: '', phone: '', link: '', note: '' }

function ContactForm({ aboutId, contact, onClose }: { aboutId: string; contact?: Contact; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { id, ...known } = contact ?? { id: undefined, ...empty }
  const form = useAppForm({
    schema: ContactFields,
    defaultValues: known,
    async onSubmit(fields) {
      if (id) await client.jobTracker.updateContact({ id, ...fields })
      else await client.jobTracker.addContact({ aboutId, ...fields })
      await refreshQueries(queryClient, api.jobTracker.key(), api.applications.key())
      toast.success(id ? 'Contact updated' : 'Contact added')
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to save contact. Please try again.')),
  })
  return (
    <AppForm form={form} label={id ? `Edit ${known.name}` : 'New contact'} className="stack stack-4 grow">
      <Columns>
        <TextField name="name" label="Name" required />
        <TextField name="role" label="Role" optional placeholder="Recruiter" />
        <TextField name="email" label="Email" type="email" optional />
        <TextField name="phone" label="Phone" type="tel" optional />
        <TextField name="link" label="Link" type="url" optional placeholder="https://" className="wide" />
      </Columns>
      <TextareaField name="note" label="Note" optional rows={2} limit={2000} />
      <FormFoot
        submit={id ? 'Save contact' : 'Add contact'}
        busyText="Saving"
        cancel={<Button onClick={onClose}>Cancel</Button>}
      />
    </AppForm>
  )
}
