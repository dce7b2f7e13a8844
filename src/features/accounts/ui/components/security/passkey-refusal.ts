export const PASSKEY_CANCELLED = "The request was cancelled or the device didn't respond. Please try again."

/** The text if the browser or the user refused; undefined for other errors. */
export function passkeyRefusal(error: unknown): string | undefined {
  const { name, code } = (error ?? {}) as { name?: string; code?: unknown }
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return 'This device already has a passkey for this account.'
  }
  if (name === 'NotAllowedError' || name === 'AbortError') return PASSKEY_CANCELLED
  if (name === 'NotSupportedError' || name === 'SecurityError' || name === 'WebAuthnError') {
    return "Passkeys aren't supported by this browser or device."
  }
  return undefined
}
