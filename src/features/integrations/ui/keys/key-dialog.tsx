import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { forOwner } from '#features/accounts/security-contract.ts'
import { OwnerFields } from '#features/accounts/ui/components/security/owner-fields.tsx'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxGroupField, SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { CreateKey, keyLifetimes } from '../../key-contract.ts'
import { type Scope, scopeLabels, scopes } from '../../rules.ts'

type Props = { onClose: () => void; onMade: (made: { secret: string; scopes: string[] }) => void }

const allowed = scopes.map((value) => ({ value, label: `${scopeLabels[value]} (${value})` }))
const lifetimes = keyLifetimes.map((value) => ({ value, label: value === 'never' ? 'Never' : `In ${value} days` }))

const fieldOf: Partial<Record<string, 'password' | 'code'>> = { WRONG_PASSWORD: 'password', CODE_WRONG: 'code' }

/** Creates a key. */
export function KeyDialog(props: Props) {
  return (
    <Dialog
      onClose={props.onClose}
      title="Create API key"
      description="It works until it expires, is revoked, or you leave the company. If your password changes, it is paused until an admin confirms it."
    >
      <KeyForm {...props} />
    </Dialog>
  )
}

function KeyForm({ onClose, onMade }: Props) {
  // set after the server asks for a code: the viewer has two-factor on
  const [asksForCode, setAsksForCode] = useState(false)
  const queryClient = useQueryClient()
  const create = useMutation(
    api.apiKeys.create.mutationOptions({
      onSuccess: () => refreshQueries(queryClient, api.apiKeys.key()),
    }),
  )
  const form = useAppForm({
    schema: forOwner(CreateKey, asksForCode),
    defaultValues: { name: '', scopes: [] as Scope[], lifetime: '90' as const, password: '' },
    onFail: (error, { setServerError }) => {
      const code = errorCode(error)
      if (code === 'SECOND_FACTOR_REQUIRED') setAsksForCode(true)
      setServerError(fieldOf[code ?? ''] ?? 'root', errorText(error, 'Failed to create the API key'))
    },
    onSubmit: async (values) => {
      const { secret } = await create.mutateAsync(values)
      onClose()
      onMade({ secret, scopes: values.scopes })
    },
  })
  return (
    <AppForm form={form} label="Create API key">
      <DialogBody>
        <div className="stack stack-4">
          <TextField
            name="name"
            label="Name"
            required
            autoComplete="off"
            help="Where you'll use it, for example Careers site."
          />
          <CheckboxGroupField name="scopes" label="Scopes" required options={allowed} />
          <SelectField name="lifetime" label="Expires" options={lifetimes} />
          <OwnerFields asksForCode={asksForCode} required />
        </div>
      </DialogBody>
      <FormFoot dialog submit="Create key" busyText="Creating" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}
