import { PasswordField } from '#ui/form/text-fields.tsx'

/** A new password, entered twice. */
export const NewPasswordFields = ({ label = 'New password' }: { label?: string }) => (
  <>
    <PasswordField name="password" label={label} autoComplete="new-password" />
    <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
  </>
)
