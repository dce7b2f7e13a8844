import { errorText } from './error-text.ts'
import { toast } from './primitives/toast.ts'

type Handler = (error: unknown) => void

/** For `onError`: an error toast with the reason that the server gives, or else this text. */
export const errorToast =
  (text: string): Handler =>
  (error) =>
    void toast.error({ title: 'Error', description: errorText(error, text) })

/** For `onError`: a toast whose title says what failed, above the reason that the server gives, if any. */
export const failureToast =
  (title: string): Handler =>
  (error) =>
    void toast.error({ title, description: errorText(error, '') })
