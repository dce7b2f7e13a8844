import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxGroupField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { webhookTypes } from '../../deliveries.ts'
import { webhookTypeLabels } from '../../rules.ts'
import { type Endpoint, EndpointFields } from '../../webhook-contract.ts'
import { useSaveEndpoint } from './use-endpoints.ts'

type Props = {
  /** The endpoint to change; without it, the dialog adds one. */
  endpoint?: Endpoint | undefined
  onClose: () => void
  onSecret: (secret: string) => void
}

const events = webhookTypes.map((value) => ({ value, label: `${webhookTypeLabels[value]} (${value})` }))

/** Adds an endpoint, or changes one. */
export function EndpointDialog(props: Props) {
  return (
    <Dialog
      onClose={props.onClose}
      title={props.endpoint ? 'Edit endpoint' : 'Add endpoint'}
      description="We send each event by POST, signed with a secret that only you and we know."
    >
      <EndpointForm {...props} />
    </Dialog>
  )
}

function EndpointForm({ endpoint, onClose, onSecret }: Props) {
  const { create, update } = useSaveEndpoint()
  const form = useAppForm({
    schema: EndpointFields,
    defaultValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      eventTypes: webhookTypes.filter((type) => endpoint?.eventTypes.includes(type) ?? true),
    },
    onFail: (error, { setServerError }) => {
      const isAddress = (error as { code?: string }).code === 'WEBHOOK_ADDRESS_REFUSED'
      setServerError(isAddress ? 'url' : 'root', errorText(error, 'Failed to save the endpoint'))
    },
    onSubmit: async (values) => {
      if (endpoint) {
        await update.mutateAsync({ ...values, id: endpoint.id })
        toast.success('Endpoint saved')
        onClose()
      } else {
        const { secret } = await create.mutateAsync(values)
        onClose()
        onSecret(secret)
      }
    },
  })
  return (
    <AppForm form={form} label={endpoint ? 'Edit endpoint' : 'Add endpoint'}>
      <DialogBody>
        <div className="stack stack-4">
          <TextField
            name="url"
            label="URL"
            type="url"
            required
            autoComplete="off"
            placeholder="https://example.com/hooks/tandem"
          />
          <TextField name="description" label="Description" optional help="Only visible to your team." />
          <CheckboxGroupField name="eventTypes" label="Events" required options={events} />
        </div>
      </DialogBody>
      <FormFoot
        dialog
        submit={endpoint ? 'Save changes' : 'Add endpoint'}
        busyText="Saving"
        cancel={<Button onClick={onClose}>Cancel</Button>}
      />
    </AppForm>
  )
}
