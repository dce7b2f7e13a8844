import { useFormState } from 'react-hook-form'
import { Button } from '#ui/primitives/button.tsx'

/** The submit button of a page with a single form; busy while the form is submitted. */
export const LargeSubmit = ({ children }: { children: string }) => (
  <Button type="submit" variant="primary" size="lg" block busy={useFormState().isSubmitting}>
    {children}
  </Button>
)
