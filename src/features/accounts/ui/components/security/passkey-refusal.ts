export const PASSKEY_STOPPED = 'The device did not answer, or you stopped it. Please try again.'

/** What to say where the browser or its owner said no; undefined for everything else. */
export function passkeyRefusal(error: unknown): string | undefined {
  const { name, code } = (error ?? {}) as { name?: string; code?: unknown }
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return 'This device holds a passkey for this account already.'
  }
  if (name === 'NotAllowedError' || name === 'AbortError') return PASSKEY_STOPPED
  if (name === 'NotSupportedError' || name === 'SecurityError' || name === 'WebAuthnError') {
    return 'This browser or device cannot use passkeys here.'
  }
  return undefined
}
