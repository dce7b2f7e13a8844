import { errorText } from './error-text.ts'
import { toast } from './primitives/toast.ts'

type Handler = (error: unknown) => void

/** For `onError`: shows an error toast with the server's reason, or else this text. */
export const errorToast =
  (text: string): Handler =>
  (error) =>
    void toast.error({ title: 'Error', description: errorText(error, text) })

/** For `onError`: shows a toast with this title and, below it, the server's reason, if there is one. */
export const failureToast =
  (title: string): Handler =>
  (error) =>
    void toast.error({ title, description: errorText(error, '') })
