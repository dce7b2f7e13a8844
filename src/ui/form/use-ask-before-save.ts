import { type Question, useConfirm } from '../page/confirm.tsx'

type Form = { setServerError: (field: 'root', text: string) => void }

/** Asks before saving a form that affects all users. If the user cancels, the form shows that nothing was saved. */
export function useAskBeforeSave() {
  const confirm = useConfirm()
  return async (form: Form, question: Omit<Question, 'destructive'>): Promise<boolean> => {
    const isConfirmed = await confirm({ ...question, destructive: false })
    if (!isConfirmed) form.setServerError('root', 'Nothing was saved.')
    return isConfirmed
  }
}
