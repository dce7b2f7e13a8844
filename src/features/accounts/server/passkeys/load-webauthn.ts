/** The library that checks passkeys. Its 300 files would be half a second of every start; few processes ever need them. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
