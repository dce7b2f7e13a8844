import { PasswordField, TextField } from '#ui/form/text-fields.tsx'

/** What shows that the account's owner is asking: the password and, where two-factor is on, a code. */
export function OwnerFields({ asksForCode }: { asksForCode: boolean }) {
  return (
    <>
      <PasswordField name="password" label="Your password" />
      {asksForCode && <CodeField />}
    </>
  )
}

export const CodeField = () => (
  <TextField name="code" label="Code from the app" autoComplete="one-time-code" help="Or one of your backup codes." />
)
