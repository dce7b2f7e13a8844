import { useFormState } from 'react-hook-form'
import { Button } from '#ui/primitives/button.tsx'

/** The button of a form that is alone on its page, busy while the form is sent. */
export const LargeSubmit = ({ children }: { children: string }) => (
  <Button type="submit" variant="primary" size="lg" block busy={useFormState().isSubmitting}>
    {children}
  </Button>
)
