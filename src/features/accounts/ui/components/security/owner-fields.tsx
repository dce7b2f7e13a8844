import { PasswordField, TextField } from '#ui/form/text-fields.tsx'

type Props = { asksForCode: boolean; required?: boolean }

/** The fields that prove ownership of the account: the password and, if two-factor is on, a code. `required` marks both as required. */
export function OwnerFields({ asksForCode, required }: Props) {
  return (
    <>
      <PasswordField name="password" label="Current password" required={required} />
      {asksForCode && <CodeField required={required} />}
    </>
  )
}

export const CodeField = ({ required }: Pick<Props, 'required'>) => (
  <TextField
    name="code"
    label="Authentication code"
    required={required}
    autoComplete="one-time-code"
    help="Or one of your backup codes"
  />
)
